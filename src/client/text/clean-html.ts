import purify from 'dompurify';
import { isSafeLink } from '../../engine/safe-link.ts';

/** Elements that a text of a server may have: words, lists, tables and pictures. Of all others only the words stay. */
export const allowedElements: readonly string[] = [
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'blockquote', 'br', 'caption', 'center', 'cite', 'code', 'col', 'colgroup'],
  ...[
    'dd',
    'del',
    'details',
    'dfn',
    'div',
    'dl',
    'dt',
    'em',
    'figcaption',
    'figure',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
  ],
  ...['hr', 'i', 'img', 'ins', 'kbd', 'li', 'mark', 'ol', 'p', 'pre', 'q', 's', 'samp', 'section', 'small', 'span'],
  ...[
    'strong',
    'sub',
    'summary',
    'sup',
    'table',
    'tbody',
    'td',
    'tfoot',
    'th',
    'thead',
    'time',
    'tr',
    'u',
    'ul',
    'wbr',
  ],
];

/** Attributes that such a text may have: no style, no name that a script could mistake for its own, no handler. */
export const allowedAttributes: readonly string[] = [
  ...['alt', 'cite', 'colspan', 'datetime', 'dir', 'height', 'href', 'lang', 'open', 'rel', 'reversed', 'rowspan'],
  ...['scope', 'span', 'src', 'start', 'title', 'value', 'width'],
];

/**
 * HTML of a server as nodes that may stand in a page (decision 5). No string of it ever reaches an HTML sink, so Trusted
 * Types stay enforced, and its links show nobody where they were followed.
 */
export function cleanHtml(html: string): DocumentFragment {
  // A frameset at the beginning would put itself in the body's place, and nothing would be left; after a first element
  // that has a place on a page, browsers pass it over.
  const fragment = purify.sanitize(`<wbr>${html}`, {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: [...allowedElements],
    ALLOWED_ATTR: [...allowedAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
  fragment.firstChild?.remove();
  for (const link of fragment.querySelectorAll('a[href]')) {
    // A link that only looks like one of the site is none.
    if (!isSafeLink(link.getAttribute('href') ?? '')) link.removeAttribute('href');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  return fragment;
}
