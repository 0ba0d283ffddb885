import type { Announcement } from '../../../client/index.ts';

/** A banner of the platform: its picture, and what it says and leads to where it has words. */
export interface BannerEntry {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly note: string;
  readonly action: string;
  readonly link: string;
}

/**
 * Reads the banner answer: a list, or a list under `banners` or `list`. Entries without a picture, and those of another
 * group than the lobby's, are left out (row G-283).
 */
export function readBanners(answer: unknown): readonly BannerEntry[] {
  const list = Array.isArray(answer) ? answer : isRecord(answer) ? (answer['banners'] ?? answer['list']) : [];
  if (!Array.isArray(list)) return [];
  return list.filter(isRecord).flatMap((entry, index) => {
    const url = textOf(entry['url']);
    if (url === '' || !groups.includes(textOf(entry['groupName']))) return [];
    return [
      {
        id: textOf(entry['id']) || String(index),
        url,
        title: textOf(entry['title']),
        note: textOf(entry['note']),
        action: textOf(entry['action']),
        link: textOf(entry['link']),
      },
    ];
  });
}

/** The banners and those of the announcements’ answer with other pictures; nothing before there is one (row G-286). */
export function withAnnounced(
  banners: readonly BannerEntry[] | undefined,
  announced: readonly Announcement[] = [],
): readonly BannerEntry[] | undefined {
  const further = readBanners(announced).filter(({ url }) => !banners?.some((banner) => banner.url === url));
  return further.length === 0 ? banners : [...(banners ?? []), ...further];
}

/** An entry that names no group belongs to the one that was asked for. */
const groups: readonly string[] = ['', 'm_home'];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
