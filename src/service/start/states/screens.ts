import type { LiveSite } from '../../live/live-site.ts';

/** A screen that some brand has. */
export interface StatesScreen {
  /** Id of its route. */
  readonly id: string;
  readonly title: string;
}

/** The screen that is looked at first. */
export const firstScreen = 'home.screen';

/** Every screen of some sites once, by its English title; of two with one title, each with its id. */
export function screensOf(sites: readonly LiveSite[]): readonly StatesScreen[] {
  const titles = new Map(
    sites.flatMap((site) => site.site.routes.map(({ id, title }) => [id, titleOf(site, title) ?? id])),
  );
  const named = [...titles].map(([id, title]) => {
    const isOnly = [...titles.values()].filter((other) => other === title).length === 1;
    return { id, title: isOnly || title === id ? title : `${title} (${id})` };
  });
  return named.sort((one, other) => one.title.localeCompare(other.title, 'en'));
}

function titleOf({ strings }: LiveSite, title: string): string | undefined {
  const [group = '', ...key] = title.split(':');
  const texts = strings['en'] ?? Object.values(strings)[0];
  return texts?.[group]?.[key.join(':')] || undefined;
}
