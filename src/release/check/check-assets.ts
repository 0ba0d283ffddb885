import type { Problem, ProblemCode } from '../../contracts/problems.ts';
import { pictureType } from '../emit/emit-assets.ts';
import { problemAbout, problemIn } from '../load/json-document.ts';
import { readText } from '../load/read-text.ts';
import { nearestName } from '../nearest-name.ts';
import type { ValidSource } from '../validate/valid-source.ts';
import { beginsAs } from './begins-as.ts';

/** Checks that every asset is the picture that its name says, holds nothing that acts, and that the logo is there. */
export function checkAssets({ merchant, assets, folder }: ValidSource): Problem[] {
  const { logo } = merchant.value;
  const problems = [...assets].flatMap(([name, bytes]) => checkPicture(`${folder}/assets/${name}`, name, bytes));
  if (assets.has(logo)) return problems;
  const nearest = nearestName(logo, assets.keys());
  const message = `assets/${logo} does not exist.`;
  return [...problems, problemIn(merchant, '/logo', { code: 'ASSET_MISSING', message, nearest })];
}

function checkPicture(file: string, name: string, bytes: Uint8Array): Problem[] {
  const refuse = (code: ProblemCode, message: string, line = 1): Problem[] => [
    { ...problemAbout(file, { code, message }), line },
  ];
  const type = pictureType(name);
  if (type === undefined) return refuse('ASSET_INVALID', `${name} is not a picture by its ending.`);
  if (type !== 'image/svg+xml') {
    return beginsAs(type, bytes) ? [] : refuse('ASSET_INVALID', `The content of ${name} is not ${type}.`);
  }
  const { text } = readText(file, bytes);
  if (text === undefined || !/<svg[\s>/]/.test(text)) return refuse('ASSET_INVALID', `${name} is no SVG picture.`);
  const active = findActive(text);
  return active ? refuse('ASSET_ACTIVE', `${name} contains ${active.what}.`, active.line) : [];
}

const active: readonly (readonly [RegExp, string])[] = [
  [/<\s*(?:\w+:)?script/i, 'a script'],
  [/\son\w+\s*=/i, 'an event handler'],
  [/(?:javascript|vbscript)\s*:|data\s*:\s*text\/html/i, 'an address that runs code'],
  [
    /<\s*(?:\w+:)?(?:foreignObject|iframe|object|embed|audio|video|handler|set|animate\w*)\b/i,
    'foreign or moving content',
  ],
  [/<!(?:DOCTYPE|ENTITY)/i, 'a document type with entities'],
  [/\b(?:xlink:)?href\s*=\s*["']?\s*(?!["'#\s]|data:image\/(?:png|jpeg|webp))/i, 'a link to something outside'],
  [/url\((?!\s*["']?\s*#)|@import/i, 'a style that loads something'],
];

function findActive(text: string): { readonly what: string; readonly line: number } | undefined {
  // Character references hide letters from a reader, not from a browser.
  const plain = text.replaceAll(/&#(x[0-9a-f]{1,6}|\d{1,7});?/gi, (_, code: string) => {
    const point = Number(`0${code}`);
    return point < 0x110000 ? String.fromCodePoint(point) : ' ';
  });
  for (const [pattern, what] of active) {
    const found = pattern.exec(plain);
    if (found) return { what, line: plain.slice(0, found.index + 1).split('\n').length };
  }
  return undefined;
}
