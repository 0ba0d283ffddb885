import type { Fixture, Pick, RoundAnswer } from '../protocol.ts';
import { element } from './element.ts';
import type { Desk } from './game-desk.ts';
import { stakeStepper } from './stakes.ts';
import { type Sport, sideName } from '../sides.ts';
import { finalScore } from './final-score.ts';
import { wait } from './wait.ts';
import { say } from './words.ts';

const picks: readonly Pick[] = ['home', 'draw', 'away'];
const minutesOfMatch = 90;
const stepMs = 55;

/** Matches with odds; the chosen one is played before the player's eyes. */
export function fixtureGame(desk: Desk): (round: RoundAnswer) => Promise<void> {
  const { fixtures, sport } = desk.opened;
  let chosen = wantedOf(fixtures);
  const buttons: { readonly button: HTMLButtonElement; readonly id: string; readonly pick: Pick }[] = [];
  const pays = element('p', { class: 'pays' });
  const stepper = stakeStepper(desk, () => draw());
  const go = element('button', { class: 'primary', type: 'button', onclick: () => start() }, say('placeBet'));
  const list = element('ul', { class: 'fixtures', 'aria-label': say('matches') }, ...fixtures.map(matchCard));
  const live = element('div', { class: 'live', hidden: true });
  desk.stage.append(live, list);
  desk.controls.classList.add('stack');
  desk.controls.append(pays, element('div', { class: 'line' }, stepper.view, go));
  draw();
  buttons.find(({ button }) => button.ariaPressed === 'true')?.button.scrollIntoView({ block: 'center' });

  function matchCard(fixture: Fixture): HTMLElement {
    return element(
      'li',
      { class: 'match' },
      element('div', { class: 'sides-of' }, side(fixture.home, sport), side(fixture.away, sport)),
      element('div', { class: 'odds', dir: 'ltr' }, ...picks.map((pick) => oddsButton(fixture, pick))),
    );
  }

  function oddsButton(fixture: Fixture, pick: Pick): HTMLElement | undefined {
    const odds = fixture.odds[pick];
    if (odds === undefined) return undefined;
    const names = { home: sideName(fixture.home, sport), draw: say('draw'), away: sideName(fixture.away, sport) };
    const button = element(
      'button',
      {
        type: 'button',
        'aria-label': `${names[pick]} ${(odds / 100).toFixed(2)}`,
        onclick: () => choose(fixture, pick),
      },
      element('small', {}, say(pick)),
      element('span', {}, (odds / 100).toFixed(2)),
    );
    buttons.push({ button, id: fixture.id, pick });
    return button;
  }

  function choose(fixture: Fixture, pick: Pick): void {
    if ('busy' in document.body.dataset) return;
    live.hidden = true;
    const isSame = chosen?.fixture.id === fixture.id && chosen.pick === pick;
    chosen = isSame ? undefined : { fixture, pick };
    draw();
  }

  function draw(): void {
    for (const { button, id, pick } of buttons) {
      button.setAttribute('aria-pressed', String(chosen?.fixture.id === id && chosen.pick === pick));
    }
    const odds = chosen?.fixture.odds[chosen.pick] ?? 0;
    const amount = desk.money(Math.floor((stepper.stake() * odds) / 100));
    pays.textContent = chosen ? say('pays', { amount }) : say('chooseResult');
    go.disabled = chosen === undefined;
  }

  function start(): void {
    if (!chosen) return;
    const { fixture, pick } = chosen;
    void desk.play({ stake: stepper.stake(), fixture: fixture.id, pick }, show);
  }

  async function show({ outcome, payout, stake }: RoundAnswer): Promise<void> {
    const [home, away] = finalScore(sport, outcome['score']);
    const clockOf = (minute: number) => (sport === 'football' ? `${minute}′` : say('live'));
    const score = element('strong', { class: 'score', dir: 'ltr' }, '0 : 0');
    const clock = element('span', { class: 'minute' }, clockOf(0));
    const sides = [side(Number(outcome['home']), sport), side(Number(outcome['away']), sport)] as const;
    live.replaceChildren(sides[0], element('div', { class: 'middle' }, clock, score), sides[1]);
    live.className = 'live';
    live.hidden = false;
    live.scrollIntoView({ block: 'nearest' });
    const goals = goalMinutes(home, away);
    let at: readonly [number, number] = [0, 0];
    for (let minute = 1; minute <= minutesOfMatch && !desk.calm && !document.hidden; minute += 1) {
      clock.textContent = clockOf(minute);
      const [byHome, byAway] = [
        goals.home.filter((goal) => goal <= minute).length,
        goals.away.filter((goal) => goal <= minute).length,
      ];
      if (byHome !== at[0] || byAway !== at[1]) {
        at = [byHome, byAway];
        score.textContent = `${byHome} : ${byAway}`;
        live.classList.remove('goal');
        void live.offsetWidth;
        live.classList.add('goal');
      }
      await wait(stepMs);
    }
    clock.textContent = say(sport === 'football' ? 'fullTime' : 'final');
    score.textContent = `${home} : ${away}`;
    live.classList.add(payout > stake ? 'good' : 'over');
    await wait(desk.calm ? 200 : 500);
  }

  return show;
}

function side(number: number, sport: Sport): HTMLElement {
  const name = sideName(number, sport);
  const letters = name
    .split(' ')
    .map((word) => word[0] ?? '')
    .join('')
    .slice(0, 2);
  return element(
    'div',
    { class: 'side-of' },
    element('span', { class: `crest k${number % 8}`, 'aria-hidden': 'true' }, letters),
    element('bdi', {}, name),
  );
}

interface Chosen {
  readonly fixture: Fixture;
  readonly pick: Pick;
}

/** What the launch has chosen already, while that match is still open. */
function wantedOf(fixtures: readonly Fixture[]): Chosen | undefined {
  const [id, name] = (new URLSearchParams(location.search).get('selection') ?? '').split(':');
  const fixture = fixtures.find((each) => each.id === id);
  const pick = picks.find((each) => each === name);
  return fixture && pick && fixture.odds[pick] !== undefined ? { fixture, pick } : undefined;
}

/** Minutes of the goals: spread over the match, each side at its own. */
function goalMinutes(home: number, away: number) {
  const spread = (count: number, shift: number) =>
    Array.from({ length: count }, (_, index) => Math.round(((index + shift) * minutesOfMatch) / (count + 0.6)));
  return { home: spread(home, 0.55), away: spread(away, 0.8) };
}
