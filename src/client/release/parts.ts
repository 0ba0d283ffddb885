import type { Hash } from '../../contracts/release.ts';
import type { Host } from '../browser/host.ts';
import type { Parts, ValidatorFunctions } from './release-types.ts';

/** Reads parts of a release. They are immutable, so the browser's own cache keeps them. */
export function createParts(host: Host): Parts {
  const urlOf = (hash: Hash, extension: string) => `/livery/parts/${hash}.${extension}`;
  return {
    urlOf,
    async json<T>(hash: Hash): Promise<T> {
      const answer = await host.fetch(urlOf(hash, 'json'));
      if (!answer.ok) throw new Error(`Part ${hash} was answered with ${answer.status}.`);
      return answer.json();
    },
    async validators(hash) {
      const loaded: { default: ValidatorFunctions } = await import(/* @vite-ignore */ urlOf(hash, 'js'));
      return loaded.default;
    },
  };
}
