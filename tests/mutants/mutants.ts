import { mutantsOf } from './mutant.ts';

/** Every mutant; no two on one line of a source. */
export const mutants = [
  ...mutantsOf('src/service/live/arrivals.ts', [
    ['condition', 'count.seq === seq)', 'count.seq !== seq)', 'C-500'],
    ['limit', 'const MOST_RELEASES = 4;', 'const MOST_RELEASES = 1;', 'C-501'],
    ['order', '[count, ...earlier].slice', '[...earlier, count].slice', 'C-501'],
    ['timing', 'now() - count.at - waited', 'now() - count.at', 'C-500'],
    ['call', 'if (count) count.left += 1;', 'if (count) count.left += 0;', 'C-500'],
    ['call', 'if (count) count.refused += 1;', 'if (count) count.left += 1;', 'C-500'],
    ['limit', 'applied * 0.99)', 'applied * 0.5)', 'C-500'],
  ]),
  ...mutantsOf('src/sandbox/states/answer-in-state.ts', [
    ['condition', "endpoints[name].method !== 'GET' || ", '', 'T-094'],
    ['condition', "if (state === 'error')", "if (state === 'full')", 'T-094'],
    ['condition', "state === 'many' && name === 'winners'", "state === 'many' && name === 'hotGames'", 'T-095'],
    ['timing', 'const HOLDS_FOR = 60_000;', 'const HOLDS_FOR = 0;', 'T-094'],
    ['call', 'status: 500, body', 'status: 200, body', 'T-094'],
  ]),
  ...mutantsOf('src/sandbox/states/states.ts', [
    ['condition', "states.get(merchant) ?? 'usual'", "[...states.values()][0] ?? 'usual'", 'T-095'],
  ]),
  ...mutantsOf('src/sandbox/states/reshape.ts', [
    ['condition', 'counts.test(name) ? 0 : count', 'counts.test(name) ? count : 0', 'T-093'],
    ['condition', "'98765432.10' : value", "'9.10' : value", 'T-093'],
  ]),
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
  ]),
  ...mutantsOf('tests/snapshot/matrix.ts', [['condition', '(screens?.includes(cell.screen) ?? true) &&', '', 'T-006']]),
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
  ...mutantsOf('src/service/console/people/scope.ts', [
    ['condition', 'merchants === undefined || merchants.includes(merchant)', 'true', 'C-160'],
  ]),
  ...mutantsOf('src/service/console/changes/start-scheduled.ts', [
    ['timing', 'const LATE_MS = 60_000;', 'const LATE_MS = 600_000;', 'C-223'],
    ['timing', 'since.getTime() > due', 'since.getTime() < due', 'C-223'],
    ['condition', "if (state === 'proposed')", "if (state === 'held')", 'C-226'],
    ['timing', 'Date.parse(until) <= context.now().getTime()', 'Date.parse(until) <= 0', 'C-225'],
    ['condition', 'if (!(await mayStillChange(context, set)))', 'if (false as boolean)', 'C-225'],
    ['call', "to: 'published', ...told", "to: 'published', results: told.results", 'C-223'],
    ['call', 'force: set.isForced === true', 'force: false', 'C-227'],
  ]),
  ...mutantsOf('src/service/console/changes/hold-set.ts', [
    ['order', "from: ['scheduled', 'proposed'], to: 'held'", "from: ['scheduled'], to: 'held'", 'C-226'],
  ]),
  ...mutantsOf('src/service/console/people/tokens.ts', [
    ['call', 'digest: digestOf(token),', 'digest: token,', 'C-180'],
  ]),
];
