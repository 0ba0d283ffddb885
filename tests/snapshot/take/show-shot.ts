import type { Page } from '@playwright/test';
import { walkTo } from '../../support/shell.ts';
import { reachState } from './reach-state.ts';
import type { Shot } from './shot.ts';

/**
 * Shows what a picture is taken of, in a page of `launchFor` that was prepared for its visitor. @throws when the state cannot be
 * reached.
 */
export async function showShot(page: Page, shot: Shot): Promise<void> {
  await open(page, shot);
  if (shot.state !== undefined) await reachState(page, shot.state, shot.textOf);
}

/** Pages that the server drew hold answers of the usual state: a screen in another one is walked to. */
async function open(page: Page, { cell, path, from, platform }: Shot): Promise<void> {
  const start = platform === 'usual' ? path : from;
  await page.goto(`http://${cell.brand}.localhost${start}`, { waitUntil: 'load' });
  if (platform !== 'usual') await walkTo(page, path);
}
