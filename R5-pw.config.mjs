import base from '/work/w4/playwright.config.ts';
export default { ...base, testDir: '/work/w4/test/browser', outputDir: '/tmp/R5-results', reporter: [['list']], workers: 1, webServer: undefined, use: { ...base.use, baseURL: 'http://127.0.0.1:8395', serviceWorkers: 'block' } };
