import { useEffect, useEffectEvent, useRef } from 'react';

/** Says once that the end of a list has come near the window. */
export function WhenSeen({ onSeen }: { onSeen(): void }) {
  const mark = useRef<HTMLSpanElement>(null);
  const see = useEffectEvent(onSeen);
  useEffect(() => {
    if (!mark.current) return undefined;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        watcher.disconnect();
        see();
      },
      { rootMargin: '300px' },
    );
    watcher.observe(mark.current);
    return () => watcher.disconnect();
  }, []);
  return <span ref={mark} />;
}
