import type { FlagCell } from '../../contracts/console/flags.ts';
import { dayAndTime } from '../parts/moment.tsx';
import type { Text } from '../texts/use-text.ts';

/** What a cell says in a sentence: state, where it comes from, and who changed it, when, why and until when. */
export function stateWords({ on, layer, override }: FlagCell, text: Text, language: string): string {
  const state = text(on ? 'cell.on' : 'cell.off');
  if (!override) return `${state}, ${text(`layer.${layer}`)}`;
  const { by, at, reason, until } = override;
  const words = text('cell.override', { by, at: dayAndTime(at, language), reason });
  return `${state}, ${words}${until ? ` ${text('cell.until', { until: dayAndTime(until, language) })}` : ''}`;
}
