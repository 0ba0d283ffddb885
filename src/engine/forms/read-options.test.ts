import { expect, it } from 'vitest';
import { optionsOf, propertyNames } from './read-options.ts';

const form = (uiSchema: Record<string, unknown>) => ({ $id: 'form_a', schema: {}, uiSchema });

it('names the properties of a form in their order, and none of a form without one', () => {
  expect(propertyNames(form({ 'ui:order': ['b', 'a', 1] }))).toEqual(['b', 'a']);
  expect(propertyNames(form({ 'ui:order': 'ab' }))).toEqual([]);
  expect(propertyNames(form({}))).toEqual([]);
});

it('gives the options of a property, and nothing for what has none', () => {
  const options = { field: 'a', name: 'a', labelKey: 'forms:label.a', direction: 'auto', trim: true };
  const some = form({ a: { 'ui:options': options }, b: { 'ui:widget': 'text' }, c: null, d: 'text' });
  expect(['a', 'b', 'c', 'd', 'e'].map((name) => optionsOf(some, name))).toEqual([
    options,
    ...[undefined, undefined, undefined, undefined],
  ]);
});
