import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApplications, useFlagTable, useMerchants, useProposed, useQuestions, useSupport } from '../api/queries.ts';
import { Icon, type IconName, Mark } from '../parts/icon.tsx';
import { narrow } from '../style/global-style.ts';
import { type TextKey, useText } from '../texts/use-text.ts';
import { PersonMenu } from './person-menu.tsx';
import { useRight } from './session-context.ts';

interface Entry {
  readonly to: string;
  readonly icon: IconName;
  readonly label: TextKey;
  readonly count?: number | undefined;
  /** Not at the foot of a phone, where the person's menu has it. */
  readonly isLate?: true;
}

/** Where one can go: at the start of wide windows, at the foot of narrow ones. */
export function Navigation({ onPalette }: { onPalette(): void }) {
  const text = useText();
  const flags = useFlagTable().data?.flags.length;
  const merchants = useMerchants().data?.length;
  const waiting = useProposed().data?.all;
  const mayInvite = useRight('people');
  const mayAnswer = useRight('answer');
  const asking = useSupport({ isAsked: mayAnswer }).data?.pages[0]?.waiting;
  const questions = useQuestions({ isAsked: mayAnswer }).data?.pages[0]?.waiting;
  const applications = useApplications({ isAsked: mayAnswer }).data?.pages[0]?.waiting;
  const entry = ({ to, icon, label, count, isLate }: Entry) => (
    <li key={to} data-late={isLate}>
      <NavLink to={to}>
        <Icon name={icon} />
        <span>{text(label)}</span>
        {count ? <em>{count}</em> : null}
      </NavLink>
    </li>
  );
  return (
    <Side aria-label={text('nav.label')}>
      <p>
        <Mark />
        <span>{text('product')}</span>
      </p>
      <ul>
        {entry({ to: '/flags', icon: 'flag', label: 'nav.flags', count: flags })}
        {entry({ to: '/settings', icon: 'settings', label: 'nav.settings', isLate: true })}
        {entry({ to: '/changes', icon: 'changes', label: 'nav.changes', count: waiting })}
        {entry({ to: '/merchants', icon: 'store', label: 'nav.merchants', count: merchants })}
        {mayAnswer ? entry({ to: '/support', icon: 'chat', label: 'nav.support', count: asking }) : null}
        {mayAnswer
          ? [
              entry({ to: '/questions', icon: 'letter', label: 'nav.questions', count: questions, isLate: true }),
              entry({
                to: '/applications',
                icon: 'money',
                label: 'nav.applications',
                count: applications,
                isLate: true,
              }),
            ]
          : null}
        {entry({ to: '/why', icon: 'ask', label: 'nav.why' })}
        {entry({ to: '/stop', icon: 'stop', label: 'nav.stop' })}
      </ul>
      <h2>{text('nav.access')}</h2>
      <ul data-late>
        {mayInvite ? entry({ to: '/people', icon: 'people', label: 'nav.people' }) : null}
        {entry({ to: '/passkeys', icon: 'key', label: 'nav.passkeys' })}
        {entry({ to: '/tokens', icon: 'copy', label: 'nav.tokens' })}
        {entry({ to: '/sessions', icon: 'clock', label: 'nav.sessions' })}
      </ul>
      <PersonMenu onPalette={onPalette} />
    </Side>
  );
}

const Side = styled.nav`
  display: flex;
  flex-direction: column;
  gap: 2px;
  inline-size: 196px;
  padding: 14px 10px;
  overflow-y: auto;
  background: var(--side);
  border-inline-end: 1px solid var(--line);
  & > p {
    display: flex;
    gap: 9px;
    align-items: center;
    padding: 4px 8px 16px;
    font: 600 1rem/1 var(--sans);
    & > svg { color: var(--accent); }
  }
  & ul { display: grid; gap: 2px; }
  & h2 { padding: 16px 9px 6px; color: var(--muted); font: 500 0.75rem/1 var(--sans); }
  & a {
    display: flex;
    gap: 10px;
    align-items: center;
    min-block-size: 34px;
    padding: 0 9px;
    border-radius: 6px;
    color: var(--muted);
    text-decoration: none;
    &:hover { color: var(--text); background: var(--raised); }
    &.active { background: var(--raised); color: var(--text); font-weight: 500; }
  }
  & em { margin-inline-start: auto; font: 500 0.75rem/1 var(--sans); color: var(--muted); }
  @media (max-width: 959px) {
    inline-size: 58px;
    & > p { padding-inline: 8px; & > span { display: none; } }
    & h2 { visibility: hidden; padding-block: 8px 0; }
    & a { justify-content: center; min-block-size: 40px; }
    & a > span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    & em { display: none; }
  }
  ${narrow} {
    flex-direction: row;
    inline-size: 100%;
    padding: 4px 6px calc(4px + env(safe-area-inset-bottom));
    border-block-start: 1px solid var(--line);
    border-inline-end: 0;
    & > p, & > h2, & [data-late] { display: none; }
    & > ul { display: flex; flex: 1; }
    & li { flex: 1; }
    & a { flex-direction: column; gap: 2px; min-block-size: 48px; justify-content: center; padding: 0 2px; font-size: 0.6875rem; white-space: nowrap; }
    & a > span { position: static; inline-size: auto; block-size: auto; clip-path: none; }
  }
`;
