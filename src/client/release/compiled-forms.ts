import type { StoreApi } from 'zustand/vanilla';
import type { FormsPart, Hash } from '../../contracts/release.ts';
import type { Forms, Parts, ReleaseState, ValidatorFunctions } from './release-types.ts';

/** The compiled forms of the release in use, loaded when a screen asks and kept by hash. */
export function createForms(release: StoreApi<ReleaseState>, parts: Parts): Forms {
  const definitions = new Map<Hash, FormsPart>();
  const validators = new Map<Hash, ValidatorFunctions>();
  const peek: Forms['peek'] = (formId) => {
    const { forms, validators: code } = release.getState().manifest.parts;
    const definition = definitions.get(forms)?.[formId];
    const validator = validators.get(code);
    return definition && validator ? { status: 'ready', definition, validator } : { status: 'loading' };
  };
  return {
    peek,
    async load(formId) {
      const { forms, validators: code } = release.getState().manifest.parts;
      const [definition, validator] = await Promise.all([
        keep(definitions, forms, () => parts.json<FormsPart>(forms)),
        keep(validators, code, () => parts.validators(code)),
      ]);
      const found = definition[formId];
      if (!found) throw new Error(`The release has no form "${formId}".`);
      return { status: 'ready', definition: found, validator };
    },
  };
}

async function keep<T>(kept: Map<Hash, T>, hash: Hash, load: () => Promise<T>): Promise<T> {
  const value = kept.get(hash) ?? (await load());
  kept.set(hash, value);
  return value;
}
