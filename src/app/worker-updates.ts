import type { Runtime } from '../client/index.ts';
import { workerUrl } from './trusted-types.ts';

/** As workbox-window has them: a waiting worker is reported after 200 ms, and one found within 60 s is our own (row ). */
export const WAITING_TIMEOUT_DURATION = 200;
export const REGISTRATION_TIMEOUT_DURATION = 60_000;

/**
 * Registers the worker and takes its updates: at once while no form is being filled in, else when a page is next opened.
 * Taking one never reloads a page: it goes on with the build that it began with, and the next start has the new one.
 */
export async function registerWorker({ clock, toasts, translation }: Runtime): Promise<void> {
  const registration = await navigator.serviceWorker.register(workerUrl());
  const registeredAt = clock.now();
  // It has waited for the end of a form; nobody has typed anything on this page yet.
  registration.waiting?.postMessage(activate);
  const isOwn = () => clock.now() - registeredAt <= REGISTRATION_TIMEOUT_DURATION;
  registration.addEventListener('updatefound', () => {
    const found = registration.installing;
    const external = !isOwn();
    found?.addEventListener('statechange', () => {
      if (found.state !== 'installed' || !navigator.serviceWorker.controller) return;
      clock.after(WAITING_TIMEOUT_DURATION, () => {
        if (registration.waiting !== found || isFormFilled()) return;
        if (external) toasts.show(translation.text('errors:updating'), { kind: 'info' });
        found.postMessage(activate);
      });
    });
  });
}

const activate = { type: 'activate' } as const;

/** Whether a form on the page holds what a player has typed. */
function isFormFilled(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form input, form textarea');
  return [...fields].some(({ type, value }) => value !== '' && !['hidden', 'checkbox', 'radio'].includes(type));
}
