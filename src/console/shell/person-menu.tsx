import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import type { SessionAnswer } from '../../contracts/console/session.ts';
import { ask } from '../api/ask.ts';
import { kept } from '../api/queries.ts';
import { Icon } from '../parts/icon.tsx';
import { chooseLayout, chosenLayout, type LayoutChoice } from '../style/layout.ts';
import { chooseScheme, chosenScheme, type SchemeChoice } from '../style/scheme.ts';
import { narrow } from '../style/global-style.ts';
import { useText } from '../texts/use-text.ts';
import { useOpenSession, useRight } from './session-context.ts';

const schemes: readonly SchemeChoice[] = ['system', 'light', 'dark'];
const layouts: readonly LayoutChoice[] = ['ltr', 'rtl'];

/** Who is signed in; opens scheme, layout, palette and sign-out. */
export function PersonMenu({ onPalette }: { onPalette(): void }) {
  const text = useText();
  const { person } = useOpenSession();
  const mayInvite = useRight('people');
  const mayAnswer = useRight('answer');
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const signOut = useSignOut();
  useEffect(() => {
    if (!isOpen) return;
    const close = ({ target }: Event) => {
      if (!(target instanceof Node && box.current?.contains(target))) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, [isOpen]);
  return (
    <Box
      ref={box}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={text('person.menu', { name: person.name })}
        onClick={() => setOpen(!isOpen)}
      >
        <i aria-hidden="true">{initialsOf(person.name)}</i>
        <span>
          <bdi>{person.name}</bdi>
          <small>{text(`role.${person.role}`)}</small>
        </span>
      </button>
      {isOpen ? (
        <div data-menu>
          <Choices
            name="scheme"
            title={text('person.scheme')}
            choices={schemes}
            start={chosenScheme}
            onChoose={chooseScheme}
          />
          <Choices
            name="layout"
            title={text('person.layout')}
            choices={layouts}
            start={chosenLayout}
            onChoose={chooseLayout}
          />
          <button
            type="button"
            onClick={() => {
              setOpen(false);
              onPalette();
            }}
          >
            <Icon name="search" size={16} />
            {text('palette.open')}
          </button>
          {mayInvite ? (
            <NavLink to="/people" onClick={() => setOpen(false)}>
              <Icon name="people" size={16} />
              {text('nav.people')}
            </NavLink>
          ) : null}
          {mayAnswer ? (
            <>
              <NavLink to="/questions" data-narrow onClick={() => setOpen(false)}>
                <Icon name="letter" size={16} />
                {text('nav.questions')}
              </NavLink>
              <NavLink to="/applications" data-narrow onClick={() => setOpen(false)}>
                <Icon name="money" size={16} />
                {text('nav.applications')}
              </NavLink>
            </>
          ) : null}
          <NavLink to="/settings" data-narrow onClick={() => setOpen(false)}>
            <Icon name="settings" size={16} />
            {text('nav.settings')}
          </NavLink>
          <NavLink to="/passkeys" onClick={() => setOpen(false)}>
            <Icon name="key" size={16} />
            {text('nav.passkeys')}
          </NavLink>
          <NavLink to="/tokens" onClick={() => setOpen(false)}>
            <Icon name="copy" size={16} />
            {text('nav.tokens')}
          </NavLink>
          <NavLink to="/sessions" onClick={() => setOpen(false)}>
            <Icon name="clock" size={16} />
            {text('nav.sessions')}
          </NavLink>
          <button type="button" onClick={signOut}>
            <Icon name="out" size={16} />
            {text('person.signOut')}
          </button>
        </div>
      ) : null}
    </Box>
  );
}

interface ChoicesProps<Choice extends string> {
  readonly name: 'scheme' | 'layout';
  readonly title: string;
  readonly choices: readonly Choice[];
  /** What is chosen as the menu opens. */
  start(): Choice;
  onChoose(choice: Choice): void;
}

/** One thing about the page's looks that this browser remembers. */
function Choices<Choice extends SchemeChoice | LayoutChoice>(props: ChoicesProps<Choice>) {
  const { name, title, choices, start, onChoose } = props;
  const text = useText();
  const [chosen, setChosen] = useState(start);
  return (
    <fieldset>
      <legend>{title}</legend>
      {choices.map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            checked={chosen === choice}
            onChange={() => {
              onChoose(choice);
              setChosen(choice);
            }}
          />
          {text(`look.${choice}`)}
        </label>
      ))}
    </fieldset>
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

const Box = styled.div`
  position: relative;
  margin-block-start: auto;
  & > button {
    display: flex;
    gap: 10px;
    align-items: center;
    inline-size: 100%;
    padding: 8px;
    border-radius: 8px;
    &:hover { background: var(--raised); }
  }
  & i {
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
  & span { min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; }
  & small { display: block; color: var(--muted); font-size: 0.75rem; }
  & > [data-menu] {
    position: fixed;
    inset-block-end: calc(66px + var(--foot, 0px));
    inset-inline-start: 10px;
    z-index: 12;
    display: grid;
    gap: 2px;
    inline-size: 216px;
    padding: 8px;
    border: 1px solid var(--line);
    border-radius: 10px;
    background: var(--surface);
    box-shadow: var(--shadow);
    & > button, & > a, & label {
      display: flex;
      gap: 9px;
      align-items: center;
      justify-content: flex-start;
      min-block-size: 34px;
      padding: 0 8px;
      border-radius: 6px;
      color: var(--text);
      font-size: 0.84375rem;
      &:hover { background: var(--raised); }
    }
    & > a { flex-direction: row; }
    & > a, & > button { display: flex; }
    & > a[data-narrow] { display: none; }
    & > a > span { position: static; }
    & legend { padding: 4px 8px; color: var(--muted); font-size: 0.75rem; }
    & fieldset { border-block-end: 1px solid var(--line); padding-block-end: 6px; margin-block-end: 4px; }
    & input { accent-color: var(--accent); }
  }
  @media (max-width: 959px) { & > button > span { display: none; } & > button { justify-content: center; padding: 6px; } }
  ${narrow} {
    margin: 0;
    & > button { min-block-size: 48px; padding-inline: 12px; }
    & > [data-menu] {
      inset-block-end: calc(6px + var(--foot));
      inset-inline: auto 8px;
      & > button, & > a, & label { min-block-size: 44px; }
      & > a[data-narrow] { display: flex; }
    }
  }
`;
