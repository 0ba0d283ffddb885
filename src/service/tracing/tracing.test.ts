import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../fixture.ts';

interface SpanJson {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

interface Received {
  readonly path: string;
  readonly key: string | undefined;
  readonly service: unknown;
  readonly spans: readonly SpanJson[];
}

const received: Received[] = [];
/** Takes what an exporter sends, as the protocol writes it in JSON. */
const receiver = createServer((incoming, response) => {
  void text(incoming).then((body) => {
    const { resourceSpans } = JSON.parse(body) as {
      resourceSpans: readonly { resource: SpanJson; scopeSpans: readonly { spans: readonly SpanJson[] }[] }[];
    };
    for (const { resource, scopeSpans } of resourceSpans) {
      received.push({
        path: incoming.url ?? '',
        key: String(incoming.headers['x-key']),
        service: attributeOf(resource, 'service.name'),
        spans: scopeSpans.flatMap(({ spans }) => spans),
      });
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
/** Says which headers reached it. */
const platform = createServer((incoming, response) => {
  const value = { traceparent: incoming.headers.traceparent ?? null, regionRestriction: false };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ value }));
});

const merchantsDir = resolve(import.meta.dirname, '../../../tests/brands');
const host = 'smallest.localhost';
const originOf = (server: typeof platform) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const attributeOf = ({ attributes }: Pick<SpanJson, 'attributes'>, wanted: string) =>
  Object.values(attributes.find(({ key }) => key === wanted)?.value ?? {})[0];
const sent = () => received.flatMap(({ spans }) => spans);

async function startTraced(share: number, passedTo: readonly string[]): Promise<TestService> {
  const headers = { 'x-key': 'open sesame' };
  return startTestService({
    sandboxUrl: originOf(platform),
    merchantsDir,
    tracing: { endpoint: originOf(receiver), headers, serviceName: 'lobby', share, passedTo },
  });
}

/** Asks as a browser that would like to say which trace it belongs to. */
async function logIn(service: TestService): Promise<string | null> {
  const { text: answer } = await service.call(host, '/wps/session/login?secret=1', {
    body: { username: 'marlow', password: 'never to be told' },
    headers: { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' },
  });
  return JSON.parse(answer).value.traceparent;
}

beforeAll(async () => {
  for (const server of [receiver, platform]) await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  for (const server of [receiver, platform]) server.close();
});

describe('traces', { timeout: 240_000 }, () => {
  it('lead from a request to the call of the platform and the statements, and tell nothing of a player', async () => {
    const service = await startTraced(1, [originOf(platform)]);
    received.length = 0;
    const parent = await logIn(service);
    await service.stop();

    expect(
      received.every(
        ({ path, key, service: name }) => `${path} ${key} ${String(name)}` === '/v1/traces open sesame lobby',
      ),
    ).toBe(true);
    const request = sent().find(({ name, kind }) => kind === 2 && name === 'POST /*');
    expect(request).toBeDefined();
    expect(request?.parentSpanId ?? '').toBe('');
    expect(attributeOf(request as SpanJson, 'livery.merchant')).toBe('smallest');
    expect(Number(attributeOf(request as SpanJson, 'http.response.status_code'))).toBe(200);
    const children = sent().filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    const call = children.find(({ name }) => name === 'platform POST');
    expect(attributeOf(call as SpanJson, 'url.path')).toBe('/wps/session/login');
    expect(parent).toBe(`00-${request?.traceId}-${call?.spanId}-01`);
    const statement = children.find(({ name }) => name.startsWith('database '));
    expect(String(attributeOf(statement as SpanJson, 'db.query.text'))).toContain('limit_count');
    expect(JSON.stringify(received)).not.toMatch(/marlow|never to be told|secret|127\.0\.0\.1:\d+"|0af7651916cd/);
  });

  it('are told to no platform that is not named, and are as many as was asked for', async () => {
    const [unnamed, none] = [await startTraced(1, []), await startTraced(0, [])];
    received.length = 0;
    expect(await logIn(unnamed)).toBeNull();
    await unnamed.stop();
    expect(sent().filter(({ name }) => name === 'platform POST')).toHaveLength(1);
    received.length = 0;
    expect(await logIn(none)).toBeNull();
    await none.stop();
    expect(sent()).toEqual([]);
  });
});
