interface Named {
  readonly code: string;
  readonly name: string;
}

/** A question in one line, taken apart. */
export interface ReadQuestion {
  /** Code of the merchant that it names. */
  readonly at?: string;
  /** The rest of it. */
  readonly about: string;
}

/** Finds the merchant that a question names, by name or code, with the word that leads to it: `deposit on Soda`. */
export function readQuestion(question: string, merchants: readonly Named[]): ReadQuestion {
  const words = question.trim().replaceAll(/\s+/g, ' ');
  // The longest name first: `Karat Gold` is not `Karat`.
  const names = merchants
    .flatMap(({ code, name }) => [name, code].map((known) => ({ code, known: known.toLowerCase() })))
    .toSorted((one, other) => other.known.length - one.known.length);
  for (const { code, known } of names) {
    const place = placeOf(words, known);
    if (place === undefined) continue;
    const before = words.slice(0, place).replace(/\s*\b(?:on|at|in|of|for)\s*$/i, '');
    const after = words.slice(place + known.length).replace(/^(?:['’]s)?[\s:,?]*/, '');
    return { at: code, about: `${before} ${after}`.replaceAll(/\s+/g, ' ').trim() };
  }
  return { about: words };
}

/** Where a name stands as a word of its own. */
function placeOf(words: string, known: string): number | undefined {
  const text = words.toLowerCase();
  for (let place = text.indexOf(known); place >= 0; place = text.indexOf(known, place + 1)) {
    const around = [text[place - 1], text[place + known.length]];
    if (around.every((letter) => letter === undefined || !/[\p{L}\p{N}-]/u.test(letter))) return place;
  }
  return undefined;
}

/** Whether words may be the reference of an error card: six letters and digits that nobody mistakes for each other. */
export function isReference(words: string): boolean {
  return /^[A-HJ-NP-Z2-9]{6}$/i.test(words.trim());
}
