import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { createRoot } from 'react-dom/client';
import { readReference } from './read-reference.ts';

// The reference "stock": RJSF with its own theme and the validator that compiles the schema in the browser.
const { root, form, formId } = readReference();
const forms: Record<string, { readonly schema: RJSFSchema }> = await (await fetch(form)).json();
const schema = forms[formId]?.schema;
if (!schema) throw new Error('The reference page has no schema.');
createRoot(root).render(<Form schema={schema} validator={validator} liveValidate="onChange" idPrefix="registration" />);
