import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { componentPairs } from '../../contracts/colour-pairs.ts';

const src = join(import.meta.dirname, '../..');
const sources = globSync('{app,client,features,forms,lobby,ui}/**/*.{ts,tsx}', { cwd: src })
  .filter((file) => !/\.(?:test|fixture)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(src, file), 'utf8') }));

/** Colours of drawings that say nothing: a prompt's underscore, the picture of an empty page, the frame of a banner. */
const decorations = ['color.action', 'color.trim1', 'color.trim5'];

const ink = /(?<![-\w])color:[^;{}]*?\$\{token\('(color\.\w+)'\)\}/g;
const ground = /background(?:-color)?:[^;{}]*?\$\{token\('(color\.\w+)'\)\}/g;
/** The declarations of one rule: what stands between two braces, with its placeholders. */
const rule = /[{`]((?:\$\{[^{}`]*\}|[^{}`])*)[}`]/g;

const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

describe('componentPairs', () => {
  it('has every pair that one rule of a component draws', () => {
    const listed = new Set(componentPairs.map(({ foreground, background }) => `${foreground} on ${background}`));
    const drawn = sources.flatMap(({ file, text }) =>
      named(text, rule).flatMap((declarations) =>
        named(declarations, ink).flatMap((above) =>
          named(declarations, ground).map((below) => ({ pair: `${above} on ${below}`, file })),
        ),
      ),
    );
    expect(drawn.length).toBeGreaterThan(20);
    expect(drawn.filter(({ pair }) => !listed.has(pair))).toEqual([]);
  });

  it('has every colour that something is written in', () => {
    const known = new Set<string>(componentPairs.map(({ foreground }) => foreground));
    const inks = sources.flatMap(({ file, text }) => named(text, ink).map((name) => ({ name, file })));
    expect(inks.filter(({ name }) => !known.has(name) && !decorations.includes(name))).toEqual([]);
    expect(decorations.filter((name) => known.has(name))).toEqual([]);
  });

  it('asks for each pair once for each set of forms', () => {
    const names = componentPairs.map((pair) => JSON.stringify(pair));
    expect(new Set(names).size).toBe(names.length);
  });
});
