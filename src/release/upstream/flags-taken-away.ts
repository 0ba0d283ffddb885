import { isOn } from '../../engine/index.ts';
import { parseMerchantFolder } from '../load/merchant-source.ts';
import type { FolderFiles } from '../load/read-folder.ts';
import { applyUpstream } from './apply-upstream.ts';
import { hasFields } from './reading.ts';
import { UPSTREAM_FILE } from './upstream-file.ts';

/** Switches that a platform may leave out of its next answer without anybody asking whether it meant to. */
const MOST_AT_ONCE = 2;

/**
 * The switches that are on and of which a platform's answer does not speak any more, when there are so many that the
 * answer is rather broken than meant: an answer without any switch, or more than two and more than half of what its
 * last answer had on. Empty otherwise. `flags.<name>` and `template.<name>`.
 */
export function flagsTakenAway(live: FolderFiles, next: FolderFiles): readonly string[] {
  const hasSpoken = live.files.has(UPSTREAM_FILE);
  return (['flags', 'template'] as const).flatMap((section) => {
    const before = Object.entries(switchesOf(live, section)).filter(([, value]) => isOn(value));
    const after = switchesOf(next, section);
    const gone = before.filter(([name]) => !(name in after));
    const isMany = hasSpoken && gone.length > MOST_AT_ONCE && gone.length * 2 > before.length;
    return isMany || Object.keys(after).length === 0 ? gone.map(([name]) => `${section}.${name}`) : [];
  });
}

function switchesOf(files: FolderFiles, section: 'flags' | 'template'): Readonly<Record<string, unknown>> {
  const { value } = applyUpstream(parseMerchantFolder(files).source).site;
  const switches = hasFields(value) ? value[section] : undefined;
  return hasFields(switches) ? switches : {};
}
