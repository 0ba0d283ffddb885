import type { PlayKind } from '../game-kind.ts';
import type { RoundAnswer } from '../protocol.ts';
import { element } from './element.ts';
import { fixtureGame } from './fixture-game.ts';
import { createDesk, type Desk, postToSite, textOf, wordsFor } from './game-desk.ts';
import { lotteryGame } from './lottery-game.ts';
import { paintSkin } from './skin.ts';
import { createPlatform } from './platform.ts';
import { rouletteGame } from './roulette-game.ts';
import { slotGame } from './slot-game.ts';
import { say } from './words.ts';

const games: Readonly<Record<PlayKind, (desk: Desk) => (round: RoundAnswer) => Promise<void>>> = {
  slot: slotGame,
  roulette: rouletteGame,
  fixture: fixtureGame,
  lottery: lotteryGame,
};

const platform = createPlatform();

async function start(): Promise<void> {
  const waiting = element('p', { class: 'opening', role: 'status' }, say('opening'));
  document.body.append(waiting);
  const opened = await platform.open().catch(offerAgain);
  waiting.remove();
  if (!opened) return;
  document.title = opened.game.name;
  paintSkin(opened.game.picture, opened.accent);
  const desk = createDesk(platform, opened, document.body);
  const show = games[opened.game.kind](desk);
  postToSite(opened.siteOrigin, { event: 'ready', resume: platform.token });
  const { unseen } = opened;
  if (!unseen) return;
  await show(unseen);
  desk.showReturn(unseen);
  desk.announce(`${say('kept')}: ${wordsFor(unseen, desk.money)}`);
  platform.shown(unseen.key);
}

function offerAgain(error: unknown): void {
  const retry = () => {
    failed.remove();
    void start();
  };
  const again = element('button', { class: 'primary', type: 'button', onclick: retry }, say('again'));
  const failed = element('div', { class: 'opening', role: 'alert' }, element('p', {}, textOf(error, 'offline')), again);
  document.body.append(failed);
}

void start();
