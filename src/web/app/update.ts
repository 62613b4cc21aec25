import { createSignal } from 'solid-js';
import { registerSW } from 'virtual:pwa-register';
import { t } from '../i18n/language.ts';
import { notify } from './notices.tsx';

const [isOffline, setOffline] = createSignal(false);

/** Whether the table is kept in this browser and works without a network. */
export { isOffline };

/** Keeps the table in the browser for use without a network; a newer one comes only when it is asked for. */
export function stayOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  setOffline(navigator.serviceWorker.controller !== null);
  const update = registerSW({
    onNeedRefresh: () =>
      notify(t('web.shell.update.ready'), {
        label: t('web.shell.update.take'),
        run: () => void update(true),
      }),
    onOfflineReady: () => setOffline(true),
  });
}
