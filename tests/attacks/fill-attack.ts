import type { Arena } from './arena.ts';
import type { Attack, Target } from './attack.ts';

/** One attack on one program. */
export interface Blow {
  readonly attack: Attack;
  readonly target: Target;
  readonly id: string;
}

/** The bytes of an attack, with its places filled. */
export function fillAttack({ ports, canary }: Pick<Arena, 'ports' | 'canary'>, { attack, target, id }: Blow): string {
  const isService = target === 'service';
  const values: Readonly<Record<string, string>> = {
    host: isService ? `karat.localhost:${ports.service}` : `127.0.0.1:${ports[target]}`,
    brand: `karat.localhost:${ports.service}`,
    victim: `soda.localhost:${ports.service}`,
    canary: String(canary.port),
    id,
  };
  const filled = attack.bytes.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const body = filled.slice(filled.indexOf('\r\n\r\n') + 4);
  return filled.replaceAll('{length}', String(body.length));
}
