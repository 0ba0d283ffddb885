import Fastify, { type FastifyInstance } from 'fastify';
import { refuseMalformed } from '../../http-guard/refuse-malformed.ts';
import { serverOptions } from '../../http-guard/server-options.ts';
import { endsPath, ordersPath } from './contract.ts';
import { createProvider, type DemoProvider } from './create-provider.ts';
import { openOrders } from './orders.ts';
import { addPayServer } from './pay-server.ts';
import { readEnd, readOrder } from './read-order.ts';
import { isSigned, signedMessage } from './sign-message.ts';

/** What the provider and its platform have agreed on, and where its data lie. */
export interface ProviderOptions {
  /** Folder of its orders. */
  readonly folder: string;
  /** Signs what both send each other. */
  readonly secret: string;
  /** Where its messages go. */
  readonly callbackUrl: string;
  /** Orders that need nobody's hand end by themselves, and nobody says how an order ends but on its page. */
  readonly endsByItself: boolean;
  readonly now?: () => Date;
}

export interface RunningProvider {
  readonly url: string;
  close(): Promise<void>;
}

/** Opens the provider's data and listens on a free port of this machine. */
export async function startProvider(options: ProviderOptions): Promise<RunningProvider> {
  const { folder, secret, callbackUrl, endsByItself, now = () => new Date() } = options;
  const orders = openOrders(folder);
  const provider = createProvider({ orders, now, callbackUrl, secret, endsByItself });
  const server = Fastify({ ...serverOptions, bodyLimit: 16 * 1024, logger: false });
  refuseMalformed(server);
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => done(null, text));
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );
  addPayServer(server, provider, secret);
  addOrderRoutes(server, provider, { secret, now, endsByItself });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  provider.resume();
  return {
    url,
    async close() {
      await server.close();
      await provider.close();
      orders.close();
    },
  };
}

/** What the platform says to the provider. The signature says who speaks. */
function addOrderRoutes(
  server: FastifyInstance,
  provider: DemoProvider,
  { secret, now, endsByItself }: Required<Pick<ProviderOptions, 'secret' | 'now' | 'endsByItself'>>,
): void {
  const take = (path: string, act: (message: unknown) => Promise<boolean>) =>
    server.post(path, async (request, reply) => {
      const signed = signedMessage(request.headers, request.body);
      if (!isSigned(secret, signed, now())) return reply.code(401).send({ code: 'message.refused' });
      const isTaken = await act(parsed(signed.raw));
      return isTaken ? { value: true } : reply.code(400).send({ code: 'message.invalid' });
    });
  take(ordersPath, async (message) => {
    const order = readOrder(message);
    if (order) provider.begin(order);
    return order !== undefined;
  });
  if (endsByItself) return;
  take(endsPath, async (message) => {
    const found = readEnd(message);
    if (found) await provider.end(found.reference, found.plan);
    return found !== undefined;
  });
}

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}
