import { useEffect, useRef } from 'react';

export interface SafeHtmlProps {
  /** HTML from configuration or the platform. */
  readonly html: string;
}

/**
 * HTML of a server, sanitised before it enters the page (decision 5). The sanitiser loads on first use; its fragment is
 * inserted as nodes, so no string ever reaches an HTML sink and Trusted Types stay enforced.
 */
export function SafeHtml({ html }: SafeHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let current = true;
    void import('dompurify').then(({ default: purify }) => {
      if (!current || place.current === null) return;
      const fragment = purify.sanitize(html, {
        RETURN_DOM_FRAGMENT: true,
        FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select'],
        FORBID_ATTR: ['style', 'id', 'class'],
      });
      for (const link of fragment.querySelectorAll('a[href]')) link.setAttribute('rel', 'noopener noreferrer');
      place.current.replaceChildren(fragment);
    });
    return () => {
      current = false;
    };
  }, [html]);
  return <div ref={place} />;
}
