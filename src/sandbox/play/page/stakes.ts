import { element } from './element.ts';
import type { Desk } from './game-desk.ts';
import { say } from './words.ts';

const ladder = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000];

/** Chooses a stake step by step, as far as the money reaches; `onChange` hears of every choice. */
export function stakeStepper(desk: Desk, onChange: (stake: number) => void = () => undefined) {
  const { smallestStake, largestStake } = desk.opened;
  const steps = ladder.filter((step) => step >= smallestStake && step <= largestStake);
  // The largest step that the balance pays for; the smallest one where it pays for none.
  const highest = () =>
    Math.max(
      steps.findLastIndex((step) => step <= desk.balance()),
      0,
    );
  let at = Math.max(steps.indexOf(100), 0);
  const figure = element('bdi', { class: 'figure', dir: 'ltr' });
  const less = element('button', { class: 'round', type: 'button', 'aria-label': say('less') }, '−');
  const more = element('button', { class: 'round', type: 'button', 'aria-label': say('more') }, '+');
  const stake = () => steps[at] ?? smallestStake;
  const move = (by: number) => {
    at = Math.min(Math.max(at + by, 0), highest());
    figure.textContent = desk.money(stake());
    less.disabled = at === 0;
    more.disabled = at === highest();
  };
  const choose = (by: number) => {
    move(by);
    onChange(stake());
  };
  less.addEventListener('click', () => choose(-1));
  more.addEventListener('click', () => choose(1));
  const view = element(
    'div',
    { class: 'stepper', role: 'group', 'aria-label': say('stake') },
    less,
    element('div', { class: 'cell', 'aria-live': 'polite' }, element('span', {}, say('stake')), figure),
    more,
  );
  move(0);
  desk.onBalance(() => choose(0));
  return { view, stake };
}
