import type { EarlyForms } from '../contracts/early-forms.ts';

// Checks what is typed before the page is hydrated. It imports nothing, so that it is here long before what hydrates the page.

type Control = HTMLInputElement | HTMLTextAreaElement;

interface Finding {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: { readonly missingProperty?: string };
}

/** A precompiled ajv function. */
type Validate = ((data: object) => boolean) & { readonly errors?: readonly Finding[] | null };

/** Digits of other scripts, which fields read as western ones once they run. */
const foreignDigit = /(?!\d)\p{Nd}/u;

const root = document.getElementById('root');
const embedded = root?.dataset['early'];
if (root && embedded !== undefined) void checkForms(root, JSON.parse(embedded));

/**
 * Says at each field that was left what is wrong with it, as its form will once it runs: by the release's own validators, in
 * the attribute `data-early` of the place of the field's error, which hydration leaves alone. Ages, and what fields say about each other
 * beside their schema, are left to the form. Ends when the first control is hydrated; each takes over what was said of it.
 */
async function checkForms(root: HTMLElement, { validators, forms, and, taken }: EarlyForms): Promise<void> {
  const end = new AbortController();
  const heard = { capture: true, signal: end.signal };
  const left = new Set<Control>();
  let isPressed = false;
  root.addEventListener(taken, (event) => {
    end.abort();
    if (!isControl(event.target) || placeOf(event.target)?.dataset['early'] === undefined) return;
    say(event.target, '');
    event.preventDefault();
  });
  const { default: functions }: { readonly default: Readonly<Record<string, Validate>> } = await import(
    /* @vite-ignore */ validators
  );

  function checkAll(): void {
    if (!isPressed && !end.signal.aborted) for (const form of document.forms) check(form);
  }

  function check(form: HTMLFormElement): void {
    const fields = forms[form.name];
    const validate = functions[form.name];
    if (!fields || !validate) return;
    const controls = Object.entries(fields).flatMap(([name, field]) => {
      const control = document.getElementById(`${form.id}_${name}`);
      return isControl(control) ? [{ name, field, control }] : [];
    });
    const values = controls.map(({ name, field, control: { value } }) => [name, field.isExact ? value : value.trim()]);
    const isValid = validate(Object.fromEntries(values.filter(([, value]) => value !== '')));
    const findings = isValid ? [] : (validate.errors ?? []);
    for (const { name, field, control } of controls) {
      if (!left.has(control)) continue;
      const broken = findings.filter((finding) => nameOf(finding) === name).map(({ keyword }) => field.texts[keyword]);
      say(control, foreignDigit.test(control.value) ? '' : [...new Set(broken.filter(Boolean))].join(and));
    }
  }

  for (const control of root.querySelectorAll<Control>('input, textarea'))
    if (control.value !== '' && control !== document.activeElement) left.add(control);
  checkAll();
  root.addEventListener(
    'focusout',
    ({ target }) => {
      if (isControl(target)) left.add(target);
      checkAll();
    },
    heard,
  );
  root.addEventListener('input', checkAll, heard);
  // A line that came while something is pressed would push it away under the finger.
  document.addEventListener('mousedown', () => (isPressed = true), heard);
  const release = () => {
    isPressed = false;
    checkAll();
  };
  for (const type of ['mouseup', 'dragend', 'pointercancel'])
    document.addEventListener(type, () => setTimeout(release), heard);
}

function say(control: Control, said: string): void {
  const place = placeOf(control);
  if (place && said !== '') place.dataset['early'] = said;
  else delete place?.dataset['early'];
  control.setAttribute('aria-invalid', String(said !== ''));
}

function placeOf(control: Control): HTMLElement | null {
  return document.getElementById(`${control.id}-error`);
}

// `required` speaks of the whole form and names the absent field in its parameters.
function nameOf({ instancePath, params }: Finding): string {
  return params.missingProperty ?? instancePath.slice(1);
}

function isControl(target: EventTarget | null): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
