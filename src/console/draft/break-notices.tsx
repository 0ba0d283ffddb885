import type { BreakLine } from '../../contracts/console/impact.ts';
import { Notice } from '../parts/notice.tsx';
import { useText } from '../texts/use-text.ts';

/** Promises that a change breaks, with the smallest example of it. */
export function BreakNotices({ breaks }: { readonly breaks: readonly BreakLine[] }) {
  const text = useText();
  return breaks.map(({ kind, name, message }) => (
    <Notice key={`${kind} ${name} ${message}`} tone={kind === 'now' ? 'bad' : 'warn'}>
      <p>{text(`break.${kind}`)}</p>
      <p>{message}</p>
    </Notice>
  ));
}
