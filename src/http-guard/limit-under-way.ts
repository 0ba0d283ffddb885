import type { FastifyInstance } from 'fastify';
import { networkOf } from './network-of.ts';
import { onVisitEnd } from './visit-end.ts';

/**
 * Lets only so many requests of one address be under way, whatever they ask for: a browser has six connections, and who
 * waits behind one address's pages waits for these at most. Live streams, whose path is given, stay out of the count: their hub has its own.
 */
export function limitUnderWay(app: FastifyInstance, perAddress: number, streams = '/livery/stream'): void {
  const underWay = new Map<string, number>();
  app.addHook('onRequest', ({ ip: address, url }, reply, done) => {
    if (url.startsWith(streams)) return done();
    const ip = networkOf(address);
    const count = underWay.get(ip) ?? 0;
    if (count >= perAddress) {
      void reply
        .code(503)
        .headers({ 'retry-after': '1', 'cache-control': 'no-store', connection: 'close' })
        .send({ code: 'TOO_MANY_UNDER_WAY', message: 'Too many requests are under way. Try again in a moment.' });
      return undefined;
    }
    underWay.set(ip, count + 1);
    onVisitEnd(reply, () => {
      const left = (underWay.get(ip) ?? 1) - 1;
      if (left > 0) underWay.set(ip, left);
      else underWay.delete(ip);
    });
    return done();
  });
}
