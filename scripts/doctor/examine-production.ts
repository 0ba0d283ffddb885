import { sentenceOf } from '../../src/service/environment/fault.ts';
import { readProduction } from '../../src/service/environment/read-production.ts';
import type { Setting } from '../../src/service/environment/read-settings.ts';
import { readEnvironmentSchema } from '../../src/service/environment/read-settings.ts';
import { exitCodes, type Outcome } from '../cli/verb.ts';

/**
 * Every setting of a production server with where it comes from, values of secrets left out, and everything for which
 * `npm run serve` would refuse to start. `root` is the folder that it would run from.
 */
export function examineProduction(env: NodeJS.ProcessEnv, root: string): Outcome {
  const { properties } = readEnvironmentSchema();
  const { settings, faults } = readProduction(env, root);
  const lines = settings.map((setting) => ({
    name: setting.name,
    source: setting.source,
    ...(setting.file === undefined ? {} : { file: setting.file }),
    value: shownValue(setting, properties[setting.name].writeOnly === true),
  }));
  const width = Math.max(...lines.map(({ name }) => name.length)) + 2;
  const refusals = faults.map(sentenceOf);
  const sum = refusals.length === 0 ? 'A server would start.' : `A server would not start: ${refusals.length} faults.`;
  return {
    text: [
      ...lines.map(({ name, value, source, file }) => `${name.padEnd(width)}${source.padEnd(13)}${file ?? value}`),
      ...refusals.map((sentence) => `WRONG  ${sentence}`),
      sum,
    ].join('\n'),
    value: { settings: lines, faults },
    code: refusals.length === 0 ? exitCodes.ok : exitCodes.refused,
  };
}

function shownValue({ value }: Setting, isSecret: boolean): string {
  if (value === undefined) return 'not set';
  return isSecret ? 'set' : value;
}
