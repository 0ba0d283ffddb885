import { withStack } from '../gate/with-stack.ts';
import { type Canary, openCanary } from './canary.ts';
import { openWire, type Wire } from './wire.ts';
import type { Target } from './attack.ts';

/** The running programs, and what watches them. */
export interface Arena {
  readonly ports: Readonly<Record<Target, number>>;
  /** One-time link of the console's first administrator. */
  readonly consoleLink: string;
  /** Between the service and the platform. */
  readonly wire: Wire;
  readonly canary: Canary;
}

/** Brings up one real stack whose way to the platform is watched, and ends it whatever happens. */
export async function withArena<T>(action: (arena: Arena) => Promise<T>): Promise<T> {
  const canary = await openCanary();
  let wire: Wire | undefined;
  const before = async (sandboxPort: number) => {
    wire = await openWire(sandboxPort);
    return wire.port;
  };
  try {
    return await withStack((env) => {
      if (!wire) throw new Error('The stack did not ask for its way to the platform.');
      const service = Number(env.LIVERY_ACCEPT_PORT);
      const ports = {
        ...{ service, console: service, frame: service, docs: service },
        sandbox: Number(env.LIVERY_ACCEPT_SANDBOX_PORT),
        staff: Number(env.LIVERY_ACCEPT_STAFF_PORT),
        start: Number(env.LIVERY_ACCEPT_START_PORT),
        operator: Number(env.LIVERY_ACCEPT_OPERATOR_PORT),
      };
      return action({ ports, wire, canary, consoleLink: env.LIVERY_ACCEPT_CONSOLE_LINK });
    }, before);
  } finally {
    wire?.close();
    canary.close();
  }
}
