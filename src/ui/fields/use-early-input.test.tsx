import { render } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { takenEvent } from '../../contracts/early-forms.ts';
import { useEarlyInput } from './use-early-input.ts';

const heard: string[] = [];

function Form() {
  const [name, setName] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const text = useEarlyInput(
    'value',
    name,
    (next) => {
      heard.push(`name ${next}`);
      setName(next);
    },
    () => heard.push('left'),
  );
  const tick = useEarlyInput('checked', isAgreed, (next) => {
    heard.push(`agreed ${next}`);
    setAgreed(next);
  });
  return (
    <>
      <input ref={text} aria-label="name" value={name} onChange={() => undefined} />
      <input ref={tick} type="checkbox" aria-label="agreed" checked={isAgreed} onChange={() => undefined} />
    </>
  );
}

/** Draws the form on a server, has somebody at it, and hydrates it. */
function hydrate(early: (name: HTMLInputElement, agreed: HTMLInputElement) => void) {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Form />);
  const [name, agreed] = root.querySelectorAll('input');
  if (!name || !agreed) throw new Error('The form has two controls.');
  early(name, agreed);
  render(<Form />, { container: root, hydrate: true });
  return { name, agreed };
}

afterEach(() => {
  heard.splice(0);
  document.body.replaceChildren();
});

it('takes over what was written and ticked, and that the field was left', () => {
  const { name, agreed } = hydrate((field, box) => {
    field.value = 'marlow';
    box.checked = true;
  });
  expect(heard).toEqual(['name marlow', 'left', 'agreed true']);
  expect([name.value, agreed.checked]).toEqual(['marlow', true]);
});

it('does not say that a field was left that somebody is still in', () => {
  hydrate((field) => {
    field.value = 'mar';
    field.focus();
  });
  expect(heard).toEqual(['name mar']);
});

it('says nothing of a form that nobody touched', () => {
  hydrate(() => undefined);
  expect(heard).toEqual([]);
});

it('takes over that something was said to be wrong with a field, also when it is empty or somebody is back in it', () => {
  const taken: unknown[] = [];
  const { name, agreed } = hydrate((field) => {
    document.addEventListener(
      takenEvent,
      (event) => {
        taken.push(event.target);
        if (event.target === field) event.preventDefault();
      },
      { once: true },
    );
    field.focus();
  });
  expect(heard).toEqual(['left']);
  expect(taken).toEqual([name]);
  expect(agreed.checked).toBe(false);
});
