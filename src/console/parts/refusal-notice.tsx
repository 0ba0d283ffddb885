import type { ProblemLine } from '../../contracts/console/api.ts';
import { Refusal } from '../api/refusal.ts';
import { type Text, useText } from '../texts/use-text.ts';
import { Notice } from './notice.tsx';

/** Why the service did not do something, in its own words, with what each merchant says against it. */
export function RefusalNotice({ error }: { readonly error: unknown }) {
  const text = useText();
  if (!error) return null;
  const refusal = error instanceof Refusal ? error : undefined;
  const refused = refusal?.details.refused ?? [];
  return (
    <Notice tone="bad" urgent>
      <p>{formatRefusal(error, text)}</p>
      {refused.length > 0 ? (
        <ul>
          {refused.map(({ merchant, problems }) => (
            <li key={merchant}>
              <strong>{merchant}</strong> {problems.map(sentence).join(' ')}
            </li>
          ))}
        </ul>
      ) : null}
    </Notice>
  );
}

/** Why something was not done, in a sentence. */
export function formatRefusal(error: unknown, text: Text): string {
  if (!(error instanceof Refusal)) return text('refusal.unknown');
  if (error.code === 'OFFLINE') return text('refusal.offline');
  return error.code === 'PASSKEY' ? text('refusal.passkey') : error.message || text('refusal.unknown');
}

function sentence({ message, hint }: ProblemLine): string {
  return [message, hint].filter(Boolean).join(' ');
}
