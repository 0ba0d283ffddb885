import { flagsCatalogue } from '../../contracts/generated/catalogues.ts';
import type { Problem } from '../../contracts/problems.ts';
import { pictureType } from '../emit/emit-assets.ts';
import type { EngineTexts } from '../load/engine-texts.ts';
import { pointerOf, problemAbout, problemIn } from '../load/json-document.ts';
import { nearestName } from '../nearest-name.ts';
import type { Valid, ValidSource } from '../validate/valid-source.ts';
import type { PatternCheck } from './check-pattern.ts';

/** Checks what no schema can say about one merchant's files: assets, languages, bounds, patterns, addresses, flags. */
export function checkMerchant(source: ValidSource, texts: EngineTexts, checkPattern: PatternCheck): Problem[] {
  return [
    ...checkAssets(source),
    ...checkLanguages(source, texts),
    ...checkBounds(source.registration, '/fields', source.registration.value.fields),
    ...checkBounds(source.site, '/register', source.site.value.register ?? {}),
    ...checkPatterns(source, checkPattern),
    ...checkAddresses(source),
    ...checkFlags(source),
  ];
}

function checkAssets({ merchant, assets, folder }: ValidSource): Problem[] {
  const { logo } = merchant.value;
  const problems = [...assets].flatMap(([name, bytes]) => {
    const file = `${folder}/assets/${name}`;
    if (!pictureType(name)) return problemAbout(file, { code: 'ASSET_INVALID', message: `${name} is not a picture.` });
    const isActive =
      name.endsWith('.svg') && /<script|<foreignObject|\son\w+\s*=|javascript:/i.test(Buffer.from(bytes).toString());
    return isActive ? problemAbout(file, { code: 'ASSET_INVALID', message: `${name} contains script.` }) : [];
  });
  if (assets.has(logo)) return problems;
  const nearest = nearestName(logo, assets.keys());
  return [
    ...problems,
    problemIn(merchant, '/logo', { code: 'ASSET_MISSING', message: `assets/${logo} does not exist.`, nearest }),
  ];
}

function checkLanguages({ merchant, strings }: ValidSource, texts: EngineTexts): Problem[] {
  const { offered, default: first } = merchant.value.languages;
  const problems = offered.flatMap((language, index) => {
    if (texts[language]) return [];
    const nearest = nearestName(language, Object.keys(texts));
    return problemIn(merchant, `/languages/offered/${index}`, {
      code: 'LANGUAGE_UNKNOWN',
      message: `The engine has no texts in "${language}".`,
      hint: 'Remove the language, or add its texts to features and engine.',
      nearest,
    });
  });
  if (!offered.includes(first)) {
    const message = `The default language "${first}" is not among the offered ones.`;
    problems.push(
      problemIn(merchant, '/languages/default', {
        code: 'LANGUAGE_UNKNOWN',
        message,
        nearest: nearestName(first, offered),
      }),
    );
  }
  for (const [language, document] of Object.entries(strings)) {
    if (offered.includes(language)) continue;
    problems.push(
      problemIn(document, '', {
        code: 'LANGUAGE_UNKNOWN',
        severity: 'warning',
        message: `"${language}" is not offered.`,
      }),
    );
  }
  return problems;
}

type Bounds = Readonly<Record<string, { readonly min?: number; readonly max?: number } | undefined>>;

function checkBounds(document: Valid<unknown>, at: string, fields: object): Problem[] {
  return Object.entries(fields as Bounds).flatMap(([field, rule]) => {
    if (rule?.min === undefined || rule.max === undefined || rule.min <= rule.max) return [];
    const message = `The minimum of ${field} is ${rule.min}, the maximum ${rule.max}.`;
    return problemIn(document, `${at}${pointerOf(field)}/min`, { code: 'RANGE_INVERTED', message });
  });
}

function checkPatterns({ merchant }: ValidSource, checkPattern: PatternCheck): Problem[] {
  const { patterns = {}, app } = merchant.value;
  const named = Object.entries(patterns).flatMap(([name, pattern]) =>
    checkPattern(merchant, `/patterns${pointerOf(name)}`, pattern, 'u'),
  );
  const wrapper = app?.userAgentPattern;
  return wrapper ? [...named, ...checkPattern(merchant, '/app/userAgentPattern', wrapper, '')] : named;
}

function checkAddresses({ site }: ValidSource): Problem[] {
  const { resources = [], customerService = [], imageCDNs = [] } = site.value;
  const addresses: readonly (readonly [string, string | undefined, RegExp])[] = [
    ...resources.map(({ url }, index) => [`/resources/${index}/url`, url, /^(https:\/\/|\/(?!\/))/] as const),
    ...customerService.map(
      ({ url }, index) => [`/customerService/${index}/url`, url, /^(https:\/\/|mailto:|tel:|\/(?!\/))/] as const,
    ),
    ...imageCDNs.map((url, index) => [`/imageCDNs/${index}`, url, /^https:\/\//] as const),
  ];
  return addresses.flatMap(([pointer, url, allowed]) =>
    url === undefined || allowed.test(url)
      ? []
      : problemIn(site, pointer, { code: 'URL_UNSAFE', message: `"${url}" is not a safe address.` }),
  );
}

function checkFlags({ site }: ValidSource): Problem[] {
  const { flags = {}, flagKeys = {} } = site.value;
  const known = new Set([...Object.keys(flagsCatalogue.flags), ...Object.values(flagKeys)]);
  return Object.keys(flags)
    .filter((flag) => !known.has(flag))
    .map((flag) => {
      const nearest = nearestName(flag, known);
      return problemIn(site, `/flags${pointerOf(flag)}`, {
        code: 'FLAG_UNKNOWN',
        severity: 'warning',
        atKey: true,
        message: `"${flag}" is not in the catalogue and is ignored.`,
        nearest,
      });
    });
}
