import { expect, it } from 'vitest';
import { splitFaces } from './late-faces.ts';

const face = (family: string, hash: string) =>
  `@font-face{font-family:"${family}";font-weight:400;src:url(/livery/parts/${hash}.woff2) format("woff2")}\n`;
const [body, bold, display] = [face('Jost', 'a1'), face('Jost', 'b2'), face('Bodoni', 'c3')];

it('keeps a family for later of which some is preloaded, and draws with that under a name of its own until then', () => {
  const standIn = '@font-face{font-family:"Jost stand-in";src:local("Arial")}\n';
  const stacks = ':root{--font-text:Jost,"Jost stand-in",serif;--font-display:"Bodoni",serif}';
  expect(splitFaces(body + bold + display + standIn + stacks, ['a1'])).toEqual({
    css: `${face('Jost early', 'a1')}${display}${standIn}:root{--font-text:Jost,"Jost early","Jost stand-in",serif;--font-display:"Bodoni",serif}`,
    late: body + bold,
  });
});

it('leaves families as they are of which all is preloaded, or nothing', () => {
  const css = `${body}${bold}${display}:root{--font-text:Jost}`;
  expect(splitFaces(css, [])).toEqual({ css, late: '' });
  expect(splitFaces(css, ['a1', 'b2'])).toEqual({ css, late: '' });
});
