import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settingsCatalogue } from '../contracts/generated/catalogues.ts';
import { namesReadIn } from './reads-in-code.fixture.ts';

/** The code of the product: no tests, and nothing that is written from the schemas. */
const code = globSync('src/**/*.{ts,tsx}', {
  exclude: (path) => /\.test\.|\.fixture\.|contracts\/generated|\/testing\//.test(path),
})
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** Properties for whoever reads or edits a file: no code needs them. */
const forPeople = ['$schema', '$description'];

function propertiesOf(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own =
    'properties' in schema && typeof schema.properties === 'object' ? Object.keys(schema.properties ?? {}) : [];
  return [...own, ...Object.values(schema).flatMap(propertiesOf)];
}

describe('what a merchant may write', () => {
  it('has no setting that nothing reads', () => {
    const settings = Object.keys(settingsCatalogue.settings).map((name) => `settings.${name}`);
    expect(namesReadIn(code, settings)).toEqual([...settings].sort());
  });

  it.each(['merchant', 'navigation', 'site-configuration', 'registration-rules', 'lobby', 'theme'])(
    'has no property of %s that no code names',
    (name) => {
      const properties = new Set(propertiesOf(JSON.parse(readFileSync(`schemas/${name}.schema.json`, 'utf8'))));
      const unread = [...properties].filter(
        (property) =>
          !forPeople.includes(property) && !new RegExp(`[.{\\s'"]${property.replaceAll('$', '[$]')}\\b`).test(code),
      );
      expect(unread).toEqual([]);
    },
  );
});
