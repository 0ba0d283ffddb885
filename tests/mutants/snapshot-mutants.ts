import { mutantsOf } from './mutant.ts';

/** Mutants of `livery snapshot`. */
export const snapshotMutants = [
  ...mutantsOf('tests/snapshot/compare.ts', [
    ['condition', ' && count(limits.clear) === 0', '', 'T-033'],
    ['limit', 'faint: 0.02', 'faint: 0.06', 'T-034'],
    ['condition', 'if (pixels < limits.wide)', 'if (pixels > 0)', 'T-036'],
    ['condition', 'Math.max(bottom, y)', 'Math.min(bottom, y)', 'T-032'],
  ]),
  ...mutantsOf('tests/snapshot/cluster.ts', [
    [
      'condition',
      '[change.kind, change.cell.screen, regionOf(change), ...causes]',
      '[change.kind, change.cell.screen, ...causes]',
      'T-051',
    ],
    ['order', 'other.changes.length - one.changes.length', 'one.changes.length - other.changes.length', 'T-054'],
    ['limit', 'height / 2) return', 'height) return', 'T-053'],
  ]),
  ...mutantsOf('tests/snapshot/matrix.ts', [
    ['condition', '(screens?.includes(cell.screen) ?? true) &&', '', 'T-006'],
    ['condition', '!offered.has(language)', 'offered.size === 0', 'T-003'],
  ]),
  ...mutantsOf('tests/snapshot/causes/prove-causes.ts', [
    ['condition', 'const together = isWhole ?', 'const together = rest ?', 'T-044'],
    ['order', '[...alone, ...together]', '[...together, ...alone]', 'T-044'],
  ]),
  ...mutantsOf('tests/snapshot/inputs/cell-inputs.ts', [['call', 'read.get(file) ?? hashCode', 'hashCode', 'T-026']]),
  ...mutantsOf('tests/snapshot/run/plan-cells.ts', [
    ['condition', ' || store.latest(id, accepted.picture) === inputs', '', 'T-023'],
    ['condition', "? 'known' : 'take'", "? 'take' : 'take'", 'T-021'],
  ]),
  ...mutantsOf('tests/snapshot/run/judge-cells.ts', [
    ['condition', '!store.inputs(accepted.inputs) && one === undefined', 'false as boolean', 'T-025'],
  ]),
  ...mutantsOf('tests/snapshot/run/sample-cells.ts', [
    ['call', 'hashOf(`${inputs} ${id}`)', 'hashOf(id)', 'T-024'],
    ['condition', 'if (hashOf(after) === accepted)', 'if (!store.picture(accepted))', 'T-029'],
  ]),
  ...mutantsOf('tests/snapshot/inputs/server-inputs.ts', [
    ['condition', "'backup', 'console', ", "'backup', ", 'T-037'],
  ]),
  ...mutantsOf('tests/snapshot/run/last-run.ts', [
    ['condition', 'wanted.has(cluster) || wanted.has(id)', 'wanted.has(cluster)', 'T-065'],
    ['condition', '!isWanted(name, cell)', '!wanted.has(name)', 'T-065'],
    [
      'call',
      'if (picture === undefined || inputs === undefined) delete accepted[id];',
      'if (picture === undefined || inputs === undefined) continue;',
      'T-062',
    ],
  ]),
  ...mutantsOf('tests/snapshot/accepted.ts', [
    ['order', '(one < other ? -1 : 1)', '(one < other ? 1 : -1)', 'T-060', 'T-061'],
  ]),
  ...mutantsOf('tests/snapshot/cell.ts', [
    [
      'order',
      '[brand, screen, visitor, language, scheme, width].join',
      '[brand, screen, language, visitor, scheme, width].join',
      'T-005',
    ],
  ]),
  ...mutantsOf('tests/snapshot/causes/changed-inputs.ts', [
    ['order', '[...names].sort()', '[...names].sort().reverse()', 'T-040'],
  ]),
  ...mutantsOf('tests/snapshot/causes/undo-change.ts', [
    [
      'order',
      '[...new Set([...before.keys(), ...after.keys()])].sort()',
      '[...new Set([...before.keys(), ...after.keys()])].sort().reverse()',
      'T-043',
    ],
  ]),
];
