import { styled } from 'styled-components';
import { consoleRoles, type Grant } from '../../contracts/console/roles.ts';
import { useFlagTable } from '../api/queries.ts';
import { useText } from '../texts/use-text.ts';
import { GroupFields } from './group-fields.tsx';
import { MerchantsField } from './merchants-field.tsx';

interface GrantFieldsProps {
  readonly grant: Grant;
  onGrant(grant: Grant): void;
}

/** What somebody is given: a role, at which merchants, and for which groups of flags. An administrator has all of them. */
export function GrantFields({ grant, onGrant }: GrantFieldsProps) {
  const text = useText();
  const table = useFlagTable().data;
  const { role } = grant;
  const [merchants, groups] = [grant.merchants ?? [], grant.groups ?? []];
  return (
    <>
      <Roles>
        <legend>{text('people.role')}</legend>
        {consoleRoles.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="role"
              checked={role === one}
              onChange={() =>
                onGrant(
                  one === 'administrator' ? { role: one, merchants: null, groups: null } : { ...grant, role: one },
                )
              }
            />
            <span>
              <b>{text(`role.${one}`)}</b>
              <small>{text(`role.${one}.hint`)}</small>
            </span>
          </label>
        ))}
      </Roles>
      {role === 'administrator' ? null : (
        <>
          <MerchantsField
            merchants={table?.merchants ?? []}
            chosen={merchants}
            onChoose={(codes) => onGrant({ ...grant, merchants: codes.length === 0 ? null : codes })}
          />
          {role === 'viewer' ? null : (
            <GroupFields
              groups={groups}
              onGroups={(chosen) => onGrant({ ...grant, groups: chosen.length === 0 ? null : chosen })}
            />
          )}
        </>
      )}
    </>
  );
}

const Roles = styled.fieldset`
  display: grid;
  gap: 4px;
  & legend { margin-block-end: 4px; font-weight: 500; }
  & label { display: flex; gap: 10px; align-items: center; min-block-size: 44px; padding: 4px 10px; border-radius: 8px; &:has(:checked) { background: var(--chosen); } }
  & b { display: block; font-weight: 500; }
  & small { color: var(--muted); font-size: 0.75rem; }
  & input { accent-color: var(--accent); }
`;
