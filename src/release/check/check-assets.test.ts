import { describe, expect, it } from 'vitest';
import { aSource, inWords } from './a-source.fixture.ts';
import { checkAssets } from './check-assets.ts';

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">\n${content}\n</svg>`;
const said = (assets: Readonly<Record<string, string | Uint8Array>>) =>
  inWords(checkAssets(aSource({ assets: { 'logo.svg': svg(''), ...assets } })));
const drawn = (content: string) => checkAssets(aSource({ assets: { 'logo.svg': svg(content) } }));

describe('checkAssets', () => {
  it('misses the logo, and names the nearest file', () => {
    expect(inWords(checkAssets(aSource({ assets: { 'logoo.svg': svg('') } })))).toEqual([
      'ASSET_MISSING merchant.json#/logo: assets/logo.svg does not exist. (logoo.svg)',
    ]);
  });

  it('takes only pictures, by their ending and by their content', () => {
    expect(
      said({ 'a.exe': 'MZ', 'b.png': 'no', 'c.svg': '<html></html>', 'd.svg': new Uint8Array([0xff, 0xfe, 0xff]) }),
    ).toEqual([
      'ASSET_INVALID assets/a.exe#: a.exe is not a picture by its ending.',
      'ASSET_INVALID assets/b.png#: The content of b.png is not image/png.',
      'ASSET_INVALID assets/c.svg#: c.svg is no SVG picture.',
      'ASSET_INVALID assets/d.svg#: d.svg is no SVG picture.',
    ]);
    expect(said({ 'a.png': Buffer.from('89504e470d0a1a0a', 'hex') })).toEqual([]);
  });

  it.each([
    ['<path d="M0 0"/>'],
    ['<a href="#part"/><use xlink:href=\'#part\'/>'],
    ['<image href="data:image/png;base64,AA=="/><image href="data:image/webp;base64,AA=="/>'],
    ['<path fill="url(#paint)"/><path fill="url( \'#paint\')"/><path fill=\'url("#paint")\'/>'],
    ['<title>once = one</title>'],
  ])('takes %s', (content) => {
    expect(drawn(content)).toEqual([]);
  });

  it.each([
    ['<script>1</script>', 'a script'],
    ['< svg:script/>', 'a script'],
    ['<path onload="1"/>', 'an event handler'],
    ['<path ONCLICK = "1"/>', 'an event handler'],
    ['<a title="javascript:1"/>', 'an address that runs code'],
    ['<a title="java&#115;cript&#x3A;1"/>', 'an address that runs code'],
    ['<a title="java&#115cript&#X3A 1"/>', 'an address that runs code'],
    ['<a title="javascript&#X3A;1"/>', 'an address that runs code'],
    ['<a title="vbscript :1"/>', 'an address that runs code'],
    ['<a title="data : text/html,1"/>', 'an address that runs code'],
    ['<foreignObject/>', 'foreign or moving content'],
    ['<svg:animateMotion/>', 'foreign or moving content'],
    ['<set/>', 'foreign or moving content'],
    ['<!DOCTYPE svg>', 'a document type with entities'],
    ['<!ENTITY a "b">', 'a document type with entities'],
    ['<a href="https://a.example"/>', 'a link to something outside'],
    ['<use xlink:href = a.svg#b />', 'a link to something outside'],
    ['<image href="data:image/svg+xml,x"/>', 'a link to something outside'],
    ['<path fill="url(https://a.example)"/>', 'a style that loads something'],
    ['<path fill="url( \'a.svg#paint\')"/>', 'a style that loads something'],
    ['<path fill="url(\'\')"/>', 'a style that loads something'],
    ['<style>@import "a"</style>', 'a style that loads something'],
    ['&#99999999; <script/>', 'a script'],
    ['&#x110000;<script/>', 'a script'],
  ])('refuses %s at its line', (content, what) => {
    expect(drawn(content).map(({ code, file, line, message }) => [code, file, line, message])).toEqual([
      ['ASSET_ACTIVE', 'merchants/brand/assets/logo.svg', 2, `logo.svg contains ${what}.`],
    ]);
  });
});
