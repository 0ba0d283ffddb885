import { describe, expect, it } from 'vitest';
import payloads from '../../../tests/attacks/fixtures/dompurify/payloads.json' with { type: 'json' };
import { allowedAttributes, allowedElements, cleanHtml } from './clean-html.ts';

function htmlOf(html: string): string {
  const place = document.createElement('div');
  place.append(cleanHtml(html));
  return place.innerHTML;
}

describe('cleanHtml', () => {
  it('leaves nothing but elements and attributes of its lists, whatever the published payloads try', () => {
    const strange = payloads.flatMap(({ title, payload }) =>
      [...cleanHtml(payload).querySelectorAll('*')].flatMap((element) => {
        const wrong = element.getAttributeNames().filter((name) => !allowedAttributes.includes(name));
        const isAllowed = allowedElements.includes(element.localName) && wrong.length === 0;
        return isAllowed ? [] : [`${title}: ${element.outerHTML}`];
      }),
    );
    expect(payloads.length).toBeGreaterThan(200);
    expect(strange).toEqual([]);
  });

  it('follows no address that is a script, and tells no other page where a link was', () => {
    const tries = ['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,<script>', 'vbscript:msgbox(1)'];
    expect(tries.map((href) => htmlOf(`<a href="${href}">x</a>`))).toEqual(tries.map(() => '<a>x</a>'));
    expect(htmlOf('<a href="/m/help" target="_blank">x</a>')).toBe('<a href="/m/help" rel="noopener noreferrer">x</a>');
  });

  it('keeps the words of what would take over the page', () => {
    expect(htmlOf('<frameset><frame src="/m/home"></frameset><p>Words</p>')).toContain('Words');
    expect(htmlOf('<base href="//evil.example"><meta http-equiv="refresh" content="0"><p>Words</p>')).toBe(
      '<p>Words</p>',
    );
    expect(htmlOf('<style>body{display:none}</style><p style="position:fixed" class="a" id="b">Words</p>')).toBe(
      '<p>Words</p>',
    );
    expect(htmlOf('<form action="//evil.example"><input name="password">Words</form>')).toBe('Words');
  });

  it('leaves an honest text as it is', () => {
    const text = '<h3>Title</h3><p>A <strong>strong</strong> word</p><ul><li>One</li></ul><img src="/art/a" alt="A">';
    expect(htmlOf(text)).toBe(text);
  });
});
