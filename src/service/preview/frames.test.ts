import { expect, it } from 'vitest';
import type { LiveSite } from '../live/live-site.ts';
import { createFrames, type Frame } from './frames.ts';

const minute = 60_000;

/** Frames with a clock of their own; they read nothing of a site but its merchant and pointer. */
function someFrames() {
  let time = 0;
  const frames = createFrames({
    origin: 'https://preview.example.com',
    consoleOrigin: 'https://console.example.com',
    now: () => time,
  });
  const site = { merchant: 'acme', pointer: { seq: 1, release: 'r1' } } as unknown as LiveSite;
  const open = (person: string, release = 'r1') => {
    const frame: Frame = {
      site: { ...site, pointer: { seq: 1, release } },
      parts: { get: () => Promise.resolve(undefined) },
      visitor: { language: 'en', scheme: 'dark' },
      marks: [],
      isBefore: false,
      isAlone: false,
      person,
      isSignedIn: () => Promise.resolve(true),
    };
    return new URL(frames.open(frame).origin);
  };
  return { frames, open, pass: (ms: number) => void (time += ms) };
}

/** The release that a host shows, `over`, or nothing. */
function shownAt({ frames }: ReturnType<typeof someFrames>, host: string): string | undefined {
  const found = frames.find(host);
  return typeof found === 'object' ? found.site.pointer.release : found;
}

it('gives every frame a host of its own that fits into a name and is found whatever its case and port', () => {
  const some = someFrames();
  const [one, other] = [some.open('ines', 'r1'), some.open('ines', 'r2')];
  expect(one.host).toMatch(/^[0-9a-f]{56}\.preview\.example\.com$/);
  expect([shownAt(some, one.host), shownAt(some, `${other.host.toUpperCase()}:443`)]).toEqual(['r1', 'r2']);
  expect(some.frames.hosts).toBe('https://*.preview.example.com');
});

it('@C-302 knows no name that it did not sign, and leaves other hosts to others', () => {
  const some = someFrames();
  const [one, other] = [some.open('ines', 'r1').host, some.open('ines', 'r2').host];
  const mixed = `${one.slice(0, 16)}${other.slice(16)}`;
  const touched = `${one.slice(0, 55)}${one[55] === '0' ? '1' : '0'}${one.slice(56)}`;
  expect([mixed, touched].map((host) => shownAt(some, host))).toEqual(['over', 'over']);
  const others = ['preview.example.com', 'acme.preview.example.com', one.replace('preview', 'play'), `x${one}`];
  expect(others.map((host) => shownAt(some, host))).toEqual(others.map(() => undefined));
});

it('@C-302 ends a frame after a quarter of an hour', () => {
  const some = someFrames();
  const { host } = some.open('ines');
  some.pass(15 * minute - 1);
  expect(shownAt(some, host)).toBe('r1');
  some.pass(1);
  expect(shownAt(some, host)).toBe('over');
});

it('@C-302 keeps sixteen frames of a person, and takes none of another for them', () => {
  const some = someFrames();
  const mira = some.open('mira').host;
  const hosts = Array.from({ length: 18 }, () => some.open('ines').host);
  expect(hosts.map((host) => shownAt(some, host) === 'r1')).toEqual(hosts.map((_, index) => index >= 2));
  expect(shownAt(some, mira)).toBe('r1');
});

it('@C-302 keeps so many frames of a node', () => {
  const some = someFrames();
  const hosts = Array.from({ length: 130 }, (_, index) => some.open(`person ${index}`).host);
  expect(hosts.filter((host) => shownAt(some, host) === 'r1')).toHaveLength(128);
  expect(shownAt(some, hosts[0] ?? '')).toBe('over');
});
