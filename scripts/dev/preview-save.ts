import type { Problem } from '../../src/contracts/problems.ts';
import { formatText } from '../../src/release/format/format-text.ts';
import type { Operations } from '../../src/service/operations.ts';

/** What became of one save. */
export type SaveReport =
  | { readonly kind: 'shown'; readonly url: string; readonly milliseconds: number }
  | { readonly kind: 'same'; readonly url: string }
  | { readonly kind: 'refused'; readonly url: string; readonly problems: readonly Problem[] }
  | { readonly kind: 'impossible'; readonly message: string };

/** Shows the folder of a merchant as it was saved. A mistake is reported and the last good preview stays. */
export async function previewSave(
  { preview }: Pick<Operations, 'preview'>,
  folder: { readonly code: string; readonly dir: string },
): Promise<SaveReport> {
  const startedAt = performance.now();
  try {
    const result = await preview(folder);
    if (result.kind !== 'shown') return result;
    return { kind: 'shown', url: result.url, milliseconds: Math.round(performance.now() - startedAt) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'impossible', message: `The service does not answer: ${message}` };
  }
}

/** A report for the terminal; nothing about a save that changed nothing. */
export function describeSave(report: SaveReport): string | undefined {
  switch (report.kind) {
    case 'shown':
      return `Shown after ${report.milliseconds} ms; open pages follow.`;
    case 'same':
      return undefined;
    case 'refused':
      return `${formatText(report.problems)}\nThe last good state stays.`;
    case 'impossible':
      return report.message;
  }
}
