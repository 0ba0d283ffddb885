import { expect, it } from 'vitest';
import { createHostResolver } from '../http/resolve-host.ts';
import { productionHosts } from './production-hosts.ts';

const hosts = {
  has: (code: string) => code === 'karat',
  merchantOf: (host: string) => (host === 'karat.example' ? 'karat' : undefined),
};
const resolve = productionHosts(createHostResolver({ hosts, merchantOfPort: () => undefined, hasScenes: true }), [
  'sites.example',
]);

it.each(['karat.example', 'KARAT.example:443', 'karat.sites.example'])('gives %s to its brand', (host) => {
  expect(resolve(host, 4000)).toEqual({ kind: 'brand', merchant: 'karat' });
});

it.each([
  'karat.localhost',
  'karat.preview.localhost',
  'guest.en.dark.usual.karat.scene.localhost',
  'guest.en.dark.usual.karat.scene.sites.example',
  'localhost',
  'soda.sites.example',
  'karat.preview.sites.example',
  'sites.example',
  'karat.other.example',
])('gives %s to nobody', (host) => {
  expect(resolve(host, 4000)).toEqual({ kind: 'unknown' });
});
