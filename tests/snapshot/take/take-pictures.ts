import type { Browser } from '@playwright/test';
import { openDoor } from '../../support/stack-address.ts';
import { cellId } from '../cell.ts';
import { inLanes } from './in-lanes.ts';
import { openSessions, type Sessions } from './open-session.ts';
import type { Shot } from './shot.ts';
import { launchFor } from './snapshot-browser.ts';
import type { SnapshotStack } from './snapshot-stack.ts';
import { takePage, type Taken } from './take-page.ts';
import { openContext, prepareVisit } from './visit.ts';

/** How many pages are photographed side by side. */
const LANES = 3;

/**
 * Takes pictures, several brands side by side, or several visitors of one: a brand's platform is in one state at a time, cells
 * of one visitor in one state share a browser context, and the schemes of a screen share its page.
 */
export async function takePictures(
  shots: readonly Shot[],
  stack: SnapshotStack,
  onTaken: (taken: Taken) => Promise<void>,
): Promise<void> {
  const browser = await launchFor(stack.port);
  const brands = [...Map.groupBy(shots, ({ cell }) => cell.brand)];
  const lanesOfBrand = Math.max(1, Math.floor(LANES / brands.length));
  try {
    await inLanes(brands, LANES, async ([merchant, own]) => {
      const [first] = own;
      if (!first) return;
      const sessions = await openSessions(stack.port, first);
      for (const [state, inState] of Map.groupBy(own, ({ platform }) => platform)) {
        await openDoor(stack.staffPort, '/states', { body: { merchant, state } });
        await inLanes([...Map.groupBy(inState, visitOf).values()], lanesOfBrand, (visit) =>
          takeVisit({ browser, visit, sessions, onTaken }),
        );
      }
    });
  } finally {
    await browser.close();
  }
}

/** Names what cells have in common that share a browser context. */
function visitOf({ cell: { visitor, language, width } }: Shot): string {
  return [visitor, language, width].join(' ');
}

/** Names what cells have in common that share a page; a screen that says which scheme was chosen is opened for each. */
function pageOf({ cell, saysScheme }: Shot): string {
  return saysScheme ? `${cell.screen} ${cell.scheme}` : cell.screen;
}

interface Visit {
  readonly browser: Browser;
  /** Shots of one brand, visitor, language and width in one state of the platform. */
  readonly visit: readonly Shot[];
  readonly sessions: Sessions;
  readonly onTaken: (taken: Taken) => Promise<void>;
}

async function takeVisit({ browser, visit, sessions, onTaken }: Visit): Promise<void> {
  const [first] = visit;
  if (!first) return;
  const session = sessions.get(first.cell.visitor);
  if (session instanceof Error) {
    for (const { cell } of visit) await onTaken({ id: cellId(cell), failure: session.message });
    return;
  }
  const context = await openContext(browser, first.cell);
  try {
    await prepareVisit(context, first, session);
    for (const shots of Map.groupBy(visit, pageOf).values()) {
      const failed = new Set<string>();
      for (const taken of await takePage(context, shots)) {
        if ('failure' in taken) failed.add(taken.id);
        else await onTaken(taken);
      }
      // A page that a busy machine was too slow for may try again.
      const again = shots.filter(({ cell }) => failed.has(cellId(cell)));
      for (const taken of await takePage(context, again)) await onTaken(taken);
    }
  } finally {
    await context.close();
  }
}
