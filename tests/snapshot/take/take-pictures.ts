import type { Browser } from '@playwright/test';
import { openDoor } from '../../support/stack-address.ts';
import { cellId, type VisitorName } from '../cell.ts';
import { memberTypes } from '../member-types.ts';
import { inLanes } from './in-lanes.ts';
import { openSession } from './open-session.ts';
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
  const sessions = new Map<string, Promise<string | undefined>>();
  const brands = [...Map.groupBy(shots, ({ cell }) => cell.brand)];
  const lanesOfBrand = Math.max(1, Math.floor(LANES / brands.length));
  try {
    await inLanes(brands, LANES, async ([merchant, own]) => {
      await enterAll({ port: stack.port, sessions }, own);
      for (const [state, inState] of Map.groupBy(own, ({ platform }) => platform)) {
        await openDoor(stack.staffPort, '/states', { body: { merchant, state } });
        await inLanes([...Map.groupBy(inState, visitOf).values()], lanesOfBrand, (visit) =>
          takeVisit({ browser, port: stack.port, visit, sessions, onTaken }),
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
  readonly port: number;
  /** Shots of one brand, visitor, language and width in one state of the platform. */
  readonly visit: readonly Shot[];
  /** Brand and visitor → their session. */
  readonly sessions: Map<string, Promise<string | undefined>>;
  readonly onTaken: (taken: Taken) => Promise<void>;
}

/** The session of a visitor at the brand of a shot, opened once. @throws when the platform refuses. */
function sessionOf(
  { port, sessions }: Pick<Visit, 'port' | 'sessions'>,
  { cell: { brand }, callPath }: Shot,
  visitor: VisitorName,
): Promise<string | undefined> {
  const key = `${brand} ${visitor}`;
  const session = sessions.get(key) ?? openSession(port, brand, callPath, visitor);
  sessions.set(key, session);
  return session;
}

/**
 * Logs every visitor of a brand in: pages of an agent count who of the team is there, and would show another number with each
 * order in which pictures are taken. One who is refused has no picture of their own, which says why.
 */
async function enterAll(stack: Pick<Visit, 'port' | 'sessions'>, [shot]: readonly Shot[]): Promise<void> {
  if (!shot) return;
  for (const visitor of Object.keys(memberTypes) as VisitorName[]) {
    await sessionOf(stack, shot, visitor).catch(() => undefined);
  }
}

async function takeVisit({ browser, port, visit, sessions, onTaken }: Visit): Promise<void> {
  const [first] = visit;
  if (!first) return;
  const opening = sessionOf({ port, sessions }, first, first.cell.visitor);
  const session = await opening.catch((error: unknown) => new Error(String(error)));
  if (session instanceof Error) {
    for (const { cell } of visit) await onTaken({ id: cellId(cell), failure: session.message });
    return;
  }
  const context = await openContext(browser, first.cell);
  try {
    await prepareVisit(context, first.cell, session, first.platform);
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
