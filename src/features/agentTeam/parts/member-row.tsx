import { css, styled } from 'styled-components';
import type { LayoutForms } from '../../../contracts/layout-forms.ts';
import { IconButton, moneyText, token, useLayout } from '../../../ui/index.ts';
import { memberForms } from './member-forms.ts';
import type { MemberWords } from './use-member-words.ts';
import { leftToRight, percentRange } from './percent.ts';
import type { Member } from './use-members.ts';

export interface MemberRowProps {
  readonly member: Member;
  readonly words: MemberWords;
  readonly onActions: (member: Member) => void;
}

/**
 * A member in the theme's form of lists: who, what they have and earn, since when and how lately. A press shows their downline.
 * Figures stand in the text between marks of direction instead of in elements of their own: a flick draws hundreds of rows.
 */
export function MemberRow({ member, words, onActions }: MemberRowProps) {
  const { text, moments, navigation, currency, language } = words;
  const { list } = useLayout();
  const Row = rows[list];
  const { userName, kind, balance, rates, registeredAt, lastLoginAt, members } = member;
  const params = { parent: userName };
  const last =
    lastLoginAt === undefined
      ? text('agentTeam:never')
      : leftToRight(`${moments.day(lastLoginAt)} ${moments.time(lastLoginAt)}`);
  return (
    <Row role="listitem">
      <a
        href={navigation.pathOf('agentTeam.members', params)}
        onClick={(event) => {
          event.preventDefault();
          navigation.go('agentTeam.members', params);
        }}
      >
        <span data-member="who">
          <bdi data-member="name" dir="auto" translate="no">
            {userName}
          </bdi>
          <em data-kind={kind}>{text(`agentTeam:kind.${kind}`)}</em>
        </span>
        {list === 'terminal' ? <span data-member="leader" /> : null}
        <b data-member="balance">{moneyText(balance, currency, language)}</b>
        <span data-member="facts">
          <span>{`${text('agentTeam:rebateOf')} ${percentRange(rates)}`}</span>
          <span>{text('agentTeam:memberCount', { count: members })}</span>
        </span>
        <span data-member="facts">
          <span>{`${text('agentTeam:registered')} ${leftToRight(moments.day(registeredAt))}`}</span>
          <span>{`${text('agentTeam:lastLogin')} ${last}`}</span>
        </span>
      </a>
      <IconButton
        icon="more"
        label={text('agentTeam:actionsFor', { name: userName })}
        onClick={() => onActions(member)}
      />
    </Row>
  );
}

const base = css`
  display: flex;
  align-items: center;
  gap: 4px;
  min-inline-size: 0;
  a {
    flex: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 3px 8px;
    min-inline-size: 0;
    padding-block: 11px;
    color: ${token('color.text')};
    text-decoration: none;
  }
  a:active { opacity: 0.6; }
  [data-member='who'] { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 8px; min-inline-size: 0; }
  [data-member='name'] { font-weight: ${token('weight.strong')}; overflow-wrap: anywhere; }
  em { color: ${token('color.muted')}; font-size: ${token('size.small')}; font-style: normal; }
  em[data-kind='agent'] { color: ${token('color.link')}; font-weight: ${token('weight.strong')}; }
  [data-member='balance'] { font-family: ${token('font.numeric')}; font-variant-numeric: lining-nums tabular-nums; white-space: nowrap; }
  [data-member='facts'] {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 0 14px;
    color: ${token('color.muted')};
    font-size: ${token('size.small')};
    font-variant-numeric: tabular-nums;
  }
  [lang|='ur'] & [data-member='name'] { line-height: ${token('leading.text')}; }
  /* Of large text the figure stands below the name. */
  @container (inline-size < 15rem) { a { grid-template-columns: minmax(0, 1fr); } }
`;

const row = (form: LayoutForms['list']) => styled.div`
  ${base}
  ${memberForms[form]}
`;

/** A component for each form, none of whose rules depends on what is drawn: otherwise each row would put its rules together anew. */
const rows: Record<LayoutForms['list'], ReturnType<typeof row>> = {
  ledger: row('ledger'),
  fixtures: row('fixtures'),
  festoon: row('festoon'),
  pebbles: row('pebbles'),
  terminal: row('terminal'),
  posters: row('posters'),
};
