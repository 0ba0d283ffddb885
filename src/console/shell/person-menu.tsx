import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, DialogTrigger, Label, RadioGroup } from 'react-aria-components';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import type { SessionAnswer } from '../../contracts/console/session.ts';
import { ask } from '../api/ask.ts';
import { kept } from '../api/queries.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import { Popover, PopoverContent } from '../parts/popover.tsx';
import { Radio } from '../parts/radio.tsx';
import { chooseLayout, chosenLayout, type LayoutChoice } from '../style/layout.ts';
import { chooseScheme, chosenScheme, type SchemeChoice } from '../style/scheme.ts';
import { narrow } from '../style/global-style.ts';
import { type TextKey, useText } from '../texts/use-text.ts';
import { useOpenSession, useRight } from './session-context.ts';

const schemes: readonly SchemeChoice[] = ['system', 'light', 'dark'];
const layouts: readonly LayoutChoice[] = ['ltr', 'rtl'];

/** Where the menu leads; narrow windows have no room for some of them elsewhere. */
const pages: readonly {
  readonly to: string;
  readonly icon: IconName;
  readonly label: TextKey;
  readonly right?: 'people' | 'answer';
  readonly isNarrow?: true;
}[] = [
  { to: '/people', icon: 'people', label: 'nav.people', right: 'people' },
  { to: '/questions', icon: 'letter', label: 'nav.questions', right: 'answer', isNarrow: true },
  { to: '/applications', icon: 'money', label: 'nav.applications', right: 'answer', isNarrow: true },
  { to: '/settings', icon: 'settings', label: 'nav.settings', isNarrow: true },
  { to: '/passkeys', icon: 'key', label: 'nav.passkeys' },
  { to: '/tokens', icon: 'copy', label: 'nav.tokens' },
  { to: '/sessions', icon: 'clock', label: 'nav.sessions' },
];

/** Who is signed in; opens scheme, layout, palette and sign-out. */
export function PersonMenu({ onPalette }: { onPalette(): void }) {
  const text = useText();
  const { person } = useOpenSession();
  const mayInvite = useRight('people');
  const mayAnswer = useRight('answer');
  const signOut = useSignOut();
  return (
    <DialogTrigger>
      <Opener aria-label={text('person.menu', { name: person.name })}>
        <i aria-hidden="true">{initialsOf(person.name)}</i>
        <span>
          <bdi>{person.name}</bdi>
          <small>{text(`role.${person.role}`)}</small>
        </span>
      </Opener>
      <Popover placement="top start" offset={6}>
        <Menu aria-label={text('person.menu', { name: person.name })}>
          {({ close }) => (
            <>
              <Choices title={text('person.scheme')} choices={schemes} start={chosenScheme} onChoose={chooseScheme} />
              <Choices title={text('person.layout')} choices={layouts} start={chosenLayout} onChoose={chooseLayout} />
              <button
                type="button"
                onClick={() => {
                  close();
                  onPalette();
                }}
              >
                <Icon name="search" size={16} />
                {text('palette.open')}
              </button>
              {pages
                .filter(({ right }) => right !== 'people' || mayInvite)
                .filter(({ right }) => right !== 'answer' || mayAnswer)
                .map(({ to, icon, label, isNarrow }) => (
                  <NavLink key={to} to={to} data-narrow={isNarrow} onClick={close}>
                    <Icon name={icon} size={16} />
                    {text(label)}
                  </NavLink>
                ))}
              <button type="button" onClick={signOut}>
                <Icon name="out" size={16} />
                {text('person.signOut')}
              </button>
            </>
          )}
        </Menu>
      </Popover>
    </DialogTrigger>
  );
}

interface ChoicesProps<Choice extends string> {
  readonly title: string;
  readonly choices: readonly Choice[];
  /** What is chosen as the menu opens. */
  start(): Choice;
  onChoose(choice: Choice): void;
}

/** One thing about the page's looks that this browser remembers. */
function Choices<Choice extends SchemeChoice | LayoutChoice>(props: ChoicesProps<Choice>) {
  const { title, choices, start, onChoose } = props;
  const text = useText();
  const [chosen, setChosen] = useState(start);
  const choose = (value: string) => {
    const choice = choices.find((one) => one === value);
    if (choice === undefined) return;
    onChoose(choice);
    setChosen(choice);
  };
  return (
    <RadioGroup value={chosen} onChange={choose}>
      <Label>{title}</Label>
      {choices.map((choice) => (
        <Radio key={choice} value={choice}>
          {text(`look.${choice}`)}
        </Radio>
      ))}
    </RadioGroup>
  );
}

/** Gives a function that ends this session; the entrance then forgets everything that was asked for. */
export function useSignOut(): () => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => ask<SessionAnswer>('/sign-out', {}),
    onSuccess: (answer) => client.setQueryData(kept.session, answer),
  });
  return () => mutate();
}

function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');
}

const Opener = styled(Button)`
  display: flex;
  gap: 10px;
  align-items: center;
  inline-size: 100%;
  margin-block-start: auto;
  padding: 8px;
  border-radius: 8px;
  &:hover, &[aria-expanded='true'] { background: var(--raised); }
  & > i {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 30px;
    block-size: 30px;
    border-radius: 50%;
    background: var(--accent);
    color: var(--on-accent);
    font: 600 0.75rem/1 var(--sans);
  }
  & > span { min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; }
  & small { display: block; color: var(--muted); font-size: 0.75rem; }
  @media (max-width: 959px) { justify-content: center; padding: 6px; & > span { display: none; } }
  ${narrow} { inline-size: auto; margin: 0; min-block-size: 48px; padding-inline: 12px; }
`;

const Menu = styled(PopoverContent)`
  display: grid;
  gap: 2px;
  inline-size: 216px;
  & > button, & > a, & label {
    display: flex;
    gap: 9px;
    align-items: center;
    min-block-size: 34px;
    padding: 0 8px;
    border-radius: 6px;
    text-decoration: none;
    &:hover { background: var(--raised); }
  }
  & > a.active { font-weight: 500; }
  & > a[data-narrow] { display: none; }
  & [role='radiogroup'] {
    border-block-end: 1px solid var(--line);
    padding-block-end: 6px;
    margin-block-end: 4px;
    & > span { display: block; padding: 4px 8px; color: var(--muted); font-size: 0.75rem; }
  }
  ${narrow} {
    & > button, & > a, & label { min-block-size: 44px; }
    & > a[data-narrow] { display: flex; }
  }
`;
