import type { Problem } from '../../contracts/problems.ts';
import type { EngineTexts } from '../load/engine-texts.ts';
import type { JsonDocument } from '../load/json-document.ts';
import { pointerOf, problemIn } from '../load/json-document.ts';
import { nearestName } from '../nearest-name.ts';
import type { ValidSource } from '../validate/valid-source.ts';

/** Elements, handlers and addresses that act; `$t(` looks up another text. */
const activeText =
  /<\s*\/?\s*(script|iframe|frame|frameset|html|head|body|template|noscript|plaintext|object|embed|style|link|meta|base|form|input|button|svg|math|video|audio|img)\b|<[^>]*\son\w+\s*=|(javascript|vbscript)\s*:|data\s*:\s*text\/html|\$t\(/i;

/** Checks that every text of a merchant is only text, and asks for no value that the engine does not fill in. */
export function checkWording(source: ValidSource, engine: EngineTexts): Problem[] {
  const { merchant, site } = source;
  const texts = Object.values(source.strings).flatMap((document) =>
    Object.entries(document.value).flatMap(([group, entries]) =>
      Object.entries(entries).map(([key, text]) => ({
        document,
        pointer: pointerOf(group, key),
        text: withoutMarks(text, engine['en']?.[group]?.[key]),
      })),
    ),
  );
  const others: readonly { document: JsonDocument; pointer: string; text: unknown }[] = [
    { document: merchant, pointer: '/name', text: merchant.value.name },
    { document: merchant, pointer: '/currency/symbol', text: merchant.value.currency.symbol },
    ...Object.entries(merchant.value.settings ?? {}).map(([name, text]) => ({
      document: merchant,
      pointer: pointerOf('settings', name),
      text,
    })),
    ...(site.value.customerService ?? []).map(({ title }, index) => ({
      document: site,
      pointer: `/customerService/${index}/title`,
      text: title,
    })),
  ];
  const unsafe = [...texts, ...others].flatMap(({ document, pointer, text }) => {
    const found = typeof text === 'string' ? activeText.exec(text)?.[0] : undefined;
    if (found === undefined) return [];
    return problemIn(document, pointer, {
      code: 'TEXT_UNSAFE',
      message: `The text contains ${JSON.stringify(found)}.`,
    });
  });
  return [...unsafe, ...checkPlaceholders(source, engine)];
}

/** The text without the marks that the engine's own text has: `<link>` alone says where a link stands in a sentence. */
function withoutMarks(text: string, original: string | undefined): string {
  return original?.includes('<link>') ? text.replaceAll(/<\/?link>/g, '') : text;
}

function checkPlaceholders({ strings }: ValidSource, engine: EngineTexts): Problem[] {
  return Object.values(strings).flatMap((document) =>
    Object.entries(document.value).flatMap(([group, entries]) =>
      Object.entries(entries).flatMap(([key, text]) => {
        const original = engine['en']?.[group]?.[key];
        if (original === undefined) return [];
        const known = placeholders(original);
        return placeholders(text)
          .filter((name) => !known.includes(name))
          .map((name) => {
            const nearest = nearestName(name, known);
            const message = `Nobody fills in {{${name}}} here.`;
            return problemIn(document, pointerOf(group, key), { code: 'TEXT_PLACEHOLDER', message, nearest });
          });
      }),
    ),
  );
}

function placeholders(text: string): readonly string[] {
  return [...text.matchAll(/\{\{\s*([^{},\s]+)[^{}]*\}\}/g)].map((match) => match[1] ?? '');
}
