import { fromMinor } from '../../engine/minor-units.ts';
import { type LimitKind, type LimitSpan, limitKinds, spansOfKind } from '../database/safe-play-tables.ts';
import type { Sandbox } from '../sandbox.ts';
import { zoneOf } from '../settlement/zone.ts';
import { decimalsIn } from '../wallet/currency.ts';
import { heldLimits, type LimitChange } from './limits.ts';
import { minutesPlayed } from './play-time.ts';
import { spansAt } from './spans.ts';
import { safePlayTerms } from './terms.ts';
import { usedOf } from './used.ts';

/** Every limit that a player has or can set, with what is used of it and the change that waits. */
export async function listLimits(sandbox: Sandbox, { merchant, account }: { merchant: string; account: number }) {
  const { db } = sandbox;
  const at = sandbox.now();
  const { kinds } = await safePlayTerms(sandbox, merchant);
  const spans = await spansAt(db, at, await zoneOf(sandbox, merchant));
  const decimals = await decimalsIn(sandbox, merchant);
  const held = await heldLimits(db, account, at);
  const used = {
    deposit: await usedOf(db, account, { kind: 'deposit', spans, decimals }),
    loss: await usedOf(db, account, { kind: 'loss', spans, decimals }),
  };
  const minutes = await minutesPlayed(db, account, { at, dayFrom: spans.day.from });
  const useOf = (kind: LimitKind, span: LimitSpan) => {
    if (kind === 'stake' || span === 'bet') return {};
    const amount = kind === 'time' ? String(minutes) : fromMinor(used[kind][span], decimals);
    return { used: amount, renewsAt: spans[span].until.toISOString() };
  };
  // A limit that was set holds, and is shown, also where the site offers its kind no more.
  const shown = limitKinds.filter((kind) => kinds.includes(kind) || held.some((limit) => limit.kind === kind));
  return shown.flatMap((kind) =>
    spansOfKind[kind].map((span) => {
      const { amount, next } = held.find((limit) => limit.kind === kind && limit.span === span) ?? {};
      return {
        ...{ kind, span, ...useOf(kind, span) },
        ...(amount === undefined ? {} : { amount }),
        ...(next === undefined ? {} : { next: changeOf(next) }),
      };
    }),
  );
}

function changeOf({ from, amount, asks }: LimitChange) {
  return { from: from.toISOString(), asks, ...(amount === undefined ? {} : { amount }) };
}
