import type { Origin } from '../../contracts/origins.ts';
import type { StringsPart } from '../../contracts/release.ts';
import type { TextScene } from '../../engine/index.ts';
import type { EngineTexts } from '../load/engine-texts.ts';
import { pointerOf } from '../load/json-document.ts';
import { parseMerchantFolder } from '../load/merchant-source.ts';
import type { FolderFiles } from '../load/read-folder.ts';

/** One language of a release. */
export interface LanguageTexts {
  /** Its complete texts. */
  readonly words: StringsPart;
  readonly language: string;
  readonly defaultLanguage: string;
}

/** The texts of one language of a folder that compiles, with whose words each has. */
export function readTexts(
  files: FolderFiles,
  engine: EngineTexts,
  { words, language, defaultLanguage }: LanguageTexts,
): TextScene {
  const { source } = parseMerchantFolder(files);
  const documents = source?.strings ?? {};
  // The folder has compiled, so its strings are true to their schema.
  const own = (tag: string) => documents[tag]?.value as StringsPart | undefined;
  const tags = [...new Set([language, defaultLanguage, 'en'])];
  return {
    words,
    originOf(key) {
      const [group = '', ...rest] = key.split(':');
      const name = rest.join(':');
      for (const tag of tags) {
        const standsIn = tag === language ? {} : { standsInFrom: tag };
        const document = documents[tag];
        const mine = [name, `${name}_other`].find((candidate) => own(tag)?.[group]?.[candidate] !== undefined);
        if (document !== undefined && mine !== undefined) {
          return { origin: { layer: 'merchant', file: document.file, pointer: pointerOf(group, mine) }, ...standsIn };
        }
        const shipped = engine[tag]?.[group];
        const isShipped = shipped?.[name] !== undefined || shipped?.[`${name}_other`] !== undefined;
        const origin: Origin = { layer: 'engine' };
        if (isShipped) return { origin, ...standsIn };
      }
      return undefined;
    },
  };
}
