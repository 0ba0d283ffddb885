import { useLayoutEffect, useRef } from 'react';
import { useSanitizer } from './use-sanitizer.ts';

export interface SafeHtmlProps {
  /** HTML from configuration or the platform. */
  readonly html: string;
}

/**
 * HTML of a server, sanitised before it enters the page (decision 5). Its fragment is inserted as nodes, so no string
 * ever reaches an HTML sink and Trusted Types stay enforced.
 */
export function SafeHtml({ html }: SafeHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  const purify = useSanitizer();
  useLayoutEffect(() => {
    if (!purify || place.current === null) return;
    const fragment = purify.sanitize(html, {
      RETURN_DOM_FRAGMENT: true,
      FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select'],
      FORBID_ATTR: ['style', 'id', 'class'],
    });
    for (const link of fragment.querySelectorAll('a[href]')) link.setAttribute('rel', 'noopener noreferrer');
    place.current.replaceChildren(fragment);
  }, [purify, html]);
  return <div ref={place} />;
}
