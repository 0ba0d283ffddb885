import { expect, it } from 'vitest';
import { shownSeq } from './shown-seq.ts';

it.each([
  [undefined, 7],
  ['5', 5],
  ['7', 7],
  ['8', 7],
  ['1e308', 0],
  ['5.5', 0],
  ['-1', 0],
  ['', 0],
  [['5', '6'], 0],
  ['9'.repeat(400), 0],
])('takes %j for a state that there is', (said, seq) => expect(shownSeq(said, 7)).toBe(seq));
