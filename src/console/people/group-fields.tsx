import { styled } from 'styled-components';
import { useFlagTable } from '../api/queries.ts';
import { ownerOf } from '../flags/flag-words.ts';
import { Checkbox, turn } from '../parts/checkbox.tsx';
import { useText } from '../texts/use-text.ts';

interface GroupFieldsProps {
  /** Chosen owners; none is all of them. */
  readonly groups: readonly string[];
  /** Owners to choose from; absent: every one. */
  readonly among?: readonly string[] | undefined;
  onGroups(groups: readonly string[]): void;
}

/** For which groups of flags something counts. */
export function GroupFields({ groups, among, onGroups }: GroupFieldsProps) {
  const text = useText();
  const flags = useFlagTable().data?.flags;
  const owners = [...new Set(flags?.map(({ owner }) => owner))]
    .filter((owner) => among?.includes(owner) !== false)
    .toSorted((one, other) => one.localeCompare(other));
  return (
    <Groups>
      <legend>{text('grant.groups')}</legend>
      <small>{text(groups.length === 0 ? 'grant.everyGroup' : 'grant.someGroups')}</small>
      <div>
        {owners.map((owner) => (
          <Checkbox key={owner} isSelected={groups.includes(owner)} onChange={() => onGroups(turn(groups, owner))}>
            {ownerOf({ owner }, text)}
          </Checkbox>
        ))}
      </div>
    </Groups>
  );
}

const Groups = styled.fieldset`
  display: grid;
  gap: 4px;
  & legend { font-weight: 500; }
  & small { color: var(--muted); font-size: 0.75rem; }
  & > div { display: grid; grid-template-columns: repeat(auto-fill, minmax(118px, 1fr)); gap: 0 8px; }
  & label { min-block-size: 32px; }
  @media (max-width: 719px) { & label { min-block-size: 44px; } }
`;
