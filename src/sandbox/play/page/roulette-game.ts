import { redNumbers } from '../roulette.ts';
import type { RoundAnswer } from '../protocol.ts';
import { drawing, element } from './element.ts';
import type { Desk } from './game-desk.ts';
import { animate, wait } from './wait.ts';
import { isWord, say } from './words.ts';

/** Numbers in the order of the wheel. */
const wheelNumbers = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];
const chipValues = [10, 50, 100, 500, 2500];
const dozens = ['dozen1', 'dozen2', 'dozen3'];
const evens = ['low', 'even', 'red', 'black', 'odd', 'high'];

/** A wheel, a table that takes chips, and the last numbers. */
export function rouletteGame(desk: Desk): (round: RoundAnswer) => Promise<void> {
  const chips = new Map<string, number>();
  const placed: { readonly place: string; readonly value: number }[] = [];
  const values = chipValues.filter((value) => value >= desk.opened.smallestStake);
  let value = values.includes(100) ? 100 : (values[0] ?? desk.opened.smallestStake);
  const wheel = wheelView();
  const ball = drawing('g', { class: 'ball' }, drawing('circle', { cx: 0, cy: -84, r: 5 }));
  const result = element('strong', { class: 'result', dir: 'ltr' });
  const last = element('ol', { class: 'last', 'aria-label': say('lastNumbers') });
  const face = drawing('svg', { viewBox: '-100 -100 200 200', class: 'wheel', 'aria-hidden': 'true' }, wheel, ball);
  const total = element('bdi', { class: 'figure', dir: 'ltr' });
  const places = new Map<string, HTMLButtonElement>();
  const go = element('button', { class: 'primary', type: 'button', onclick: () => start() }, say('spin'));
  const clear = element('button', { class: 'ghost', type: 'button', onclick: () => wipe() }, say('clear'));
  const undo = element('button', { class: 'ghost', type: 'button', onclick: () => takeBack() }, say('undo'));

  const table = element(
    'div',
    { class: 'table', dir: 'ltr' },
    placeButton('n0', '0', 'green zero'),
    ...Array.from({ length: 36 }, (_, index) => placeButton(`n${index + 1}`, String(index + 1), colourOf(index + 1))),
    ...dozens.map((name) => placeButton(name, labelOf(name), 'dozen')),
    ...evens.map((name) => placeButton(name, labelOf(name), `even ${name}`)),
  );
  desk.stage.append(element('div', { class: 'wheelbox' }, face, result, last), table);
  desk.controls.classList.add('stack');
  desk.controls.append(
    chipRack(),
    element(
      'div',
      { class: 'line' },
      element('div', { class: 'cell' }, element('span', {}, say('total')), total),
      undo,
      clear,
      go,
    ),
  );
  draw();

  function placeButton(name: string, label: string, kind: string): HTMLButtonElement {
    const button = element('button', { class: `place ${kind}`, type: 'button', onclick: () => placeChip(name) }, label);
    places.set(name, button);
    return button;
  }

  function chipRack(): HTMLElement {
    const rack = element('div', { class: 'rack', role: 'radiogroup', 'aria-label': say('chips'), dir: 'ltr' });
    rack.append(
      ...values.map((own, index) => {
        const input = element('input', { type: 'radio', name: 'chip', value: own, checked: own === value });
        input.addEventListener('change', () => (value = own));
        return element(
          'label',
          { class: `chip c${index}` },
          input,
          element('span', {}, desk.money(own).replace(/\.0+(?!\d)/, '')),
        );
      }),
    );
    return rack;
  }

  function placeChip(place: string): void {
    if ('busy' in document.body.dataset) return;
    result.textContent = '';
    const stake = value + placed.reduce((sum, chip) => sum + chip.value, 0);
    if (stake > desk.balance()) return desk.showLowBalance(stake - desk.balance());
    placed.push({ place, value });
    draw();
  }

  function takeBack(): void {
    placed.pop();
    draw();
  }

  function wipe(): void {
    placed.length = 0;
    draw();
  }

  function draw(): void {
    chips.clear();
    for (const { place, value: own } of placed) chips.set(place, (chips.get(place) ?? 0) + own);
    for (const [name, button] of places) {
      const staked = chips.get(name);
      button.querySelector('.placed')?.remove();
      if (staked !== undefined)
        button.append(element('span', { class: 'placed' }, shortMoney(staked, desk.opened.currency.decimals)));
    }
    const sum = [...chips.values()].reduce((whole, own) => whole + own, 0);
    total.textContent = desk.money(sum);
    go.disabled = sum === 0;
    clear.disabled = undo.disabled = sum === 0;
  }

  function start(): void {
    for (const button of places.values()) button.classList.remove('won');
    void desk.play({ chips: Object.fromEntries(chips) }, show);
  }

  async function show({ outcome }: RoundAnswer): Promise<void> {
    const number = Number(outcome['number']);
    const at = wheelNumbers.indexOf(number);
    const angle = (at * 360) / wheelNumbers.length;
    result.textContent = '';
    if (!desk.calm) {
      await Promise.all([
        animate(wheel, [{ transform: 'rotate(0deg)' }, { transform: 'rotate(-360deg)' }], {
          duration: 3600,
          easing: 'cubic-bezier(.2,.6,.3,1)',
        }),
        animate(ball, [{ transform: 'rotate(0deg)' }, { transform: `rotate(${1440 + angle}deg)` }], {
          duration: 3600,
          easing: 'cubic-bezier(.15,.55,.25,1)',
        }),
      ]);
    }
    ball.setAttribute('transform', `rotate(${angle})`);
    result.textContent = String(number);
    result.className = `result ${colourOf(number)}`;
    last.prepend(element('li', { class: colourOf(number) }, String(number)));
    while (last.children.length > 7) last.lastElementChild?.remove();
    const won = outcome['won'];
    for (const name of Array.isArray(won) ? won : []) places.get(String(name))?.classList.add('won');
    places.get(`n${number}`)?.classList.add('won');
    desk.announce(`${number} ${number === 0 ? '' : say(redNumbers.includes(number) ? 'red' : 'black')}`);
    await wait(desk.calm ? 200 : 600);
  }

  return show;
}

function labelOf(name: string): string {
  return isWord(name) ? say(name) : name;
}

function colourOf(number: number): string {
  return number === 0 ? 'green' : redNumbers.includes(number) ? 'red' : 'black';
}

/** Of 1000 and more the thousands, with one decimal; else the amount without noughts at its end. */
function shortMoney(units: number, decimals: number): string {
  const whole = units / 10 ** decimals;
  return whole >= 1000 ? `${Math.round(whole / 100) / 10}k` : String(whole);
}

function wheelView(): SVGGElement {
  const step = 360 / wheelNumbers.length;
  const pockets = wheelNumbers.flatMap((number, index) => {
    const [from, to] = [index * step - step / 2 - 90, index * step + step / 2 - 90];
    const turn = `rotate(${index * step})`;
    const label = drawing('text', { transform: turn, x: 0, y: -88, class: 'pocket-number' });
    label.textContent = String(number);
    return [drawing('path', { d: ring(from, to, 97, 62), class: `pocket ${colourOf(number)}` }), label];
  });
  return drawing(
    'g',
    { class: 'turning' },
    drawing('circle', { r: 99, class: 'rim' }),
    ...pockets,
    drawing('circle', { r: 61, class: 'bowl' }),
    drawing('path', { d: 'M0-40 8-8 40 0 8 8 0 40-8 8-40 0-8-8z', class: 'hub' }),
    drawing('circle', { r: 12, class: 'knob' }),
  );
}

function ring(from: number, to: number, outer: number, inner: number): string {
  const point = (degrees: number, radius: number) => {
    const turn = (degrees * Math.PI) / 180;
    return `${(Math.cos(turn) * radius).toFixed(2)} ${(Math.sin(turn) * radius).toFixed(2)}`;
  };
  return `M${point(from, outer)}A${outer} ${outer} 0 0 1 ${point(to, outer)}L${point(to, inner)}A${inner} ${inner} 0 0 0 ${point(from, inner)}Z`;
}
