import { styled } from 'styled-components';
import { useText } from '../texts/use-text.ts';

/** Entries of a list of what players notice: what happens, once, and below it for whom. */
export function NoticedLines({ lines }: { readonly lines: readonly string[] }) {
  const text = useText();
  return [...groupNoticed(lines)].map(([what, whom]) => (
    <li key={what}>
      {what}
      {whom.length > 0 ? <Whom>{text('noticed.for', { whom: whom.join(', ') })}</Whom> : null}
    </li>
  ));
}

/** What happens, and the visitors of all sentences that say it; none where a sentence names nobody. */
export function groupNoticed(lines: readonly string[]): Map<string, readonly string[]> {
  const parts = lines.map((line) => {
    const [what = '', ...whom] = line.split(', for ');
    return whom.length === 0 ? { what: line, whom: [] } : { what, whom: [whom.join(', for ').replace(/\.$/, '')] };
  });
  const groups = Map.groupBy(parts, ({ what }) => what);
  return new Map([...groups].map(([what, group]) => [what, group.flatMap(({ whom }) => whom)]));
}

const Whom = styled.small`
  display: block;
  color: var(--muted);
  font-size: 0.75rem;
`;
