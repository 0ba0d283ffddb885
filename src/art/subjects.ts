import { type Kind, kinds } from './kinds.ts';
import { type MotifId, motifIds } from './motifs/index.ts';
import { subjectWords } from './subject-words.ts';

/** Slots may show everything but the furniture of the other kinds. */
const notInSlots: readonly MotifId[] = [
  'bingo',
  'cricket',
  'basket',
  'football',
  'glove',
  'tennis',
  'rugby',
  'baseball',
  'headset',
];

/** The motifs that fit a kind. A tiger in the name of a card game is still a card game: most kinds keep to their own. */
export function fits(motif: MotifId, kind: Kind): boolean {
  return kind === 'slots' ? !notInSlots.includes(motif) : kinds[kind].motifs.includes(motif);
}

/** The motifs that the words of a title name, most telling first. */
export function subjectsIn(title: string, kind: Kind): readonly MotifId[] {
  const found = subjectWords.filter(([words]) => words.test(title)).flatMap(([, motifs]) => motifs);
  return [...new Set(found)].filter((motif) => fits(motif, kind));
}

/** All motifs of a kind. */
export function motifsOf(kind: Kind): readonly MotifId[] {
  return kind === 'slots' ? motifIds.filter((motif) => fits(motif, kind)) : kinds[kind].motifs;
}
