import type { PlatformCall } from '../../contracts/platform-call.ts';

/** One plain part of a path: nothing that a server could take for a climb, another part, or an encoding. */
const plainPart = /^[\w~-][\w.~-]{0,99}$/;

/** Fills the fields of a template in; nothing where one is missing or is no plain part of a path. */
export function fillPath(
  template: string,
  fields: Readonly<Record<string, unknown>>,
  merchant: string,
): { readonly path: string; readonly used: ReadonlySet<string> } | undefined {
  const used = new Set<string>();
  let isUnfit = false;
  const path = template.replaceAll(/\{(\w+)\}/g, (_part, name: string) => {
    const value = name === 'merchant' ? merchant : fields[name];
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    used.add(name);
    isUnfit ||= !plainPart.test(text);
    return text;
  });
  return isUnfit ? undefined : { path, used };
}

/** The named parts of a path that came in: `/art/games/koi` → folder and file. */
export function pathFields({ path: template }: PlatformCall, path: string): Readonly<Record<string, string>> {
  if (!template.includes('{')) return {};
  const parts = path.split('/');
  return Object.fromEntries(
    template.split('/').flatMap((part, index) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      return name === undefined ? [] : [[name, parts[index] ?? '']];
    }),
  );
}
