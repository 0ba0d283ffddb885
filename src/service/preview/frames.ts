import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { LiveSite } from '../live/live-site.ts';
import type { PartCache } from '../live/part-cache.ts';
import { keyQuery, makeFrameKey } from './frame-key.ts';

/** Whom a frame shows its release to. */
export interface FrameVisitor {
  /** Customer type of a player; absent for a guest. */
  readonly memberType?: number;
  readonly language: string;
  readonly scheme: 'dark' | 'light';
}

/** One release as one visitor would meet it, for one person of the staff. What is done in it changes nothing. */
export interface Frame {
  readonly site: LiveSite;
  /** The release's parts: an unpublished one has some that lie nowhere else. */
  readonly parts: Pick<PartCache, 'get'>;
  readonly visitor: FrameVisitor;
  /** Ids of what the page outlines: items of slots, fields of forms. */
  readonly marks: readonly string[];
  /** Whether the side menu stands open, since what is outlined lies in it. */
  readonly opensMenu?: boolean;
  /** Whether what is outlined goes. */
  readonly isBefore: boolean;
  /** Says over the page that it is not what is live; absent for what is. */
  readonly notice?: string;
  /** Whether it says so within the console too, which says it itself beside two frames. */
  readonly isAlone: boolean;
  /** Who looks at it. */
  readonly person: string;
  /** Whether that person is still signed in. */
  readonly isSignedIn: () => Promise<boolean>;
}

/** A frame that is open, and the key that its requests show (`frame-key.ts`): absent where this machine alone is asked. */
export interface FoundFrame extends Frame {
  readonly key: string | undefined;
}

/** Frames of one node; they live in its memory, for a while. */
export interface Frames {
  /** Hosts of the frames as a content policy names them. */
  readonly hosts: string;
  /** Who may show them. */
  readonly consoleOrigin: string;
  /** Gives the origin of a frame, the query of its first page, and when it ends; the oldest of the same person give way. */
  open(frame: Frame): { readonly origin: string; readonly query: string; readonly endsAt: Date };
  /** The frame of a `Host` header; `over` for an address that has ended or never was, nothing for other hosts. */
  find(hostHeader: string): FoundFrame | 'over' | undefined;
}

interface FramesOptions {
  /** Origin whose host stands behind every frame's own name: `https://preview.example.com`. */
  readonly origin: string;
  readonly consoleOrigin: string;
  readonly now?: () => number;
}

/** How long a frame can be opened. */
const LIFE_MS = 15 * 60_000;
/** Two releases of eight looks. */
const PER_PERSON = 16;
const PER_NODE = 128;

/** Bytes of an id and of its signature: together a name of DNS takes them in hex. */
const ID_BYTES = 8;
const SIGNATURE_BYTES = 20;
const label = /^([0-9a-f]{16})([0-9a-f]{40})$/;

interface KeptFrame extends FoundFrame {
  readonly endsAt: number;
}

/**
 * Makes the frames of one node. The name of a frame's host is signed over its release, its person and its end, under a key
 * that this process alone has: nobody guesses one, and every frame has storage of its own in the browser. Names of hosts are
 * read on their way by DNS and TLS, so that over TLS a frame has a key beside: in the query of its first page, then in a cookie.
 */
export function createFrames({ origin, consoleOrigin, now = Date.now }: FramesOptions): Frames {
  const { protocol, hostname, host } = new URL(origin);
  const secret = randomBytes(32);
  const kept = new Map<string, KeptFrame>();
  const sign = (id: string, { site, person, endsAt }: KeptFrame) => {
    const signed = JSON.stringify([id, site.merchant, site.pointer.release, person, endsAt]);
    return createHmac('sha256', secret).update(signed).digest().subarray(0, SIGNATURE_BYTES);
  };
  const makeRoom = (person: string) => {
    for (const [id, { endsAt }] of kept) if (endsAt <= now()) kept.delete(id);
    const own = [...kept].filter(([, frame]) => frame.person === person);
    for (const [id] of own.slice(0, Math.max(0, own.length - PER_PERSON + 1))) kept.delete(id);
    for (const [id] of [...kept].slice(0, Math.max(0, kept.size - PER_NODE + 1))) kept.delete(id);
  };
  return {
    hosts: `${protocol}//*.${host}`,
    consoleOrigin,
    open(frame) {
      makeRoom(frame.person);
      const id = randomBytes(ID_BYTES).toString('hex');
      const key = protocol === 'https:' ? makeFrameKey() : undefined;
      const next = { ...frame, key, endsAt: now() + LIFE_MS };
      kept.set(id, next);
      setTimeout(() => kept.delete(id), LIFE_MS).unref();
      const name = `${id}${sign(id, next).toString('hex')}`;
      const query = key === undefined ? '' : keyQuery(key);
      return { origin: `${protocol}//${name}.${host}`, query, endsAt: new Date(next.endsAt) };
    },
    find(hostHeader) {
      const asked = hostHeader.toLowerCase().replace(/:\d+$/, '');
      if (!asked.endsWith(`.${hostname}`)) return undefined;
      const [, id = '', signature = ''] = label.exec(asked.slice(0, -hostname.length - 1)) ?? [];
      if (id === '') return undefined;
      const frame = kept.get(id);
      if (!frame || frame.endsAt <= now()) return 'over';
      return timingSafeEqual(Buffer.from(signature, 'hex'), sign(id, frame)) ? frame : 'over';
    },
  };
}
