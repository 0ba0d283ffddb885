import { formatCause } from '../causes/find-causes.ts';
import type { SnapshotResult } from '../run/result.ts';

/** A JUnit file: a case for each cell, skipped with its reason, failed with what is behind its difference, or passed. */
export function writeJunit({ cells, clusters, failures, seconds }: SnapshotResult): string {
  const changes = new Map(
    clusters.flatMap((cluster) => cluster.changes.map((change) => [change.id, { cluster, change }])),
  );
  const failed = new Map(failures.map(({ id, failure }) => [id, failure]));
  const gone = [...changes.keys()].filter((id) => !cells.some((cell) => cell.id === id));
  const todos = new Map(cells.map(({ id, todo }) => [id, todo]));
  const cases = [...cells.map(({ id }) => id), ...gone].map((id) => {
    const [brand = '', ...name] = id.split('/');
    const found = changes.get(id);
    const failure = failed.get(id);
    const inside = failure
      ? `<error message="${escapeXml(failure)}"/>`
      : found
        ? `<failure message="${escapeXml(`${found.cluster.id} ${found.change.kind}`)}">${escapeXml(found.change.causes.map(formatCause).join('\n'))}</failure>`
        : todos.get(id) === 'same'
          ? '<skipped message="its inputs are those of the accepted picture"/>'
          : '';
    return `  <testcase classname="${escapeXml(brand)}" name="${escapeXml(name.join('/'))}">${inside}</testcase>`;
  });
  const skipped = cells.filter(({ id, todo }) => todo === 'same' && !failed.has(id)).length;
  const counts = `tests="${cases.length}" failures="${changes.size}" errors="${failed.size}" skipped="${skipped}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="snapshot" ${counts} time="${seconds.toFixed(3)}">`,
    ...cases,
    '</testsuite>',
    '',
  ].join('\n');
}

/** Text as it stands in XML and HTML. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/\p{Cc}/gu, (sign) => (/\s/.test(sign) ? sign : ''));
}
