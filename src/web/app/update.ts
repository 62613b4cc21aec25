import { createSignal } from 'solid-js';
import { registerSW } from 'virtual:pwa-register';
import { t } from '../i18n/language.ts';
import { notify } from './notices.tsx';

const [isOffline, setOffline] = createSignal(false);

/** Whether the table is kept in this browser and works without a network. */
export { isOffline };

/** Waits until a worker that is being installed is ready or has failed. */
const installed = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });

/** Begins anew with the newest table there is, also when an older one is kept in this browser. */
export async function renew(): Promise<void> {
  try {
    const registration =
      'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
    await registration?.update();
    if (registration?.installing) await installed(registration.installing);
    if (registration?.waiting) {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      registration.waiting.postMessage({ type: 'SKIP_WAITING' });
      return;
    }
  } catch {
    // Without a network the page can only be opened again as it is.
  }
  location.reload();
}

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
