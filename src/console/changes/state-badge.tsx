import type { ChangeSet } from '../../contracts/console/change-sets.ts';
import { Badge, type Tone } from '../parts/badge.tsx';
import { useText } from '../texts/use-text.ts';

const tones: Readonly<Record<ChangeSet['state'], Tone>> = {
  proposed: 'warn',
  rejected: 'neutral',
  scheduled: 'warn',
  held: 'bad',
  cancelled: 'neutral',
  published: 'good',
  partly: 'bad',
  undone: 'neutral',
};

/** Where a change set stands. */
export function StateBadge({ set }: { readonly set: Pick<ChangeSet, 'state'> }) {
  const text = useText();
  return <Badge $tone={tones[set.state]}>{text(`set.${set.state}`)}</Badge>;
}
