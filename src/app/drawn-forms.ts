import type { Forms } from '../client/release/release-types.ts';
import type { FormsPart } from '../contracts/release.ts';

/** The forms of one page while the server draws it. */
export interface DrawnForms {
  /** As the runtime's own: ready once the release's forms were read, with a validator that finds what is missing. */
  readonly peek: Forms['peek'];
  /** Whether a form is shown, which then needs its definition and validators at once. */
  areWanted(): boolean;
  /** Whether the forms are still to be read. */
  areOpen(): boolean;
  /** Reads them. Where they cannot be had, the page is drawn without. */
  settle(): Promise<void>;
  /** Forms that the page was drawn with, by id. */
  drawn(): FormsPart;
}

/** Collects the forms that one page shows. `readForms` reads those of the release. */
export function createDrawnForms(readForms?: () => Promise<FormsPart>): DrawnForms {
  const wanted = new Set<string>();
  let part: FormsPart | undefined;
  let isRead = readForms === undefined;
  const peek: Forms['peek'] = (formId) => {
    wanted.add(formId);
    const definition = part?.[formId];
    return definition === undefined
      ? { status: 'loading' }
      : { status: 'ready', definition, validator: { [definition.$id]: missingFinder(definition) } };
  };
  return {
    peek,
    areWanted: () => wanted.size > 0,
    areOpen: () => !isRead && wanted.size > 0,
    async settle() {
      if (isRead || wanted.size === 0) return;
      isRead = true;
      part = await readForms?.().catch(() => undefined);
    },
    drawn: () => Object.fromEntries(Object.entries(part ?? {}).filter(([formId]) => wanted.has(formId))),
  };
}

interface MissingFinder {
  (data: object): boolean;
  errors?: readonly object[];
}

/** Finds what is missing, in the words of ajv, as the release's own validator does: nobody has written anything yet. */
function missingFinder({ schema }: FormsPart[string]): MissingFinder {
  const { required = [] } = schema as { readonly required?: readonly string[] };
  const find: MissingFinder = (data) => {
    const missing = required.filter((name) => !Object.hasOwn(data, name));
    find.errors = missing.map((missingProperty) => ({
      keyword: 'required',
      instancePath: '',
      params: { missingProperty },
    }));
    return missing.length === 0;
  };
  return find;
}
