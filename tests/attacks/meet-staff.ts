import type { FramesAnswer } from '../../src/contracts/console/frames.ts';
import type { MadeToken } from '../../src/contracts/console/tokens.ts';
import { joinStaff } from '../support/join-staff.ts';
import type { Arena } from './arena.ts';
import type { Places } from './fill-attack.ts';

/** Somebody at the console whose session, token and frame attackers use or know. */
export interface AttackedStaff {
  readonly places: Places;
  /** Ends the session, and with it the frames. */
  signOut(): Promise<void>;
}

/** Signs the first administrator in, opens a frame and makes a token that may read one other brand. */
export async function meetStaff({ ports, consoleLink }: Arena): Promise<AttackedStaff> {
  const staff = await joinStaff({ port: ports.console, link: consoleLink, name: 'Ines Okafor' });
  const open = async () => {
    const { after } = await staff.ask<FramesAnswer>('/frames', { merchant: 'karat', of: { seq: 1 } });
    return new URL(after.address).host;
  };
  const [frame, other] = [await open(), await open()];
  const made = await staff.ask<MadeToken>('/tokens', {
    name: 'reader',
    rights: ['read'],
    days: 1,
    merchants: ['soda'],
  });
  return {
    places: {
      frame,
      frameName: frame.replace(/:\d+$/, ''),
      // The name of one frame under the signature of another.
      mixed: `${frame.slice(0, 16)}${other.slice(16)}`,
      session: staff.cookie,
      bearer: made.token,
    },
    signOut: async () => {
      await staff.ask('/sign-out', {});
    },
  };
}
