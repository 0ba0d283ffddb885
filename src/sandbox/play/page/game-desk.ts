import { makeSecret } from './make-secret.ts';
import { fromMinor, unitsOf } from '../../../engine/minor-units.ts';
import type { OpenAnswer, RoundAnswer } from '../protocol.ts';
import { element } from './element.ts';
import { CallFailure, type createPlatform } from './platform.ts';
import { payTable } from './slot-game.ts';
import { wait } from './wait.ts';
import { say } from './words.ts';

/** What a game gets from the page around it. */
export interface Desk {
  readonly opened: OpenAnswer;
  readonly stage: HTMLElement;
  readonly controls: HTMLElement;
  /**
   * Plays a round and shows it with `show`; does nothing, and gives nothing, while another one runs or nobody knows how it
   * ended. Resolves with why the platform refused it.
   */
  play(bet: unknown, show: (round: RoundAnswer) => Promise<void>): Promise<CallFailure | undefined> | undefined;
  money(units: number): string;
  balance(): number;
  /** Says something to everybody, readers of the screen included. */
  announce(text: string): void;
  /** Hears of the balance whenever a round has ended. */
  onBalance(listener: () => void): void;
  /** Says that the money does not reach for a stake, by how many smallest units, and leads to more of it. */
  showLowBalance(missing: number): void;
  /** Shows what comes back for a stake: as a win only what is more than it, and nothing for 0. */
  showReturn(round: Pick<RoundAnswer, 'payout' | 'stake'>): void;
  readonly calm: boolean;
}

type Platform = ReturnType<typeof createPlatform>;

const laterMs = 1000;

/** The page around a game: title, balance, win, rules, messages, and the one way to play a round. */
export function createDesk(platform: Platform, opened: OpenAnswer, body: HTMLElement): Desk {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let balance = opened.balance;
  let isBusy = false;
  const money = (units: number) => {
    const { symbol, position, decimals } = opened.currency;
    const figure = groupedText(fromMinor(units, decimals));
    // As the site writes it: letters stand off from the digits, a sign does not.
    const gap = symbol.length > 1 || /[A-Za-z.]$/.test(symbol) ? '\u00a0' : '';
    return position === 'before' ? `${symbol}${gap}${figure}` : `${figure}\u00a0${symbol}`;
  };
  const balanceText = element('bdi', { class: 'figure', dir: 'ltr' }, money(balance));
  const winText = element('bdi', { class: 'figure', dir: 'ltr' }, '–');
  const winLabel = element('span', {}, say('win'));
  const winCell = element('div', { class: 'cell win' }, winLabel, winText);
  const listeners: (() => void)[] = [];
  const message = element('p', { class: 'message', role: 'status', 'aria-live': 'polite' });
  const stage = element('section', { class: `stage ${opened.game.kind}` });
  const controls = element('section', { class: 'controls' });
  const showMessage = (text: string, kind = '') => {
    message.textContent = text;
    message.className = `message ${kind}`;
  };
  const amountOf = (value: unknown) => money(Number(unitsOf(String(value), opened.currency.decimals)));
  const setBalance = (units: number) => {
    balance = units;
    balanceText.textContent = money(units);
    const text = fromMinor(units, opened.currency.decimals);
    postToSite(opened.siteOrigin, { event: 'balance', balance: text, isFree: opened.isFree });
  };
  const announce = (text: string) => showMessage(text);
  const showReturn: Desk['showReturn'] = ({ payout, stake }) => {
    winLabel.textContent = say(payout > 0 && payout <= stake ? 'returnedTitle' : 'win');
    winText.textContent = payout > 0 ? money(payout) : '–';
    winCell.classList.toggle('lit', payout > stake);
  };
  const showLowBalance = (missing: number) => {
    const { wallet } = opened;
    const { lang } = document.documentElement;
    const name = wallet?.title[lang] ?? wallet?.title['en'] ?? '';
    showMessage(wallet ? say('lowWallet', { wallet: name, missing: money(missing) }) : say('lowBalance'), 'bad');
    offerMoney(missing);
  };
  const momentOf = (value: unknown) =>
    new Date(String(value)).toLocaleString(`${document.documentElement.lang}-u-nu-latn`, {
      ...{ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
    });
  const showOverLimit = ({ value }: CallFailure) => {
    showMessage(say('overLimit', { left: amountOf(value['left']), at: momentOf(value['renewsAt']) }), 'bad');
    linkLimits();
  };
  const showOverTime = ({ value }: CallFailure) => {
    showMessage(say('overTime', { at: momentOf(value['renewsAt']) }), 'bad');
    linkLimits();
  };
  const showOverOwnStake = ({ value }: CallFailure) => {
    showMessage(say('overOwnStake', { limit: amountOf(value['limit']) }), 'bad');
    linkLimits();
  };
  const showRest = ({ value }: CallFailure) => {
    const at = new Date(String(value['until'])).toLocaleTimeString(`${document.documentElement.lang}-u-nu-latn`, {
      ...{ hour: '2-digit', minute: '2-digit' },
    });
    showMessage(say('rest', { at }), 'bad');
    postToSite(opened.siteOrigin, { event: 'rest' });
  };
  const linkLimits = () => {
    if (opened.siteOrigin !== '')
      message.append(' ', siteLink(opened.siteOrigin, ['safePlay', '/m/safePlay'], 'myLimits'));
  };
  const showOverStake = ({ value }: CallFailure) =>
    showMessage(say('spinStake', { largest: amountOf(value['largest']) }), 'bad');
  const offerMoney = (missing: number) => {
    const { isFree, siteOrigin, wallet } = opened;
    if (isFree || siteOrigin === '') return;
    if (wallet === undefined) {
      message.append(' ', siteLink(siteOrigin, ['deposit', '/m/voucherCenter'], 'deposit'));
      return;
    }
    const needs = { to: wallet.id, amount: fromMinor(missing, opened.currency.decimals) };
    const path = `/m/wallets?${new URLSearchParams({ ...needs, game: '1' })}`;
    message.append(' ', siteLink(siteOrigin, ['transfer', path], 'transfer', needs));
  };

  async function finish(round: RoundAnswer, show: (round: RoundAnswer) => Promise<void>): Promise<void> {
    // What was staked is gone at once; what was won comes when it has been seen.
    setBalance(round.balance - round.payout);
    await show(round);
    setBalance(round.balance);
    showReturn(round);
    showMessage(wordsFor(round, money), round.payout > round.stake ? 'good' : '');
    if (balance < opened.smallestStake) offerMoney(opened.smallestStake - balance);
    platform.shown(round.key);
  }

  const play: Desk['play'] = (bet, show) => (isBusy ? undefined : playRound(bet, show));

  async function playRound(bet: unknown, show: Parameters<Desk['play']>[1]): Promise<CallFailure | undefined> {
    isBusy = true;
    body.dataset['busy'] = '';
    showReturn({ payout: 0, stake: 0 });
    // The stake may have been taken when no answer comes: the same key asks what came of it and moves no money twice.
    const key = makeSecret(16);
    let isLost = true;
    let refusal: CallFailure | undefined;
    for (let tries = 0; isLost; tries += 1) {
      showMessage('');
      isLost = false;
      try {
        await finish(await platform.round(key, bet), show);
      } catch (error) {
        isLost = error instanceof CallFailure && error.code === 'network';
        if (!isLost && error instanceof CallFailure) refusal = error;
        if (isLost && tries === 0) await wait(laterMs);
        else if (error instanceof CallFailure && error.code === 'balance.low')
          showLowBalance(Number(unitsOf(String(error.value['missing'] ?? '0'), opened.currency.decimals)));
        else if (error instanceof CallFailure && error.code === 'limit.loss') showOverLimit(error);
        else if (error instanceof CallFailure && error.code === 'limit.time') showOverTime(error);
        else if (error instanceof CallFailure && error.code === 'play.rest') showRest(error);
        else if (error instanceof CallFailure && error.code === 'limit.stake') showOverOwnStake(error);
        else if (error instanceof CallFailure && error.code === 'spin.stake') showOverStake(error);
        else showMessage(textOf(error), 'bad');
        if (isLost && tries > 0) {
          await untilAsked();
          // A network that says it is back may be a moment early: from here on too, one try that fails is followed by another.
          tries = -1;
        }
      }
    }
    isBusy = false;
    delete body.dataset['busy'];
    for (const listener of listeners) listener();
    return refusal;
  }

  /** Waits for the player, or for the network to be back; until then no other round begins. */
  async function untilAsked(): Promise<void> {
    const again = element('button', { class: 'again', type: 'button' }, say('again'));
    message.append(' ', again);
    body.dataset['lost'] = '';
    await new Promise((resolve) => {
      again.addEventListener('click', resolve, { once: true });
      window.addEventListener('online', resolve, { once: true });
    });
    delete body.dataset['lost'];
  }

  const info = rulesDialog(opened);
  const top = element(
    'header',
    { class: 'top' },
    opened.backUrl === '' || window !== window.parent
      ? undefined
      : element('a', { class: 'icon', href: opened.backUrl, 'aria-label': say('back') }, '‹'),
    element(
      'div',
      { class: 'name' },
      element('h1', {}, element('bdi', {}, opened.game.name)),
      element('p', {}, element('bdi', {}, opened.game.vendor), opened.isFree ? ` · ${say('free')}` : ''),
    ),
    element(
      'button',
      { class: 'icon', type: 'button', 'aria-label': say('rules'), onclick: () => info.showModal() },
      'i',
    ),
  );
  const money_ = element(
    'div',
    { class: 'purse' },
    element('div', { class: 'cell' }, element('span', {}, say('balance')), balanceText),
    winCell,
  );
  document.documentElement.classList.toggle('framed', window !== window.parent);
  body.append(top, element('main', {}, stage, message, element('div', { class: 'foot' }, money_, controls)), info);
  if (balance < opened.smallestStake) showLowBalance(opened.smallestStake - balance);
  const onBalance = (listener: () => void) => void listeners.push(listener);
  return {
    opened,
    stage,
    controls,
    play,
    money,
    balance: () => balance,
    onBalance,
    announce,
    showLowBalance,
    showReturn,
    calm,
  };
}

/** Thousands of a decimal text apart. */
function groupedText(text: string): string {
  const [whole = '', ...part] = text.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...part].join('.');
}

/** What a round came to. A return at or below the stake is no win. */
export function wordsFor({ payout, stake }: RoundAnswer, money: Desk['money']): string {
  if (payout === 0) return say('lost');
  return say(payout > stake ? 'won' : 'returned', { amount: money(payout) });
}

/** The way to a page of the site: the site around the game goes there, else this page does. */
function siteLink(
  origin: string,
  [event, path]: readonly [event: string, path: string],
  words: 'deposit' | 'myLimits' | 'transfer',
  says: Readonly<Record<string, string>> = {},
): HTMLElement {
  const ask = (click: Event) => {
    if (window === window.parent) return;
    click.preventDefault();
    postToSite(origin, { event, ...says });
  };
  return element('a', { class: 'again', href: `${origin}${path}`, onclick: ask }, say(words));
}

/** Notifies the site that shows the game in a frame, and only it. */
export function postToSite(origin: string, says: Readonly<Record<string, unknown>>): void {
  if (origin !== '' && window !== window.parent) window.parent.postMessage({ type: 'livery.play', ...says }, origin);
}

/** What a failure says to the player; `lost` is said when no answer came. */
export function textOf(error: unknown, lost: 'noNetwork' | 'offline' = 'noNetwork'): string {
  const code = error instanceof CallFailure ? error.code : '';
  if (code === 'network') return say(lost);
  if (code === 'balance.low') return say('lowBalance');
  if (code === 'spin.early') return say('spinEarly');
  return say(code === 'play.ended' ? 'ended' : 'failed');
}

function rulesDialog({ game, returnPercent, playType }: OpenAnswer): HTMLDialogElement {
  const name = game.kind === 'lottery' && playType === 'ent' ? 'sideRules' : (`${game.kind}Rules` as const);
  const close = element('button', { class: 'primary', type: 'button', onclick: () => dialog.close() }, say('close'));
  const dialog = element(
    'dialog',
    { 'aria-label': say('rules') },
    element('h2', {}, say('rules')),
    element('p', {}, say(name)),
    game.kind === 'slot' ? payTable(game.picture) : undefined,
    element('p', {}, say('returns', { percent: returnPercent })),
    close,
  );
  return dialog;
}
