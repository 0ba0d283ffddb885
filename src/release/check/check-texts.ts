import type { Problem } from '../../contracts/problems.ts';
import type { StringsPart } from '../../contracts/release.ts';
import type { SitePart } from '../../contracts/site.ts';
import type { EngineTexts } from '../load/engine-texts.ts';
import { pointerOf, problemAbout, problemIn } from '../load/json-document.ts';
import { nearestName } from '../nearest-name.ts';
import type { ValidSource } from '../validate/valid-source.ts';
import type { FindItem } from './check-links.ts';
import { checkWording } from './check-wording.ts';

interface TextsToCheck {
  readonly source: ValidSource;
  readonly engine: EngineTexts;
  readonly site: SitePart;
  /** Complete texts by language. */
  readonly strings: Readonly<Record<string, StringsPart>>;
  readonly find: FindItem;
}

/** Checks that every text a site names exists, and that each offered language has the words of the default one. */
export function checkTexts({ source, engine, site, strings, find }: TextsToCheck): Problem[] {
  const merged = strings[source.merchant.value.languages.default] ?? Object.values(strings)[0] ?? {};
  return [
    ...checkKeys(source, site, merged, find),
    ...checkOverrides(source, engine),
    ...checkTranslations(source, engine),
    ...checkWording(source, engine),
  ];
}

function checkKeys(source: ValidSource, site: SitePart, merged: StringsPart, find: FindItem): Problem[] {
  const hasText = (key: string) => {
    const [group = '', ...rest] = key.split(':');
    // What every object inherits, such as `constructor`, is no text.
    const texts = (Object.hasOwn(merged, group) && merged[group]) || {};
    const name = rest.join(':');
    return Object.hasOwn(texts, name) || Object.hasOwn(texts, `${name}_other`);
  };
  let known: readonly string[] | undefined;
  const near = (key: string) => {
    known ??= Object.entries(merged).flatMap(([group, texts]) => Object.keys(texts).map((name) => `${group}:${name}`));
    return nearestName(key, known);
  };
  const missing = (key: string, owner: string, place: ReturnType<FindItem>) => {
    const document = place?.document ?? { file: `src/features/${owner.split('.')[0]}/feature.ts`, text: '' };
    const message = `${owner} names the text ${key}, which does not exist.`;
    return problemIn(document, place?.pointer ?? '', { code: 'TEXT_UNKNOWN', message, nearest: near(key) });
  };
  const ofItems = Object.entries(site.slots).flatMap(([slot, items]) =>
    items.flatMap((item) =>
      ['label' in item && item.label, 'note' in item && item.note].flatMap((key) =>
        key && !hasText(key) ? missing(key, item.id, find(slot, item.id)) : [],
      ),
    ),
  );
  const ofRoutes = site.routes.flatMap(({ id, title }) => (hasText(title) ? [] : missing(title, id, undefined)));
  const ofErrors = Object.entries(source.merchant.value.errorTexts ?? {}).flatMap(([code, key]) =>
    hasText(key) ? [] : missing(key, code, { document: source.merchant, pointer: `/errorTexts${pointerOf(code)}` }),
  );
  return [...ofItems, ...ofRoutes, ...ofErrors];
}

/** A merchant's other word for a text that no feature has is a misspelling. */
function checkOverrides({ strings }: ValidSource, engine: EngineTexts): Problem[] {
  return Object.values(strings).flatMap((document) =>
    Object.entries(document.value).flatMap(([group, texts]) => {
      if (group === 'merchant') return [];
      const known = engine['en']?.[group];
      return Object.keys(texts)
        .filter((key) => !known || !isKnown(known, key))
        .map((key) => {
          const nearest = known
            ? nearestName(key, Object.keys(known))
            : nearestName(group, Object.keys(engine['en'] ?? {}));
          const message = `There is no text ${group}:${key} to replace.`;
          return problemIn(document, pointerOf(group, key), {
            code: 'TEXT_UNKNOWN',
            severity: 'warning',
            atKey: true,
            message,
            nearest,
          });
        });
    }),
  );
}

/** A language may have plural forms that English has not. */
function isKnown(texts: Readonly<Record<string, string>>, key: string): boolean {
  return key in texts || key.replace(/_(zero|one|two|few|many)$/, '_other') in texts;
}

function checkTranslations(source: ValidSource, engine: EngineTexts): Problem[] {
  const { offered, default: first } = source.merchant.value.languages;
  const own = source.strings[first]?.value['merchant'] ?? {};
  return offered.flatMap((language) => {
    const document = source.strings[language];
    const file = document ?? { file: `${source.folder}/strings/${language}.json`, text: '' };
    const translated = document?.value['merchant'] ?? {};
    const untranslated = Object.keys(own).filter((key) => !Object.hasOwn(translated, key));
    const ofMerchant = untranslated.map((key) =>
      problemIn(file, pointerOf('merchant', key), {
        code: 'TRANSLATION_MISSING',
        // The text of the default language stands in (row A-393): a site is not refused for it.
        severity: 'warning',
        message: `merchant:${key} has no text in "${language}".`,
      }),
    );
    const ofEngine = Object.entries(engine['en'] ?? {}).flatMap(([group, texts]) => {
      const words = { ...engine[language]?.[group], ...document?.value[group] };
      const missing = Object.keys(texts).filter((key) => !hasTranslation(words, key));
      if (missing.length === 0) return [];
      const names = missing.slice(0, 3).join(', ') + (missing.length > 3 ? ' …' : '');
      const message = `${missing.length} texts of ${group} have no words in "${language}": ${names}.`;
      const problem = { code: 'TRANSLATION_MISSING', severity: 'warning', message } as const;
      // A language that the engine does not speak is the merchant's to complete.
      if (engine[language]) return problemAbout(`src/**/${group}/strings/${language}.json`, problem);
      return problemIn(file, pointerOf(group), problem);
    });
    return [...ofMerchant, ...ofEngine];
  });
}

/** A language may have more plural forms than English, or fewer. */
function hasTranslation(texts: Readonly<Record<string, string>>, key: string): boolean {
  const plural = /^(.*)_(one|other|zero|two|few|many)$/.exec(key);
  return key in texts || (plural !== null && `${plural[1]}_other` in texts);
}
