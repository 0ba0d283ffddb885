import { type RefObject, useCallback, useEffect, useState } from 'react';
import { readFields } from '../../../forms/form-fields.ts';
import type { CompiledForm, OpenForm } from '../../../forms/open-form.ts';
import { isTyping } from '../../../forms/is-typing.ts';
import type { FormHandle } from '../../../forms/schema-form.tsx';
import { useRuntime, useText, useToast } from '../../../client/index.ts';

type ReadyForm = Extract<OpenForm, { readonly status: 'ready' }>;

export interface Adoption {
  /** A field was left: the moment at which another form may take the place of the open one. */
  atBlur(): void;
  /** The form is being sent: takes another form first and checks it. True when sending must wait for that. */
  atSubmit(): boolean;
  /** The platform refused the form as outdated: fetches the current one and shows what it asks for. */
  afterRefusal(): Promise<void>;
}

/** Exchanges the open form at the right moments and tells the player; what was typed stays (architecture, "An open form"). */
export function useAdoption(
  open: ReadyForm,
  handle: RefObject<FormHandle | null>,
  send: (form: CompiledForm) => void,
): Adoption {
  const { live, clock } = useRuntime();
  const text = useText();
  const toast = useToast();
  const [next, setNext] = useState<'send' | 'check' | 'look'>();
  const [refused, setRefused] = useState<string>();

  const take = useCallback(() => {
    const { form, newlyRequired } = open.adopt();
    const labels = readFields(form.definition)
      .filter(({ name }) => newlyRequired.includes(name))
      .map(({ options }) => text(options.labelKey, options.labelParams));
    if (labels.length > 0)
      toast.show(text('registration:newlyRequired', { fields: labels.join(text('forms:and')) }), { long: true });
  }, [open, text, toast]);

  // Runs with the new form on screen, so that its errors show and its first empty field takes the focus. RJSF takes new
  // props in a render of its own after ours: hence the turn in between.
  useEffect(() => {
    if (next === undefined || open.isOutdated) return undefined;
    return clock.after(0, () => {
      setNext(undefined);
      if (next === 'look') handle.current?.refresh();
      else if (handle.current?.validate() === true && next === 'send') send(open.form);
    });
  }, [next, open, handle, send, clock]);

  // The current form may have come, and been taken, while the one that is refused was on its way.
  useEffect(() => {
    if (refused === undefined) return;
    if (open.isOutdated) take();
    else if (idOf(open) === refused) return;
    setRefused(undefined);
    setNext('check');
  }, [refused, open, take]);

  // A form that arrives after the field was left waits for no other field.
  useEffect(() => {
    if (!open.isOutdated || refused || isTyping()) return;
    take();
    setNext((pending) => pending ?? 'look');
  }, [open.isOutdated, refused, take]);

  return {
    atBlur() {
      if (!open.isOutdated) return;
      take();
      // The press that left the field may have sent the form: that goes on.
      setNext((pending) => pending ?? 'look');
    },
    atSubmit() {
      if (!open.isOutdated) return false;
      take();
      setNext('send');
      return true;
    },
    async afterRefusal() {
      toast.show(text('registration:formChanged'), { kind: 'error' });
      setRefused(idOf(open));
      await live.ask();
    },
  };
}

const idOf = ({ form }: ReadyForm) => form.definition.$id;
