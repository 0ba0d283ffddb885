import { useLayoutEffect, useRef } from 'react';
import { useSanitizer } from './use-sanitizer.ts';

export interface SafeHtmlProps {
  /** HTML from configuration or the platform. */
  readonly html: string;
}

/** HTML of a server, sanitised before it enters the page. */
export function SafeHtml({ html }: SafeHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  const clean = useSanitizer();
  useLayoutEffect(() => {
    if (!clean || place.current === null) return;
    place.current.replaceChildren(clean(html));
  }, [clean, html]);
  return <div ref={place} />;
}
