import type { FastifyInstance } from 'fastify';
import { demoTypes } from '../../contracts/demo-types.ts';
import { forMerchant, seedData } from '../merchants/seed-data.ts';
import type { Sandbox } from '../sandbox.ts';

const shown = 50;

/** The newest messages of the outbox whose key is there, with the code that a text holds. */
export async function readOutbox({ db, cipher, later }: Sandbox, merchant?: string) {
  await later.settled();
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .$if(merchant !== undefined, (query) => query.where('merchant', '=', merchant ?? ''))
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
  const readable = rows.filter(({ recipient, body }) => cipher.canRead(recipient) && cipher.canRead(body));
  return readable.map(({ merchant: brand, kind, recipient, subject, body, created_at }) => {
    const text = cipher.decrypt('outbox.body', body);
    const code = kind === 'sms' ? /\b\d{4,10}\b/.exec(text)?.[0] : undefined;
    return {
      at: created_at.getTime(),
      merchant: brand,
      kind,
      to: cipher.decrypt('outbox.recipient', recipient),
      subject,
      text,
      ...(code ? { code } : {}),
    };
  });
}

/** Lists for the start page of a machine: sent messages and demo accounts. A production platform has neither. */
export function addStartPageLists(server: FastifyInstance, sandbox: Sandbox): void {
  server.get('/outbox', () => readOutbox(sandbox));
  server.get<{ Querystring: { readonly brands?: string } }>('/demo-accounts', async ({ query }) => {
    const { names, password, types } = seedData.demo;
    // Every brand gets accounts when it is first called; those that the caller serves are named by it.
    const served = query.brands?.split(',') ?? Object.keys(names);
    const brands = [...new Set(served)].filter((merchant) => merchant !== '');
    return brands.flatMap((merchant) =>
      Object.keys(types).map((type) => {
        return {
          merchant,
          userName: forMerchant(names, merchant)[type],
          password,
          note: demoTypes[type] ?? `type ${type}`,
        };
      }),
    );
  });
}
