import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import solid from 'vite-plugin-solid';

/** Where the server listens while `vite` serves the client from its sources. */
const SERVER = 'http://127.0.0.1:8297';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  root: path('src/web'),
  build: {
    outDir: path('dist/web'),
    emptyOutDir: true,
    // What belongs to what: scripts/check-size.mjs reads it.
    manifest: true,
    target: 'es2022',
    // The content security policy lets no script or font in that is not a file of this site.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  plugins: [
    solid(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      includeAssets: ['icon.svg'],
      manifest: {
        name: 'Schiltron',
        short_name: 'Schiltron',
        description: 'The open table for the wars of Scotland.',
        start_url: '/',
        display: 'standalone',
        background_color: '#f1ead8',
        theme_color: '#f1ead8',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2,json}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/healthz$/, /^\/readyz$/],
      },
    }),
  ],
});
