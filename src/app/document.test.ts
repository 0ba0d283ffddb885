import { expect, it } from 'vitest';
import { aBoot } from '../client/testing/boot.fixture.ts';
import { type DocumentInput, writeDocument } from './document.ts';

async function write(over: Partial<DocumentInput>): Promise<string> {
  const { html } = await writeDocument({
    boot: aBoot(),
    assets: {
      script: '/assets/app.js',
      early: '/assets/early.js',
      css: [],
      preload: ['/assets/vendor.js'],
      parts: { shop: ['/assets/shop.js'] },
    },
    stylesheet: { href: '/x.css', css: '' },
    title: 'Karat',
    description: '',
    body: '',
    styleTag: '',
    modules: ['shop'],
    path: '/m/shop',
    hasForm: false,
    earlyForms: {},
    ...over,
  });
  return html;
}

/** Whether each script of the page comes late and is evaluated by itself, by its address. */
function lateness(html: string): ReadonlyMap<string | undefined, boolean> {
  const late = /<template id="livery-late">([\s\S]*?)<\/template>/.exec(html)?.[1] ?? '';
  const tags = html.match(/<(?:script type="module"|link rel="modulepreload")[^>]*>/g) ?? [];
  return new Map(
    tags.map((tag) => [
      /"(\/[^"]+\.js)"/.exec(tag)?.[1],
      /fetchpriority="high".* async/.test(tag) && late.includes(tag),
    ]),
  );
}

it('lets letters and pictures come before the scripts of a page that is of use as it is drawn, and evaluates each by itself', async () => {
  const scripts = lateness(await write({}));
  expect([...scripts.keys()]).toEqual(['/assets/vendor.js', '/assets/shop.js', '/assets/app.js']);
  expect([...scripts.values()]).toEqual([true, true, true]);
});

it('makes the scripts of a form wait for nothing, its validators first', async () => {
  const html = await write({ hasForm: true });
  const scripts = lateness(html);
  expect([...scripts.keys()]).toEqual([
    expect.stringMatching(/^\/livery\/parts\/.*\.js$/),
    '/assets/vendor.js',
    '/assets/shop.js',
    '/assets/app.js',
  ]);
  expect([...scripts.values()]).not.toContain(true);
  expect(html).not.toContain('data-early');
});

it('asks for what checks a form early before all else, and tells it what is said of each field', async () => {
  const fields = { username: { texts: { minLength: 'At "least" 4' } } };
  const html = await write({ hasForm: true, earlyForms: { form_1: fields } });
  const [first, second] = lateness(html).keys();
  expect(first).toBe('/assets/early.js');
  const written = /data-early="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '';
  expect(JSON.parse(written)).toEqual({
    validators: second,
    forms: { form_1: fields },
    and: ', ',
    taken: 'livery-taken',
  });
});
