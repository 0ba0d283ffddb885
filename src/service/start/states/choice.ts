import { sceneSchemes, sceneStates, sceneVisitors } from '../../../contracts/scene.ts';
import type { LiveSite } from '../../live/live-site.ts';
import { firstScreen, screensOf } from './screens.ts';

/** What there is to choose from, the first of each being what is shown unless something else is asked for. */
export interface Choices {
  readonly screen: readonly string[];
  readonly visitor: readonly string[];
  readonly language: readonly string[];
  readonly scheme: readonly string[];
  readonly state: readonly string[];
  /** CSS pixels of a frame. */
  readonly width: readonly string[];
  /** Merchant codes; `all` shows every brand. */
  readonly brand: readonly string[];
}

export type ChoiceName = keyof Choices;

/** What the page shows: one value of each. */
export type Choice = Readonly<Record<ChoiceName, string>>;

/** Widths of frames: a phone, the narrowest phone, and a tablet. */
export const frameWidths = ['390', '320', '1024'] as const;

/** What some sites leave to choose. */
export function choicesOf(sites: readonly LiveSite[]): Choices {
  const others = screensOf(sites).flatMap(({ id }) => (id === firstScreen ? [] : id));
  const languages = sites.flatMap(({ site }) => site.identity.languages.offered);
  return {
    screen: [firstScreen, ...others],
    visitor: sceneVisitors,
    language: [...new Set(languages)].sort(),
    scheme: sceneSchemes,
    state: sceneStates,
    width: frameWidths,
    brand: ['all', ...sites.map(({ merchant }) => merchant)],
  };
}

const names: readonly ChoiceName[] = ['screen', 'visitor', 'language', 'scheme', 'state', 'width', 'brand'];

/** The choice of an address's query; `unknown` says in a sentence each what it asks for and is not there. */
export function readChoice(
  query: URLSearchParams,
  choices: Choices,
): { readonly choice: Choice; readonly unknown: readonly string[] } {
  const unknown = names.flatMap((name) => {
    const asked = query.get(name);
    return asked === null || choices[name].includes(asked) ? [] : [`There is no ${name} “${asked}”.`];
  });
  const pick = (name: ChoiceName) => choices[name].find((one) => one === query.get(name)) ?? choices[name][0] ?? '';
  const choice = Object.fromEntries(names.map((name) => [name, pick(name)])) as Choice;
  return { choice, unknown };
}

/** The address of a choice: it says everything, so that whoever opens it sees the same frames. */
export function addressOf(choice: Choice): string {
  return `/states?${new URLSearchParams(names.map((name) => [name, choice[name]]))}`;
}
