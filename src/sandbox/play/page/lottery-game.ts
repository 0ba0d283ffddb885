import { lotteryBalls, picksPayTenths, sidePaysTenths } from '../lottery-draw.ts';
import type { RoundAnswer } from '../protocol.ts';
import { element } from './element.ts';
import type { Desk } from './game-desk.ts';
import { stakeStepper } from './stakes.ts';
import { animate, wait } from './wait.ts';
import { isWord, say } from './words.ts';

const sides = ['small', 'big', 'odd', 'even'];

/** Six balls: numbers to choose in traditional play, sides of the first ball in entertainment play. */
export function lotteryGame(desk: Desk): (round: RoundAnswer) => Promise<void> {
  const isSides = desk.opened.playType === 'ent';
  const picks = new Set<number>();
  let side = '';
  const tray = element('div', { class: 'tray', dir: 'ltr' }, ...emptyBalls());
  const hint = element('p', { class: 'pays' });
  const go = element('button', { class: 'primary', type: 'button', onclick: () => start() }, say('drawNow'));
  const stepper = stakeStepper(desk, () => draw());
  const buttons = new Map<number | string, HTMLButtonElement>();
  const board = isSides
    ? element('div', { class: 'sides', role: 'group', 'aria-label': say('firstBall') }, ...sides.map(sideButton))
    : element(
        'div',
        { class: 'balls', role: 'group', 'aria-label': say('numbers'), dir: 'ltr' },
        ...Array.from({ length: lotteryBalls.highest }, (_, index) => ballButton(index + 1)),
      );
  const lucky = isSides
    ? undefined
    : element('button', { class: 'ghost', type: 'button', onclick: () => chooseForMe() }, say('luckyPick'));
  desk.stage.append(tray, element('div', { class: 'card' }, board, element('div', { class: 'line' }, hint, lucky)));
  desk.controls.append(stepper.view, go);
  draw();

  function ballButton(number: number): HTMLButtonElement {
    const button = element(
      'button',
      { class: 'number', type: 'button', onclick: () => toggle(number) },
      String(number),
    );
    buttons.set(number, button);
    return button;
  }

  function sideButton(name: string): HTMLButtonElement {
    const choose = () => {
      side = side === name ? '' : name;
      draw();
    };
    const label = isWord(name) ? say(name) : name;
    const odds = element('small', { dir: 'ltr' }, `×${(sidePaysTenths / 10).toFixed(2)}`);
    const button = element('button', { class: 'side', type: 'button', onclick: choose }, label, odds);
    buttons.set(name, button);
    return button;
  }

  function toggle(number: number): void {
    if ('busy' in document.body.dataset) return;
    if (picks.has(number)) picks.delete(number);
    else if (picks.size < picksPayTenths.length) picks.add(number);
    draw();
  }

  function chooseForMe(): void {
    if ('busy' in document.body.dataset) return;
    picks.clear();
    while (picks.size < 3) picks.add(1 + Math.floor(Math.random() * lotteryBalls.highest));
    draw();
  }

  function draw(): void {
    for (const [name, button] of buttons) {
      button.setAttribute('aria-pressed', String(typeof name === 'number' ? picks.has(name) : name === side));
      button.classList.remove('drawn');
    }
    const isChosen = isSides ? side !== '' : picks.size > 0;
    const tenths = isSides ? sidePaysTenths : (picksPayTenths[picks.size - 1] ?? 0);
    const amount = desk.money(Math.floor((stepper.stake() * tenths) / 10));
    hint.textContent = isChosen ? say('pays', { amount }) : say(isSides ? 'firstBall' : 'chooseNumbers');
    go.disabled = !isChosen;
  }

  function start(): void {
    draw();
    const stake = stepper.stake();
    void desk.play(isSides ? { stake, side } : { stake, picks: [...picks] }, show);
  }

  async function show({ outcome }: RoundAnswer): Promise<void> {
    const balls = Array.isArray(outcome['balls']) ? outcome['balls'].map(Number) : [];
    tray.replaceChildren(...emptyBalls());
    for (const [index, ball] of balls.entries()) {
      const isMine = isSides ? index === 0 : picks.has(ball);
      const drawn = element('span', { class: `drawn-ball b${ball % 5}${isMine ? ' mine' : ''}` }, String(ball));
      tray.children[index]?.replaceWith(drawn);
      buttons.get(ball)?.classList.add('drawn');
      if (!desk.calm) {
        const fall = [
          { transform: 'translateY(-80px) rotate(-200deg)', opacity: 0 },
          { transform: 'none', opacity: 1 },
        ];
        await animate(drawn, fall, { duration: 420, easing: 'cubic-bezier(.3,1.5,.6,1)' });
      }
    }
    desk.announce(balls.join(', '));
    await wait(desk.calm ? 200 : 500);
  }

  return show;
}

function emptyBalls(): HTMLElement[] {
  return Array.from({ length: lotteryBalls.drawn }, () => element('span', { class: 'drawn-ball empty' }));
}
