import { readEnvironmentSchema, settingsOf } from '../../src/service/environment/read-settings.ts';

const begin = '<!-- The table is written by npm run generate from schemas/production.schema.json. -->';
const end = '<!-- End of the table. -->';

/** Puts the table of a production server's environment between the two marks of a document. Throws when one is missing. */
export function withEnvironmentTable(document: string): string {
  const [before, rest] = document.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error('docs/production.md has lost the marks of its table.');
  return `${before}${begin}\n\n${environmentTable()}\n\n${end}${after}`;
}

function environmentTable(): string {
  const schema = readEnvironmentSchema();
  const rows = settingsOf(schema).map(([name, { description, default: fallback, writeOnly }]) => {
    const need = schema.required.includes(name) ? 'required' : fallback === undefined ? '' : `\`${fallback}\``;
    return `| \`${name}\` | ${need} | ${description}${writeOnly ? ` A secret: \`${name}_FILE\` may name a file instead.` : ''} |`;
  });
  return ['| setting | default | what it is |', '| --- | --- | --- |', ...rows].join('\n');
}
