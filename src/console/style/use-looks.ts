import { useSyncExternalStore } from 'react';

const dark = matchMedia('(prefers-color-scheme: dark)');

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme', 'dir'] });
  dark.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    dark.removeEventListener('change', onChange);
  };
}

/** Scheme and layout of the page in one word, for what is drawn by script and has to be drawn anew when they change. */
export function useLooks(): string {
  return useSyncExternalStore(subscribe, () => {
    const { dataset, dir } = document.documentElement;
    return [dataset['scheme'] ?? (dark.matches ? 'dark' : 'light'), dir].join(' ');
  });
}
