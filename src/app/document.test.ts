import { expect, it } from 'vitest';
import { aBoot } from '../client/testing/boot.fixture.ts';
import { writeDocument } from './document.ts';

/** Whether each script of the page comes late and is evaluated by itself, by its address. */
async function lateness(hasForm: boolean): Promise<ReadonlyMap<string | undefined, boolean>> {
  const { html } = await writeDocument({
    boot: aBoot(),
    assets: { script: '/assets/app.js', css: [], preload: ['/assets/vendor.js'], parts: { shop: ['/assets/shop.js'] } },
    stylesheet: { href: '/x.css', css: '' },
    ...{
      title: 'Karat',
      description: '',
      body: '',
      styleTag: '',
      modules: ['shop'],
      path: '/m/shop',

      hasForm,
    },
  });
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
  const scripts = await lateness(false);
  expect([...scripts.keys()]).toEqual(['/assets/vendor.js', '/assets/shop.js', '/assets/app.js']);
  expect([...scripts.values()]).toEqual([true, true, true]);
});

it('makes the scripts of a form wait for nothing, its validators among them', async () => {
  const scripts = await lateness(true);
  expect(scripts.size).toBe(4);
  expect([...scripts.keys()].some((path) => path?.startsWith('/livery/parts/'))).toBe(true);
  expect([...scripts.values()]).not.toContain(true);
});
