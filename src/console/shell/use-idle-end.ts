import { useEffect, useEffectEvent } from 'react';

/** How often a hand at the keyboard or the pointer is looked for, in ms. */
const lookEvery = 10_000;

/**
 * Ends the session of a console that nobody has touched for so many seconds. The service counts questions, and an open
 * console asks some by itself when others change something.
 */
export function useIdleEnd(idleSeconds: number, end: () => void): void {
  const onIdle = useEffectEvent(end);
  useEffect(() => {
    let touchedAt = Date.now();
    const touch = () => {
      touchedAt = Date.now();
    };
    const timer = setInterval(() => {
      if (Date.now() - touchedAt > idleSeconds * 1000) onIdle();
    }, lookEvery);
    document.addEventListener('keydown', touch, true);
    document.addEventListener('pointerdown', touch, true);
    return () => {
      clearInterval(timer);
      document.removeEventListener('keydown', touch, true);
      document.removeEventListener('pointerdown', touch, true);
    };
  }, [idleSeconds]);
}
