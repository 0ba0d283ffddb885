import { describe, expect, it } from 'vitest';
import type { Problem } from '../../contracts/problems.ts';
import { problemIn } from '../load/json-document.ts';
import { repairDocument } from './repair-document.ts';

const standIn = { name: 'stand-in', list: [], inner: {} };

/** The file after what stands at the pointers was refused, in a schema that accepts what `refusedOf` finds nothing in. */
function repaired(
  value: unknown,
  refused: readonly string[],
  refusedOf: (value: unknown) => readonly string[] = () => [],
) {
  const document = { file: 'a.json', text: JSON.stringify(value), value };
  const problemsAt = (pointers: readonly string[]): readonly Problem[] =>
    pointers.map((pointer) => problemIn(document, pointer, { code: 'SCHEMA_INVALID', message: 'No.' }));
  const result = repairDocument(document, problemsAt(refused), standIn, (one) => problemsAt(refusedOf(one.value)));
  expect([result.file, result.text, result.isDoubtful, document.value]).toEqual(['a.json', document.text, true, value]);
  return result.value;
}

describe('repairDocument', () => {
  it('takes out what was refused, and gives what the schema needs', () => {
    expect(
      repaired({ name: 7, kept: 1, inner: { a: 1, b: { c: 1, d: 2 } } }, ['/name', '/inner/b/c', '/inner/x/y']),
    ).toEqual({
      name: 'stand-in',
      list: [],
      kept: 1,
      inner: { a: 1, b: { d: 2 } },
    });
  });

  it('takes out the whole list of an entry that was refused', () => {
    expect(repaired({ list: [1, 'x'], inner: { more: [{ a: 1 }], b: 2 } }, ['/list/1', '/inner/more/0/a'])).toEqual({
      ...standIn,
      inner: { b: 2 },
    });
  });

  it('takes out as a whole what lacks a part after that', () => {
    const needsId = (value: unknown) => (JSON.stringify(value).includes('"half"') ? ['/inner/half/deep'] : []);
    expect(repaired({ kept: 1, inner: { half: { id: 7 } } }, ['/inner/half/id'], needsId)).toEqual({
      ...standIn,
      kept: 1,
    });
  });

  it('is the stand-in where nothing helps, or where there is nothing to repair', () => {
    expect(repaired({ kept: 1 }, [''], () => ['/kept'])).toEqual(standIn);
    for (const value of [[], null, 'text']) expect(repaired(value, [''])).toEqual(standIn);
  });
});
