import { createInterface } from 'node:readline';
import { signatureHeaders, signMessage } from '../../src/sandbox/pay-provider/sign-message.ts';

// A payment provider as a process of its own: a message is a line of its standard input, and is told until it is taken; its
// name is printed then. Started by kill-while-paying.fault.ts with the address of the platform and the secret.
const [url = '', secret = ''] = process.argv.slice(2);
process.stdout.write('ready\n');
for await (const raw of createInterface({ input: process.stdin })) void tell(raw);
process.exit(0);

async function tell(raw: string): Promise<void> {
  const { event } = JSON.parse(raw) as { readonly event: string };
  for (;;) {
    const status = await send(raw).catch(() => 0);
    if (status === 200) break;
    if (status >= 400 && status !== 409) process.stderr.write(`${event} was answered ${status}.\n`);
    // The very same signature is taken once only: the next second has another.
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  process.stdout.write(`${event}\n`);
}

async function send(raw: string): Promise<number> {
  const seconds = String(Math.floor(Date.now() / 1000));
  const headers = {
    'content-type': 'application/json',
    [signatureHeaders.time]: seconds,
    [signatureHeaders.signature]: signMessage(secret, seconds, raw),
  };
  const answer = await fetch(`${url}/payments/callback`, { method: 'POST', headers, body: raw });
  return answer.status;
}
