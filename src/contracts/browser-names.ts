/**
 * Cookie that mirrors the chosen language, so that the service renders the right shell (decision 0g); over HTTPS its name has
 * the prefix `__Host-`, so that no other host of the domain can set it.
 */
export const languageCookie = 'livery-language';

/** Event of the window: the page that the server drew answers presses, and knows what the browser restored. */
export const hydratedEvent = 'livery-hydrated';

/** Id of the `<template>` with the faces and scripts that begin once what is in sight has come. */
export const lateId = 'livery-late';

/** Name of a frame that shows a site as a living card of the start page; nothing in it may take that page's focus. */
export const previewFrame = 'livery-preview';

/** Languages written from right to left. */
export const rightToLeftLanguages: readonly string[] = ['ar', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** Writing direction of a language tag. */
export function directionOf(language: string): 'rtl' | 'ltr' {
  const [primary = ''] = language.toLowerCase().split('-');
  return rightToLeftLanguages.includes(primary) ? 'rtl' : 'ltr';
}
