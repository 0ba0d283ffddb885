import type { Attack, Target } from './attack.ts';
import type { Canary } from './canary.ts';

/** What places of an attack stand for beyond addresses: hosts and secrets of somebody's. */
export type Places = Readonly<Record<string, string>>;

/** One attack on one program. */
export interface Blow {
  readonly attack: Attack;
  readonly target: Target;
  readonly id: string;
  readonly places?: Places;
}

/** Where attacks go. */
interface Field {
  readonly ports: Readonly<Partial<Record<Target, number>>>;
  readonly canary: Pick<Canary, 'port'>;
}

/** The bytes of an attack, with its places filled. */
export function fillAttack({ ports, canary }: Field, { attack, target, id, places = {} }: Blow): string {
  const at = (name: string) => `${name}.localhost:${ports.service}`;
  const hosts: Readonly<Partial<Record<Target, string>>> = {
    service: at('karat'),
    console: at('console'),
    docs: `localhost:${ports.service}`,
    ...(places['frame'] === undefined ? {} : { frame: places['frame'] }),
  };
  const values: Places = {
    ...places,
    host: hosts[target] ?? `127.0.0.1:${ports[target]}`,
    brand: at('karat'),
    victim: at('soda'),
    console: at('console'),
    docs: `localhost:${ports.service}`,
    canary: String(canary.port),
    id,
  };
  const filled = attack.bytes.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const body = filled.slice(filled.indexOf('\r\n\r\n') + 4);
  return filled.replaceAll('{length}', String(body.length));
}
