import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Override } from '../contracts/origins.ts';
import { type Compiler, type MadeRelease, openCompiler } from './compiler.ts';
import { makeEngineTools } from './engine-tools.ts';
import { readFolder } from './load/read-folder.ts';
import type { SpoiltFolder } from './fixture.ts';
import { aCompiler, aFolder, projectDir } from './fixture.ts';

let compiler: Compiler;
beforeAll(async () => {
  compiler = await aCompiler();
});

async function released(folder: SpoiltFolder, options?: Parameters<SpoiltFolder['compile']>[0]) {
  const result = await folder.compile(options);
  if (!result.ok) throw new Error(JSON.stringify(result.problems, null, 2));
  return result;
}

function bytesOfValidators({ manifest, parts }: Awaited<ReturnType<typeof released>>) {
  return parts.find(({ hash }) => hash === manifest.parts.validators)?.bytes;
}

describe('compile', () => {
  it('gives the same release for the same folder, also where nothing is remembered', async () => {
    const tools = await makeEngineTools(projectDir, compiler.engine);
    const other = await openCompiler({ rootDir: projectDir, tools });
    const [one, two] = [await released(aFolder(compiler)), await released(aFolder(other))];
    expect(two.release).toBe(one.release);
    expect(bytesOfValidators(two)).not.toBe(bytesOfValidators(one));
  });

  it('makes what is costly once in a process, whoever compiles', async () => {
    const [one, two] = [await released(aFolder(compiler)), await released(aFolder(await aCompiler()))];
    expect(bytesOfValidators(two)).toBe(bytesOfValidators(one));
  });

  it('changes only site and origins when a flag changes', async () => {
    const override: Override = {
      name: 'flags.CBS3',
      value: true,
      author: 'mira',
      reason: 'chat',
      at: '2030-01-01T00:00:00Z',
    };
    const before = (await released(aFolder(compiler))).manifest.parts;
    const after = (await released(aFolder(compiler), { overrides: [override] })).manifest.parts;
    expect(after).toEqual({ ...before, site: after.site, origins: after.origins });
    expect(after.site).not.toBe(before.site);
  });

  it('leaves out validators that the same engine made of the same forms, and makes those of others', async () => {
    const files = await readFolder(join(projectDir, 'tests/brands/smallest'), 'merchants/smallest');
    const compile = async (made?: MadeRelease) => {
      const result = await compiler.compile(files, { overrides: [], made });
      if (!result.ok) throw new Error(JSON.stringify(result.problems));
      return result;
    };
    const whole = await compile();
    const { forms, validators } = whole.manifest.parts;
    const compiledAfter = async (engine: string, parts: MadeRelease['parts']) => {
      const { release, parts: made } = await compile({ engine, parts });
      return { release, hasThem: made.some(({ hash }) => hash === validators) };
    };
    const { release, engine } = whole;
    expect(await compiledAfter(engine, { forms, validators })).toEqual({ release, hasThem: false });
    expect(await compiledAfter(engine, { forms: 'others', validators: 'others' })).toEqual({ release, hasThem: true });
    expect(await compiledAfter('another', { forms, validators: 'others' })).toEqual({ release, hasThem: true });
  });

  it('changes only the theme part when a colour changes', async () => {
    const dyed = await aCompiler((theme) =>
      Object.assign(theme.semantic.light['color'] as object, { scrim: { $value: '#010203' } }),
    );
    const before = (await released(aFolder(compiler))).manifest.parts;
    const after = (await released(aFolder(dyed))).manifest.parts;
    expect(after).toEqual({ ...before, theme: after.theme });
  });

  it('takes a text with the name of something that every object has for a text that nobody asks for', async () => {
    const texts = { app: { toString: 'Words' }, valueOf: { toString: 'Words' } };
    const folder = aFolder(compiler).edit('strings/en.json', (value) => ({ ...value, ...texts }));
    const result = await folder.compile();
    const found = (result.ok ? result.warnings : result.problems).map(({ code, pointer }) => `${code} ${pointer}`);
    expect(found).toEqual(expect.arrayContaining(['TEXT_UNKNOWN /app/toString', 'TEXT_UNKNOWN /valueOf/toString']));
  });

  it('gives players no origins', async () => {
    const { parts, manifest } = await released(aFolder(compiler));
    expect(parts.filter((part) => part.private).map(({ hash }) => hash)).toEqual([manifest.parts.origins]);
  });
});
