import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const declaration = /\bstyled(\.[a-z][a-z0-9]*|\([A-Za-z][\w.]*\))(?!\.withConfig)(?=[.<`(])/g;

/**
 * Gives every styled component an id made of its file and its place there. Without it styled-components counts in the
 * order in which modules run, which differs between the server and a browser that loads screens lazily, and a
 * hydrated page would wear other class names than its style block.
 */
export function stableStyleIds(root: string): Plugin {
  return {
    name: 'livery-stable-style-ids',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/(app|console|features|forms|ui)\/.*\.tsx?$/ },
      handler: (code, id) => nameStyledComponents(withoutIndents(code), relative(root, id)),
    },
  };
}

/**
 * Takes the indents off every line, comments of one line, and the line's end after a declaration of CSS. They mean nothing in
 * code or in CSS, but inside of templates a minifier must keep them, and players would load them. A line with a slash may hold
 * a comment, which ends with it; one with an `@` may tell the bundler something.
 */
export function withoutIndents(code: string): string {
  const lines = code.replaceAll(/\n[ \t]+/g, '\n').replaceAll(/^\/\* [^*@`\n]*\*\/\n/gm, '');
  return lines.replaceAll(/^([a-z-]+: [^\n`/]*;)\n/gm, '$1');
}

/** Adds `withConfig({ componentId })` to each styled component of one module. */
export function nameStyledComponents(code: string, file: string): string {
  const prefix = createHash('sha256').update(file).digest('hex').slice(0, 6);
  let count = 0;
  return code.replace(declaration, (_match, base: string) => {
    count += 1;
    return `styled${base}.withConfig({ componentId: 'l${prefix}${count}' })`;
  });
}
