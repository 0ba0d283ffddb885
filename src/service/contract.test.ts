import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { TestService } from './fixture.ts';
import { startTestService } from './fixture.ts';

const schemasDir = join(import.meta.dirname, '../../schemas');
const ajv = new Ajv2020({ strict: false });
for (const name of ['site.openapi.yaml', 'platform.openapi.yaml']) {
  ajv.addSchema({ $id: name, ...parse(readFileSync(join(schemasDir, name), 'utf8')) });
}

let running: TestService;
beforeAll(async () => {
  running = await startTestService();
}, 240_000);
afterAll(() => running.stop());

function faults(schema: string, value: unknown): unknown {
  const validate = ajv.getSchema(schema);
  if (!validate) throw new Error(`There is no ${schema}.`);
  return validate(value) ? [] : validate.errors;
}

describe('site.openapi.yaml', () => {
  const key = () => readFileSync(join(running.dataDir, '../internal.key'), 'utf8');
  const calls: readonly (readonly [string, string, string])[] = [
    ['/livery/pointer', 'site.openapi.yaml#/components/schemas/LivePointer', ''],
    ['/manifest.webmanifest', 'site.openapi.yaml#/components/schemas/WebManifest', ''],
    ['/livery/internal/site/karat', 'site.openapi.yaml#/components/schemas/EffectiveSite', ''],
    ['/wps/system/status', 'platform.openapi.yaml#/components/schemas/SystemStatus', 'value'],
  ];

  it.each(calls)('describes what %s answers', async (path, schema, inside) => {
    const host = `karat.localhost:${running.port}`;
    const answer = await running.call(host, path, { headers: { 'livery-internal': key() } });
    const body = JSON.parse(answer.text);
    expect(faults(schema, inside ? body[inside] : body)).toEqual([]);
  });

  it('describes every route of the document as one that exists', async () => {
    const document = parse(readFileSync(join(schemasDir, 'site.openapi.yaml'), 'utf8'));
    for (const path of Object.keys(document.paths).filter((one) => !one.includes('{') && !/stream|test/.test(one))) {
      expect((await running.call(`karat.localhost:${running.port}`, path)).status, path).toBe(200);
    }
  });
});
