import { formatText } from '../../src/release/format/format-text.ts';
import type { Problem } from '../../src/contracts/problems.ts';
import type { Operations } from '../../src/service/operations.ts';

/** What became of one save. */
export type SaveReport =
  | { readonly kind: 'live'; readonly seq: number; readonly milliseconds: number }
  | { readonly kind: 'same' }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  | { readonly kind: 'impossible'; readonly message: string };

/** Makes the folder of a merchant live as it was saved. A mistake is reported and the last good release stays. */
export async function publishSave(
  { publish }: Pick<Operations, 'publish'>,
  { code, author }: { readonly code: string; readonly author: string },
): Promise<SaveReport> {
  const began = performance.now();
  try {
    const result = await publish({ code, author, reason: 'Saved while livery dev ran.' });
    switch (result.kind) {
      case 'published':
        return { kind: 'live', seq: result.pointer.seq, milliseconds: Math.round(performance.now() - began) };
      case 'unchanged':
        return { kind: 'same' };
      case 'refused':
        return { kind: 'refused', problems: result.problems };
      case 'impossible':
        return { kind: 'impossible', message: result.message };
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'impossible', message: `The service does not answer: ${message}` };
  }
}

/** A report for the terminal; nothing about a save that changed nothing. */
export function describeSave(report: SaveReport): string | undefined {
  switch (report.kind) {
    case 'live':
      return `Live as seq ${report.seq} after ${report.milliseconds} ms; open pages follow.`;
    case 'same':
      return undefined;
    case 'refused':
      return `${formatText(report.problems)}\nThe last good release stays.`;
    case 'impossible':
      return report.message;
  }
}
