import type { Runtime } from '../client/index.ts';
import { workerUrl } from './trusted-types.ts';

/** As workbox-window has them: a waiting worker is reported after 200 ms, and one found within 60 s is our own (row ). */
export const WAITING_TIMEOUT_DURATION = 200;
export const REGISTRATION_TIMEOUT_DURATION = 60_000;

/** Registers the worker and takes its updates: at once when nobody is typing, else when the page is next opened. */
export async function registerWorker({ clock, toasts, translation }: Runtime): Promise<void> {
  const registration = await navigator.serviceWorker.register(workerUrl());
  const registeredAt = clock.now();
  const isOwn = () => clock.now() - registeredAt <= REGISTRATION_TIMEOUT_DURATION;
  registration.addEventListener('updatefound', () => {
    const found = registration.installing;
    const external = !isOwn();
    found?.addEventListener('statechange', () => {
      if (found.state !== 'installed' || !navigator.serviceWorker.controller) return;
      clock.after(WAITING_TIMEOUT_DURATION, () => {
        if (registration.waiting !== found) return;
        if (external) toasts.show(translation.text('app:updateReady'));
        found.postMessage({ type: 'activate' });
      });
    });
  });
}
