import { Label, RadioGroup } from 'react-aria-components';
import { styled } from 'styled-components';
import { consoleRoles, type Grant } from '../../contracts/console/roles.ts';
import { useFlagTable } from '../api/queries.ts';
import { Radio } from '../parts/radio.tsx';
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
  const choose = (value: string) => {
    const chosen = consoleRoles.find((one) => one === value);
    if (chosen === 'administrator') onGrant({ role: chosen, merchants: null, groups: null });
    else if (chosen) onGrant({ ...grant, role: chosen });
  };
  return (
    <>
      <Roles value={role} onChange={choose}>
        <Label>{text('people.role')}</Label>
        {consoleRoles.map((one) => (
          <Radio key={one} value={one}>
            <span>
              <b>{text(`role.${one}`)}</b>
              <small>{text(`role.${one}.hint`)}</small>
            </span>
          </Radio>
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

const Roles = styled(RadioGroup)`
  display: grid;
  gap: 4px;
  & > span { font-weight: 500; }
  & label { min-block-size: 44px; padding: 4px 10px; border-radius: 8px; &:has(:checked) { background: var(--chosen); } }
  & b { display: block; font-weight: 500; }
  & small { color: var(--muted); font-size: 0.75rem; }
`;
