import { useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { createRuntime } from '../../../src/client/create-runtime.ts';
import { browserHost } from '../../../src/client/browser/host.ts';
import { RuntimeProvider, useText } from '../../../src/client/index.ts';
import type { BootDocument } from '../../../src/contracts/release.ts';
import { noScreens } from '../../../src/client/testing/no-screens.fixture.ts';
import { readFields } from '../../../src/forms/form-fields.ts';
import { useOpenForm } from '../../../src/forms/open-form.ts';
import { ThinForm } from '../../../src/forms/thin-form.tsx';
import { useFacts } from '../../../src/forms/use-facts.ts';
import { useFormFill } from '../../../src/forms/use-form-fill.ts';
import { validateValues } from '../../../src/forms/validate-values.ts';
import { Button, DateField, ThemeProvider } from '../../../src/ui/index.ts';
import { readReference } from './read-reference.ts';
import { englishText } from '../../../src/ui/theme/english-text.ts';

// The reference "thin": our widgets and our precompiled validator, without RJSF, without server rendering, without a site.
const { root, boot, formId } = readReference();
const bootDocument: BootDocument = JSON.parse(boot);
const runtime = createRuntime({
  boot: bootDocument,
  host: browserHost(),
  screens: noScreens,
});

function Registration() {
  const open = useOpenForm(formId);
  return open.status === 'ready' ? <Open form={open.form} /> : null;
}

type OpenForm = Extract<ReturnType<typeof useOpenForm>, { readonly status: 'ready' }>['form'];

function Open({ form }: { readonly form: OpenForm }) {
  const text = useText();
  const facts = useFacts();
  const fill = useFormFill({});
  const fields = useMemo(() => readFields(form.definition), [form]);
  return (
    <ThinForm
      id="registration"
      fields={fields}
      fill={fill}
      messages={validateValues(form, fields, fill.values, facts)}
      scene={{ isBusy: false, DateControl: DateField }}
      onSubmit={() => undefined}
      submit={<Button type="submit">{text('registration:submit')}</Button>}
    />
  );
}

createRoot(root).render(
  <RuntimeProvider value={runtime}>
    <ThemeProvider variants={bootDocument.theme.variants} text={englishText}>
      <Registration />
    </ThemeProvider>
  </RuntimeProvider>,
);
