import { styled } from 'styled-components';
import { useNavigation, useText } from '../../../client/index.ts';
import { Icon, token } from '../../../ui/index.ts';

export interface MemberTrailProps {
  /** User names from just below the agent down to whose members are shown. */
  readonly path: readonly string[];
}

/** The way up from a member's downline to the agent's own; each step leads there (row G-245). */
export function MemberTrail({ path }: MemberTrailProps) {
  const text = useText();
  const navigation = useNavigation();
  const steps = [{ name: undefined }, ...path.map((name) => ({ name }))];
  return (
    <Trail aria-label={text('agentTeam:trail')}>
      <ol>
        {steps.map(({ name }, index) => {
          const label =
            name === undefined ? (
              text('agentTeam:ownTeam')
            ) : (
              <bdi dir="auto" translate="no">
                {name}
              </bdi>
            );
          const params = name === undefined ? undefined : { parent: name };
          return (
            <li key={name ?? ''}>
              {index === 0 ? null : <Icon name="chevron" size="small" />}
              {index === steps.length - 1 ? (
                <span aria-current="page">{label}</span>
              ) : (
                <button type="button" onClick={() => navigation.go('agentTeam.members', params)}>
                  {label}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </Trail>
  );
}

const Trail = styled.nav`
  ol { display: flex; flex-wrap: wrap; align-items: center; margin: 0; padding: 0; list-style: none; }
  li { display: flex; align-items: center; gap: 4px; min-inline-size: 0; overflow-wrap: anywhere; }
  li > :is(button, span) { min-block-size: 44px; padding-inline: 6px; display: inline-flex; align-items: center; }
  li:first-child > :is(button, span) { padding-inline-start: 0; }
  button { color: ${token('color.link')}; font-weight: ${token('weight.strong')}; text-align: start; }
  span[aria-current] { font-weight: ${token('weight.strong')}; }
  svg { flex: none; color: ${token('color.muted')}; }
`;
