import { globSync, readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { layoutAxes, layoutOf } from '../contracts/layout-forms.ts';
import type { ThemeVariants } from '../contracts/release.ts';
import { semanticTokens } from '../contracts/tokens.ts';
import { factForms } from './content/fact-forms.ts';
import { innerOf, pageOf } from './gallery/every-form.ts';
import { Gallery } from './gallery.tsx';
import { galleryScenes } from './gallery-scenes.ts';
import * as ui from './index.ts';
import { pageOfCard } from './page-forms/use-page-form.ts';

const themes = ['karat', 'chamak', 'soda', 'tide', 'ninety', 'amber'].map((id) => {
  const theme = JSON.parse(readFileSync(`themes/${id}/theme.json`, 'utf8')) as { id: string; variants: ThemeVariants };
  return { id, variants: theme.variants };
});

function render(variants: ThemeVariants, scene: (typeof galleryScenes)[number], language: string) {
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    sheet.collectStyles(
      <Gallery
        scene={scene}
        variants={variants}
        language={language}
        brand="Brand"
        currency={{ code: 'PKR', symbol: 'Rs' }}
        tiles={[{ src: '/tile.avif', name: 'Nile Keeper' }]}
        banner="/banner.avif"
      />,
    ),
  );
  const css = sheet.getStyleTags();
  sheet.seal();
  return { html, css };
}

describe('Gallery', () => {
  it.each(themes)(
    'renders every scene of $id on a server without style attributes',
    ({ variants }) => {
      for (const scene of galleryScenes) expect(render(variants, scene, 'ur').html).not.toMatch(/\sstyle="/);
    },
    30_000,
  );

  it.each(themes)(
    'reads only known tokens and no colour of its own in $id',
    ({ variants }) => {
      const known = new Set(semanticTokens.map((name) => `--${name.replaceAll('.', '-')}`));
      const groups = new Set(semanticTokens.map((name) => `--${name.split('.')[0]}-`));
      for (const scene of galleryScenes) {
        const { css } = render(variants, scene, 'en');
        const read = [...css.matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1] ?? '');
        const tokens = read.filter((name) => [...groups].some((group) => name.startsWith(group)));
        expect(tokens.filter((name) => !known.has(name))).toEqual([]);
        expect(css.match(/#[0-9a-f]{3,8}\b(?=[;\s,)])|\brgba?\(|\bhsla?\(/gi)).toBeNull();
      }
    },
    30_000,
  );

  it('shows every component of the public face', () => {
    const scenes = globSync('src/ui/gallery/*.tsx').map((file) => readFileSync(file, 'utf8'));
    const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name) && name !== 'ThemeProvider');
    expect(components.length).toBeGreaterThan(40);
    expect(components.filter((name) => !scenes.some((scene) => scene.includes(`<${name}`)))).toEqual([]);
  });

  it('draws a lobby that no two themes share', () => {
    const lobbies = themes.map(({ variants }) => render(variants, 'lobby', 'en').html.replace(/class="[^"]*"/g, ''));
    expect(new Set(lobbies).size).toBe(themes.length);
  });

  it('lays out a page of fields in a form of each theme, with a head of its own', () => {
    const forms = layoutAxes.page.map(pageOf);
    expect(new Set(forms.map(({ sheet }) => String(sheet))).size).toBe(forms.length);
    const heads = forms.map(({ Head }) => {
      const html = renderToString(<Head mark="Brand" isMoment />);
      expect(html).toContain('Brand');
      return html.replace(/class="[^"]*"/g, '');
    });
    expect(new Set(heads).size).toBe(heads.length);
    // Label, box and action are each placed by every form.
    const parts = ["[data-field='head'] label", "[data-field='box']", "[data-form='fields']", "[data-choice='tiles']"];
    for (const { sheet } of forms) expect(parts.filter((part) => !String(sheet).includes(part))).toEqual([]);
  });

  it('takes the same page of fields with each form of card as the contract says', () => {
    const said = Object.entries(layoutOf).map(([card, { page }]) => [card, page]);
    expect(pageOfCard).toEqual(Object.fromEntries(said));
  });

  it('sets facts in a form of each theme, which places each of them and what it says', () => {
    const forms = layoutAxes.facts.map((form) => factForms[form].join(''));
    expect(new Set(forms).size).toBe(forms.length);
    for (const form of forms) expect(form).toContain("[data-fact='fact'] {");
  });

  it('gives empty places and overlays a composition and a drawing of each theme', () => {
    const families = Object.values(innerOf);
    const drawings = families.flatMap(({ empty: { Mark } }) =>
      (['empty', 'failed', 'step'] as const).map((kind) => renderToString(<Mark kind={kind} />)),
    );
    expect(new Set(drawings).size).toBe(3 * families.length);
    for (const { empty, overlay } of families) {
      expect(empty.sheet).toContain("[data-empty='mark']");
      expect(empty.sheet).toContain("[data-kind='failed']");
      for (const rules of [overlay.dialog, overlay.sheet]) expect(rules).toContain("[data-overlay='head']");
      expect(overlay.toast).toContain("[data-toast='message']");
    }
    const rules = families.flatMap(({ empty, overlay }) => [empty.sheet, ...Object.values(overlay)]);
    expect(new Set(rules).size).toBe(4 * families.length);
  });
});
