import type { StringsPart } from '../../src/contracts/release.ts';

const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [...'AÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽaåbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqǫrŕsštţuûvṽwŵxẋyýzž']
    .join('')
    .match(/../gu)
    ?.map((pair) => [...pair]) ?? [],
);

/** What must stay as it is in a text: values that are filled in, and marks. */
const kept = /(\{\{[^{}]*\}\}|<\/?\w+>)/;

/** Longer by two fifths, as German or Finnish is, and every letter accented: what is not translated shows. */
export function stretched(text: string): string {
  const long = text
    .split(kept)
    .map((piece) => (kept.test(piece) ? piece : piece.replaceAll(/[A-Za-z]/g, (letter) => accents[letter] ?? letter)))
    .join('');
  return `${long} ${'one two three four five six seven '
    .repeat(50)
    .slice(0, Math.ceil(text.length * 0.4))
    .trim()}`.trim();
}

/** Drawn from right to left whatever its letters are. */
export function mirrored(text: string): string {
  return text
    .split(kept)
    .map((piece) => (kept.test(piece) || piece === '' ? piece : `\u202e${piece}\u202c`))
    .join('');
}

/** Every text of a language pack, changed. */
export function pseudoPack(texts: StringsPart, change: (text: string) => string): StringsPart {
  return Object.fromEntries(
    Object.entries(texts).map(([group, entries]) => [
      group,
      Object.fromEntries(Object.entries(entries).map(([key, text]) => [key, change(text)])),
    ]),
  );
}
