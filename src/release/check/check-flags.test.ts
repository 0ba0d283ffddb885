import { describe, expect, it } from 'vitest';
import { aCompiler, aFolder } from '../fixture.ts';

const compiler = await aCompiler();

/** What the compiler says about karat with further switches. */
async function problemsWith(section: 'flags' | 'promotions' | 'template', switches: object, more: object = {}) {
  const folder = aFolder(compiler).edit('site.json', (site) => ({
    ...site,
    ...more,
    [section]: { ...Object(site[section]), ...switches },
  }));
  const result = await folder.compile();
  return (result.ok ? result.warnings : result.problems).map(({ code, severity, pointer }) => [
    code,
    severity,
    pointer,
  ]);
}

describe('switches of a site configuration', () => {
  it.each([
    ['flags', { DEPOSITS: true }, ['FLAG_UNKNOWN', 'error', '/flags/DEPOSITS']],
    ['flags', { WITHDRAW: 'maybe' }, ['FLAG_VALUE', 'error', '/flags/WITHDRAW']],
    ['promotions', { TICKETS: 1 }, ['FLAG_UNKNOWN', 'error', '/promotions/TICKETS']],
    ['promotions', { LOGIN: 'yes' }, ['FLAG_VALUE', 'error', '/promotions/LOGIN']],
    ['flags', { CBS33: true }, ['FLAG_UNKNOWN', 'error', '/flags/CBS33']],
    ['flags', { NEWLOBBY9: true }, ['FLAG_UNKNOWN', 'warning', '/flags/NEWLOBBY9']],
    ['flags', { CBS3: 'yes' }, ['FLAG_VALUE', 'error', '/flags/CBS3']],
    ['template', { mem_cen: 'grid' }, ['FLAG_VALUE', 'error', '/template/mem_cen']],
  ] as const)(
    '%s %j: what is like ours must be right, what is like none is told',
    async (section, switches, problem) => {
      expect(await problemsWith(section, switches)).toEqual([problem]);
    },
  );

  it('takes a live change of a switch only on or off', async () => {
    const at = { author: 'mira', reason: 'a try', at: '2030-01-01T00:00:00Z' };
    const overrides = [{ name: 'flags.DEPOSIT', value: 'maybe', ...at }];
    const result = await aFolder(compiler).compile({ overrides });
    expect(result).toMatchObject({ ok: false, problems: [{ code: 'SCHEMA_TYPE', file: 'override flags.DEPOSIT' }] });
  });
});
