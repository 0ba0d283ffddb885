import type { RoundAnswer, SlotGrid, SlotSpin } from '../protocol.ts';
import { slotLines, slotPays, slotSymbols } from '../slot.ts';
import { drawing, element } from './element.ts';
import type { Desk } from './game-desk.ts';
import { stakeStepper } from './stakes.ts';
import { animate, wait } from './wait.ts';
import { say } from './words.ts';

const firstGrid: SlotGrid = [
  [5, 2, 7],
  [3, 0, 6],
  [4, 2, 5],
  [6, 0, 3],
  [7, 2, 4],
];
/** Symbols that run past before a reel stops. */
const runners = 18;
/** The platform counts from when it hears of a turn, which may be sooner for the next one. */
const marginMs = 250;

/** Five reels behind glass, a spin button, and the free spins of a round one after the other. */
export function slotGame(desk: Desk): (round: RoundAnswer) => Promise<void> {
  const { stage, controls, calm } = desk;
  const reels = Array.from({ length: 5 }, () => element('div', { class: 'reel' }, element('div', { class: 'strip' })));
  const lines = drawing('svg', {
    class: 'lines',
    viewBox: '0 0 500 300',
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  const banner = element('p', { class: 'banner', 'aria-hidden': 'true' });
  const windowed = element('div', { class: 'reels', dir: 'ltr', 'aria-hidden': 'true' }, ...reels, lines);
  stage.append(element('div', { class: 'cabinet' }, windowed, banner));
  const stepper = stakeStepper(desk);
  const spin = element('button', { class: 'spin', type: 'button', 'aria-label': say('spin') }, turnMark());
  let resting: ReturnType<typeof setTimeout> | undefined;
  spin.addEventListener('click', begin);
  controls.append(stepper.view, spin);
  document.addEventListener('keydown', (event) => {
    const isFree = event.target === document.body;
    if (event.code === 'Space' && isFree && !event.repeat) {
      event.preventDefault();
      spin.click();
    }
  });
  reels.forEach((reel, index) => fill(reel, firstGrid[index] ?? []));

  /** The next turn is begun no sooner than the site says; until then the button stays where the finger is, and waits. */
  function begin(): void {
    if (spin.getAttribute('aria-disabled') === 'true') return;
    const turn = desk.play({ stake: stepper.stake() }, show);
    if (turn === undefined) return;
    rest(desk.opened.restMs);
    // No turn began, so that none has to be waited for but one of before.
    void turn.then((refusal) => {
      if (refusal) rest(refusal.code === 'spin.early' ? Number(refusal.value['waitMs']) : 0);
    });
  }

  function rest(ms: number): void {
    clearTimeout(resting);
    spin.removeAttribute('aria-disabled');
    if (ms === 0) return;
    spin.setAttribute('aria-disabled', 'true');
    resting = setTimeout(() => spin.removeAttribute('aria-disabled'), ms + marginMs);
  }

  async function show({ outcome, payout, stake }: RoundAnswer): Promise<void> {
    const { spin: first, free } = readOutcome(outcome);
    banner.textContent = '';
    const isWin = payout > stake;
    await turn(first, isWin);
    if (first.win > 0) desk.showReturn({ payout: first.win, stake });
    if (free.length > 0) await shout(say('freeSpins'));
    let sum = first.win;
    for (const [index, next] of free.entries()) {
      banner.textContent = say('freeSpin', { n: index + 1, count: free.length });
      await turn(next, isWin);
      sum += next.win;
      if (sum > 0) desk.showReturn({ payout: sum, stake });
    }
    banner.textContent = '';
    if (payout >= stake * 15) await shout(`${say('bigWin')} ${desk.money(payout)}`);
  }

  async function turn(next: SlotSpin, isWin: boolean): Promise<void> {
    lines.replaceChildren();
    windowed.classList.remove('won');
    await Promise.all(reels.map((reel, index) => run(reel, next.grid[index] ?? [], index)));
    if (next.win === 0) return;
    windowed.classList.toggle('won', isWin);
    for (const { line, count } of next.wins) {
      const rows = slotLines[line] ?? [];
      const points = rows.slice(0, count).map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`);
      lines.append(drawing('polyline', { points: points.join(' '), class: `line l${line % 5}` }));
      rows.slice(0, count).forEach((row, reel) => reels[reel]?.querySelectorAll('.symbol')[row]?.classList.add('hit'));
    }
    await wait(calm ? 300 : 650);
  }

  async function run(reel: HTMLElement, symbols: readonly number[], index: number): Promise<void> {
    if (calm || document.hidden) return fill(reel, symbols);
    const old = [...reel.querySelectorAll('.symbol')].map((shown) => Number(shown.getAttribute('data-symbol')));
    const between = Array.from({ length: runners + index * 4 }, () => 2 + Math.floor(Math.random() * 6));
    fill(reel, [...symbols, ...between, ...old]);
    const strip = reel.firstElementChild;
    if (!strip) return;
    const from = ((between.length + 3) / (between.length + 6)) * 100;
    await animate(strip, [{ transform: `translateY(-${from}%)` }, { transform: 'translateY(0)' }], {
      duration: 620 + index * 210,
      easing: 'cubic-bezier(.18,.7,.24,1.035)',
    });
    fill(reel, symbols);
  }

  async function shout(words: string): Promise<void> {
    const sign = element('div', { class: 'shout', 'aria-hidden': 'true' }, element('strong', {}, words));
    stage.append(sign);
    desk.announce(words);
    await wait(calm ? 700 : 1500);
    sign.remove();
  }

  function fill(reel: HTMLElement, symbols: readonly number[]): void {
    reel.firstElementChild?.replaceChildren(...symbols.map((symbol) => symbolView(symbol, desk.opened.game.picture)));
  }

  return show;
}

function symbolView(symbol: number, picture: string): HTMLElement {
  const name = slotSymbols[symbol] ?? 'gem';
  const inside =
    symbol === 0
      ? element('img', { src: `${picture}-c.avif`, alt: '', draggable: 'false' })
      : drawing('svg', { viewBox: '0 0 100 100' }, drawing('use', { href: `#s-${name}` }));
  return element('div', { class: `symbol ${name}`, 'data-symbol': symbol }, inside);
}

/** The payouts of the slot, for the rules. */
export function payTable(picture: string): HTMLElement {
  const rows = Object.entries(slotPays).map(([symbol, pays]) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, symbolView(Number(symbol), picture)),
      ...pays.map((pay) => element('td', {}, `×${pay}`)),
    ),
  );
  const head = ['', '3', '4', '5'].map((title) => element('th', { scope: 'col' }, title));
  return element(
    'table',
    { dir: 'ltr' },
    element('thead', {}, element('tr', {}, ...head)),
    element('tbody', {}, ...rows),
  );
}

function readOutcome(outcome: Readonly<Record<string, unknown>>) {
  return { spin: outcome['spin'] as SlotSpin, free: outcome['free'] as readonly SlotSpin[] };
}

function turnMark(): SVGElement {
  return drawing(
    'svg',
    { viewBox: '0 0 48 48', 'aria-hidden': 'true' },
    drawing('path', {
      d: 'M39 17A17 17 0 1 0 41 26',
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
    drawing('path', {
      d: 'M42 7v13H29z',
      fill: 'currentColor',
      stroke: 'currentColor',
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
  );
}
