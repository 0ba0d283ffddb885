import { useLayoutEffect, useRef } from 'react';
import { cleanHtml } from './clean-html.ts';
import { useSanitizer } from './use-sanitizer.ts';

export interface SafeHtmlProps {
  /** HTML from configuration or the platform. */
  readonly html: string;
}

/** HTML of a server, sanitised before it enters the page. */
export function SafeHtml({ html }: SafeHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  const purify = useSanitizer();
  useLayoutEffect(() => {
    if (!purify || place.current === null) return;
    place.current.replaceChildren(cleanHtml(purify, html));
  }, [purify, html]);
  return <div ref={place} />;
}
