import settingsCatalogue from '../../../schemas/settings.json' with { type: 'json' };
import type { FolderFiles } from '../../release/load/read-folder.ts';
import type { FolderPatch } from './patch-folder.ts';

/** What a test site is compiled without. */
export interface Removal {
  /** Changes to its files, to be made one after the other. */
  readonly patches: readonly FolderPatch[];
  /** Contributions, routes, actions and conditions, see `removeDeclarations`. */
  readonly declarations: readonly string[];
  /** Declarations of forms, see `removeFormDeclarations`. */
  readonly forms: readonly string[];
}

type Change = (name: string, value: unknown) => FolderPatch;

/** A call, text or switch that is taken away without another value gets one of these. */
const goneCall = '/wps/taken-away';
const goneText = '—';

/** Kinds of subjects that are values of a folder's files: `kind:name`, or `kind:name=value`. */
const kinds: Readonly<Record<string, Change>> = {
  flag: (name, value = false) => ({ site: { flags: { [name]: value } } }),
  promotion: (name, value = false) => ({ site: { promotions: { [name]: value } } }),
  template: (name, value = 0) => ({ site: { template: { [name]: value } } }),
  setting: (name, value = settings[name]?.default) => ({
    [settings[name]?.layer === 'site' ? 'site' : 'merchant']: { settings: { [name]: value } },
  }),
  field: (name) => ({ registration: { fields: { [name]: { enabled: false, required: false } } } }),
  rule: (name, value) => ({ registration: { fields: nested(name.split('.'), value) } }),
  call: (name, value = goneCall) => ({ site: { paths: { [name]: value } } }),
  text: (name, value = goneText) => {
    const [group = '', ...key] = name.split('.');
    return { strings: { en: { [group]: { [key.join('.')]: value } } } };
  },
  site: (name, value) => ({ site: nested(name.split('.'), value) }),
  merchant: (name, value) => ({ merchant: nested(name.split('.'), value) }),
  registration: (name, value) => ({ registration: nested(name.split('.'), value) }),
};
const settings: Readonly<Record<string, { readonly layer: string; readonly default: unknown }>> =
  settingsCatalogue.settings;

/** Sorts what to take away: values of the folder's files, declarations of forms (`form:`), declarations of features. */
export function sortRemovals(without: readonly string[]): Removal {
  const patches: FolderPatch[] = [];
  const declarations: string[] = [];
  const forms: string[] = [];
  for (const id of without) {
    const [, kind = '', name = '', , value] = /^(\w+):([^=]+)(=(.*))?$/.exec(id) ?? [];
    const change = kinds[kind];
    if (kind === 'form') forms.push(name);
    else if (change) patches.push(change(name, value === undefined ? undefined : valueOf(value)));
    else declarations.push(id);
  }
  return { patches, declarations, forms };
}

/** JSON where it is JSON, else the text itself. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function nested([first = '', ...rest]: readonly string[], value: unknown): Record<string, unknown> {
  return { [first]: rest.length === 0 ? value : nested(rest, value) };
}

/** A folder whose navigation no longer lists some items: the compiler would refuse a list that names what is gone. */
export function withoutListed(folder: FolderFiles, ids: readonly string[]): FolderFiles {
  const bytes = folder.files.get('navigation.json');
  if (!bytes || ids.length === 0) return folder;
  const gone = new Set(ids);
  const document = JSON.parse(Buffer.from(bytes).toString('utf8')) as {
    slots: Record<string, (string | { id: string })[]>;
  };
  const slots = Object.fromEntries(
    Object.entries(document.slots).map(([slot, items]) => [
      slot,
      items.filter((item) => !gone.has(typeof item === 'string' ? item : item.id)),
    ]),
  );
  const files = new Map(folder.files).set('navigation.json', Buffer.from(JSON.stringify({ ...document, slots })));
  return { ...folder, files };
}
