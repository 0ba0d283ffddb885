import type { SitePart } from '../../contracts/site.ts';

/** SHA-256 of nothing: lets styled-components create its empty sheet, which it fills through the CSSOM. */
const EMPTY_STYLE = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

interface PolicyInput {
  readonly hosts: SitePart['hosts'];
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Origins whose pages may be shown in a frame of this page: those that games are played on. */
  readonly frames: readonly string[];
  /** Who may show the page in a frame: nobody in production. */
  readonly frameAncestors: string;
}

/** The content security policy of a page: by hash, without nonce and without `unsafe-*`, so that pages can be shared. */
export function contentPolicy({ hosts, scriptHashes, styleHashes, frames, frameAncestors }: PolicyInput): string {
  const { script = [], frame = [] } = hosts;
  const framed = [...frames, ...frame];
  return writePolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes.map(quoteHash), ...script],
    'style-src': ["'self'", `'${EMPTY_STYLE}'`, ...styleHashes.map(quoteHash)],
    'img-src': ["'self'", 'data:', 'blob:', ...hosts.image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hosts.connect],
    ...(framed.length > 0 ? { 'frame-src': framed } : {}),
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    // Forms are sent by script alone: a browser would write what is in them into the address.
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [frameAncestors],
    'require-trusted-types-for': ["'script'"],
    // The default policy vouches for the scripts of others by their addresses; without those there is none.
    'trusted-types': ['livery', 'livery-worker', 'dompurify', ...(script.length > 0 ? ['default'] : [])],
  });
}

/** A part opened by itself may draw itself and nothing else: an uploaded picture never becomes a page with script. */
export const partPolicy = writePolicy({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'base-uri': ["'none'"],
  sandbox: [],
});

function writePolicy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

function quoteHash(hash: string): string {
  return `'${hash.replace(/^'|'$/g, '').replace(/^(?!sha)/, 'sha256-')}'`;
}
