import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../gate/run-command.ts';

// Mutation scores by StrykerJS, one folder at a time, so that a small machine is enough: the folders named, or both rooms.
// The tests are those of the whole room. Its packages have a lock file of their own, because nothing else needs them.
const rooms = process.argv.length > 2 ? process.argv.slice(2) : ['src/engine', 'src/release'];
const own = join(projectRoot, 'tests/stryker');
const tests = new Set(rooms.map((room) => room.split('/').slice(0, 2).join('/')));
const options = { stdio: 'inherit', env: { ...process.env, LIVERY_STRYKER_TESTS: [...tests].join(' ') } } as const;
const steps = [
  () => spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--workspaces=false'], { ...options, cwd: own }),
  ...rooms.map((room) => () => {
    const program = join(own, 'node_modules/@stryker-mutator/core/bin/stryker.js');
    const mutate = [`${room}/**/*.ts`, '!src/**/*.test.ts', '!src/**/*fixture.ts'].join(',');
    const args = [program, 'run', join(own, 'stryker.config.json'), '--mutate', mutate];
    return spawnSync(process.execPath, args, { ...options, cwd: projectRoot });
  }),
];
process.exitCode = steps.every((step) => step().status === 0) ? 0 : 1;
