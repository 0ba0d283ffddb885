import { useEffect, useEffectEvent } from 'react';

/**
 * Does something at a key: `/`, `s`, `escape`, `mod+k`, `mod+enter` (`mod` is Ctrl, or ⌘). A plain key does nothing while
 * somebody types, nor does `mod+z`, which belongs to the field then, and none does anything below an open dialog, list or menu.
 */
export function useShortcut(keys: string, act: () => void): void {
  const [key = '', mod] = keys.split('+').reverse();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isModified = event.ctrlKey || event.metaKey;
    if (event.key.toLowerCase() !== key || isModified !== (mod === 'mod') || event.altKey || event.defaultPrevented)
      return;
    if (document.querySelector('[role=dialog]')) return;
    if ((mod !== 'mod' || key === 'z') && key !== 'escape' && isTyping(event.target)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select');
}
