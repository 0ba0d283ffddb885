import type { SettingLine } from '../../contracts/console/settings.ts';
import type { Text } from '../texts/use-text.ts';

/** What a setting does, in plain words; a rule says it by its property. */
export function effectOf({ kind, own, description }: SettingLine, text: Text): string {
  if (kind !== 'rule') return description ?? own;
  const [field = '', property = ''] = own.split('.');
  switch (property) {
    case 'enabled':
      return text('setting.rule.enabled', { field });
    case 'required':
      return text('setting.rule.required', { field });
    case 'min':
      return text('setting.rule.min', { field });
    case 'max':
      return text('setting.rule.max', { field });
    case 'patternId':
      return text('setting.rule.patternId', { field });
    default:
      return text('setting.rule.order', { field });
  }
}

/** What a field takes, in a few words. */
export function boundsOf({ type, minimum, maximum }: SettingLine, text: Text): string {
  if (type === 'types') return text('setting.takes.types');
  if (type === 'list') return text('setting.takes.list');
  if (type === 'string') return text('setting.takes.string');
  if (minimum !== undefined && maximum !== undefined) return text('setting.takes.between', { minimum, maximum });
  if (minimum !== undefined) return text('setting.takes.least', { minimum });
  return text(type === 'integer' ? 'setting.takes.integer' : 'setting.takes.number');
}

/** Settings with all the words in name or effect, those whose name begins with them first. */
export function findSettings(
  lines: readonly SettingLine[],
  { words, kind, state }: { readonly words: string; readonly kind: string; readonly state: string },
  text: Text,
): readonly SettingLine[] {
  const sought = words.trim().toLowerCase();
  const parts = sought.split(/\s+/);
  return lines
    .filter((line) => kind === '' || line.kind === kind)
    .filter((line) => state === '' || (state === 'changed' ? line.changed > 0 : line.differs > 0))
    .filter((line) => {
      const all = `${line.name} ${effectOf(line, text)}`.toLowerCase();
      return parts.every((part) => all.includes(part));
    })
    .toSorted(
      (a, b) => Number(b.own.toLowerCase().startsWith(sought)) - Number(a.own.toLowerCase().startsWith(sought)),
    );
}
