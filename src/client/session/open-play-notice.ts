import type { Answer } from '../../contracts/platform-answer.ts';
import type { Runtime } from '../runtime-types.ts';

/** What a player sees and confirms before they play. */
export type PlayNotice = Answer<'playNotices'>['notices'][number];

const dialogOf = { sums: 'playSums', tools: 'playTools' } as const satisfies Record<PlayNotice, string>;

/** Opens the dialog in which a player confirms it; what is no notice opens none. */
export function openPlayNotice({ dialogs }: Pick<Runtime, 'dialogs'>, notice: unknown): void {
  if (notice === 'sums' || notice === 'tools') dialogs.open(dialogOf[notice]);
}
