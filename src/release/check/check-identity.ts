import type { Problem } from '../../contracts/problems.ts';
import type { EngineTexts } from '../load/engine-texts.ts';
import { problemIn } from '../load/json-document.ts';
import { nearestName } from '../nearest-name.ts';
import type { ValidSource } from '../validate/valid-source.ts';

/** Names that the engine or the network answers at itself. */
const reservedCodes = new Set(['console', 'localhost', 'www', 'api', 'livery', 'assets', 'admin', 'none']);
const reservedDomain = /(^|\.)(localhost|local|internal|invalid|test)$|^\d{1,3}(\.\d{1,3}){3}$|\.\.|^[^.]+$/;

/** Checks who a merchant says it is: code, domains, languages, time zone. */
export function checkIdentity(source: ValidSource, texts: EngineTexts): Problem[] {
  const { merchant } = source;
  const { code, domains, settings = {} } = merchant.value;
  const problems: Problem[] = [];
  if (reservedCodes.has(code))
    problems.push(problemIn(merchant, '/code', { code: 'CODE_RESERVED', message: `"${code}" is reserved.` }));
  for (const [index, domain] of domains.entries()) {
    if (!reservedDomain.test(domain)) continue;
    const message = `${domain} is no public host name.`;
    problems.push(problemIn(merchant, `/domains/${index}`, { code: 'DOMAIN_RESERVED', message }));
  }
  for (const [setting, word] of zoneSettings) {
    const zone = settings[setting];
    if (zone === undefined || zone === word || isTimeZone(zone)) continue;
    const nearest = nearestName(zone, Intl.supportedValuesOf('timeZone'));
    const message = `There is no time zone "${zone}".`;
    problems.push(problemIn(merchant, `/settings/${setting}`, { code: 'TIMEZONE_UNKNOWN', message, nearest }));
  }
  return [...problems, ...checkLanguages(source, texts)];
}

/** Settings that name a time zone, and the one word besides that each of them knows. */
const zoneSettings = [
  ['dates.timeZone', 'device'],
  ['settlement.timeZone', 'site'],
] as const;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function checkLanguages({ merchant, strings }: ValidSource, texts: EngineTexts): Problem[] {
  const { offered, default: first } = merchant.value.languages;
  const problems = offered.flatMap((language, index) => {
    // A merchant may bring the words of a language that the engine does not speak.
    if (texts[language] || strings[language]) return [];
    const nearest = nearestName(language, Object.keys(texts));
    return problemIn(merchant, `/languages/offered/${index}`, {
      code: 'LANGUAGE_UNKNOWN',
      message: `Neither the engine nor this folder has texts in "${language}".`,
      hint: `Remove the language, or bring its words as strings/${language}.json: "livery language ${merchant.value.code} ${language}" writes the file.`,
      nearest,
    });
  });
  if (!offered.includes(first)) {
    const message = `The default language "${first}" is not among the offered ones.`;
    const nearest = nearestName(first, offered);
    problems.push(problemIn(merchant, '/languages/default', { code: 'LANGUAGE_UNKNOWN', message, nearest }));
  }
  const strange = Object.entries(strings).filter(([language]) => !offered.includes(language));
  return [
    ...problems,
    ...strange.map(([language, document]) =>
      problemIn(document, '', {
        code: 'LANGUAGE_UNKNOWN',
        severity: 'warning',
        message: `"${language}" is not offered.`,
        nearest: nearestName(language, offered),
      }),
    ),
  ];
}
