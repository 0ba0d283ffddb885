import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP connection that can be made bad, between a node and its database. */
export interface FaultProxy {
  readonly port: number;
  /** Bytes come so many milliseconds later, in both directions. */
  delay(milliseconds: number): void;
  /** Resets every open connection; new ones are taken. */
  cut(): void;
  /** From now on bytes vanish and connections stay open, as behind a router that was switched off; or no longer. */
  swallow(isSwallowing: boolean): void;
  close(): void;
}

/** Opens a proxy before a port of this machine. */
export async function openFaultProxy(targetPort: number): Promise<FaultProxy> {
  const open = new Set<Socket>();
  let delayMs = 0;
  let swallows = false;
  const pass = (from: Socket, to: Socket) => {
    open.add(from);
    from.setNoDelay(true);
    from.on('data', (bytes: Buffer) => {
      if (swallows) return;
      if (delayMs === 0) to.write(bytes);
      else setTimeout(() => to.write(bytes), delayMs);
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      open.delete(from);
      if (!swallows) to.destroy();
    });
  };
  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1');
    pass(near, far);
    pass(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of open) socket.resetAndDestroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    delay: (milliseconds) => {
      delayMs = milliseconds;
    },
    cut,
    swallow: (isSwallowing) => {
      swallows = isSwallowing;
    },
    close: () => {
      server.close();
      cut();
    },
  };
}
