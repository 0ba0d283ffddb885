import { createServer } from 'node:net';

/** Thrown with one sentence that says what to do; it is shown as it is. */
export class StartError extends Error {}

/** Makes sure that a port can be used. @throws StartError when it is taken. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  const code = await tryPort(port);
  if (code === undefined) return;
  if (code === 'EACCES')
    throw new StartError(`Port ${port} may not be used by this user: set ${variable} to another one.`);
  throw new StartError(`Port ${port} is busy: stop the program that uses it, or set ${variable} to another port.`);
}

/** Whether a port can be used. */
export async function isFree(port: number): Promise<boolean> {
  return (await tryPort(port)) === undefined;
}

/** Both stacks are tried: a program that listens on one of them only is met all the same. */
async function tryPort(port: number): Promise<string | undefined> {
  return (await tryHost(port, '127.0.0.1')) ?? (await tryHost(port, '::'));
}

function tryHost(port: number, host: string): Promise<string | undefined> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      done(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT' ? undefined : error.code);
    });
    probe.listen(port, host, () => probe.close(() => done(undefined)));
  });
}
