import type { FlagLine } from '../../contracts/console/flags.ts';
import type { Text } from '../texts/use-text.ts';

/** The short form of what a flag does: its first clause, without the full stop. */
export function nameOf({ effect }: Pick<FlagLine, 'effect'>): string {
  const [first = effect] = effect.split(/[.:;]\s|\.$/);
  return first;
}

/** How a flag is written where sections stand together: two sections may have the same name. */
export function codeOf({ section, own, name }: Pick<FlagLine, 'section' | 'own' | 'name'>): string {
  return section === 'flags' ? own : name;
}

const owners = ['account', 'games', 'agents', 'support', 'platform'] as const;
const stages = ['experimental', 'beta', 'stable', 'retired'] as const;

/** The team that decides about a flag. */
export function ownerOf({ owner }: Pick<FlagLine, 'owner'>, text: Text): string {
  const known = owners.find((one) => one === owner);
  return known ? text(`owner.${known}`) : owner;
}

/** How settled a flag is. */
export function stageOf({ stage }: Pick<FlagLine, 'stage'>, text: Text): string {
  const known = stages.find((one) => one === stage);
  return known ? text(`stage.${known}`) : stage;
}
