/** One change of a JSON file: the value at a path is set, or taken away when it is undefined. */
export interface UpgradeEdit {
  readonly file: string;
  readonly path: readonly string[];
  readonly value: unknown;
  /** Where the value stood before, for problems that concern it. */
  readonly movedFrom?: { readonly file: string; readonly path: readonly string[] };
}

/** Parsed files of a merchant folder by path; nothing in them is checked. */
export type UpgradeFiles = Readonly<Record<string, unknown>>;

/** Lifts a folder from one format to the next. */
export type UpgradeStep = (files: UpgradeFiles) => readonly UpgradeEdit[];

/** Steps by the format that they start from; without a gap up to the present format. */
export const upgradeSteps: Readonly<Record<number, UpgradeStep>> = {
  1: gatherSettings,
};

/**
 * Format 2 keeps every setting in `settings`: format 1 gave two of them their own keys, `app.userAgentPattern` in
 * merchant.json and `captcha` in registration.json, so that each had two names.
 */
function gatherSettings(files: UpgradeFiles): readonly UpgradeEdit[] {
  const edits: UpgradeEdit[] = [];
  const move = (file: string, path: readonly string[], name: string) => {
    const value = valueAt(files[file], path);
    if (value === undefined) return;
    const to = { file: 'merchant.json', path: ['settings', name] };
    edits.push({ ...to, value, movedFrom: { file, path } }, { file, path: path.slice(0, 1), value: undefined });
  };
  move('merchant.json', ['app', 'userAgentPattern'], 'app.userAgentPattern');
  move('registration.json', ['captcha'], 'registration.captcha');
  return edits;
}

function valueAt(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return valueAt(Object.entries(value).find(([name]) => name === key)?.[1], rest);
}
