import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type LayoutAxis, layoutAxes, type LayoutForms, layoutOf } from './layout-forms.ts';

const axes = Object.keys(layoutAxes) as LayoutAxis[];
const sets = Object.entries(layoutOf);
const couples = sets.flatMap(([one], index) => sets.slice(index + 1).map(([other]) => [one, other] as const));

/** On how many axes two sets of forms differ. */
function differences(one: Partial<LayoutForms>, other: Partial<LayoutForms>): number {
  return axes.filter((axis) => one[axis] !== other[axis]).length;
}

describe('layout forms', () => {
  it('are the same in the schema of themes', () => {
    const schema = JSON.parse(readFileSync('schemas/theme.schema.json', 'utf8'));
    const named = Object.entries<{ readonly enum: readonly string[] }>(schema.properties.layout.properties);
    expect(Object.fromEntries(named.map(([axis, { enum: forms }]) => [axis, forms]))).toEqual(layoutAxes);
  });

  it.each(couples)('%s and %s differ in at least half of the axes', (one, other) => {
    const forms = new Map<string, LayoutForms>(sets);
    expect(differences(forms.get(one) ?? {}, forms.get(other) ?? {})).toBeGreaterThanOrEqual(axes.length / 2);
  });
});
