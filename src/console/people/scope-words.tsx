import type { Scope } from '../../contracts/console/roles.ts';
import { useMerchantName } from '../api/queries.ts';
import { ownerOf } from '../flags/flag-words.ts';
import { useText } from '../texts/use-text.ts';

/** Where somebody's role counts, in a line; nothing where that is everywhere. */
export function ScopeWords({ merchants, groups }: Scope) {
  const text = useText();
  const nameOf = useMerchantName();
  if (!merchants && !groups) return null;
  return (
    <span>
      {merchants ? text('access.at', { merchants: merchants.map(nameOf).join(', ') }) : text('picker.all')}
      {groups
        ? ` · ${text('access.groups', { groups: groups.map((owner) => ownerOf({ owner }, text)).join(', ') })}`
        : ''}
    </span>
  );
}
