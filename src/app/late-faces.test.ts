import { expect, it } from 'vitest';
import { splitFaces } from './late-faces.ts';

const face = (family: string, hash: string) =>
  `@font-face{font-family:"${family}";font-weight:400;src:url(/livery/parts/${hash}.woff2) format("woff2")}\n`;

it('lets a face come late of which a sister is preloaded, and no other', () => {
  const stand = '@font-face{font-family:"Jost stand-in";src:local("Arial")}\n';
  const [body, bold, display] = [face('Jost', 'a1'), face('Jost', 'b2'), face('Bodoni', 'c3')];
  expect(splitFaces(`${body}${bold}${display}${stand}:root{}`, ['a1'])).toEqual({
    css: `${body}${display}${stand}:root{}`,
    late: bold,
  });
});

it('leaves the stylesheet of a page that preloads nothing as it is', () => {
  const css = `${face('Jost', 'a1')}:root{}`;
  expect(splitFaces(css, [])).toEqual({ css, late: '' });
});
