/** What the document of a reference page holds. */
export interface Reference {
  readonly root: HTMLElement;
  /** Address of the release's forms. */
  readonly form: string;
  readonly formId: string;
  /** The boot document as text. */
  readonly boot: string;
}

/** Reads the document of a reference page. Throws when it is another page. */
export function readReference(): Reference {
  const root = document.getElementById('root');
  const boot = document.getElementById('livery-boot')?.textContent;
  const { form, formId } = root?.dataset ?? {};
  if (!root || !boot || !form || !formId) throw new Error('This is no reference page.');
  return { root, form, formId, boot };
}
