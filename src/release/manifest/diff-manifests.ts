import { diffLines } from 'diff';

/** The lines that differ between two manifests, each with the headings above it; empty when they are equal. */
export function diffManifests(before: string, after: string): readonly string[] {
  const lines: string[] = [];
  let heading: readonly string[] = [];
  let said: readonly string[] = [];
  for (const { value, added, removed } of diffLines(before, after)) {
    const sign = added ? '+' : removed ? '-' : undefined;
    for (const line of value.replace(/\n$/, '').split('\n')) {
      if (sign === undefined) heading = headingsAt(heading, line);
      else {
        for (const title of heading.filter((one) => !said.includes(one))) lines.push(`  ${title}`);
        said = heading;
        lines.push(`${sign} ${line}`);
      }
    }
  }
  return lines;
}

/** The headings above a line: sections in capitals, slots and forms at the margin, visitors by two spaces. */
function headingsAt(above: readonly string[], line: string): readonly string[] {
  if (/^[A-Z][A-Z ]+(,|$)/.test(line)) return [line];
  const section = above.filter((one) => /^[A-Z][A-Z ]+(,|$)/.test(one));
  if (/^[a-z][A-Za-z.]*( elsewhere)?$/.test(line)) return [...section, line];
  if (/^ {2}[a-z, -]+$/.test(line)) return [...above.filter((one) => !one.startsWith('  ')), line];
  return above;
}
