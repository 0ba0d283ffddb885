import type { EndpointName } from '../../contracts/endpoints.ts';
import { signatureHeaders, signMessage } from '../pay-provider/sign-message.ts';
import type { ProviderMessage } from '../pay-provider/contract.ts';
import { openTestSandbox } from '../sandbox.fixture.ts';
import type { Payment } from './view-payment.ts';

export const merchant = 'm-pay';
export const secret = 'the secret of the tests';

interface Ordered {
  readonly sumBalance: string;
  readonly payment: Payment;
}

/** A platform with one player, and a hand that writes the provider's messages. */
export async function openPayments() {
  const platform = await openTestSandbox({ providerSecret: secret });
  platform.publish(merchant, { flags: { DEPOSIT: true, WITHDRAW: true } });
  const account = { userName: 'dora', balance: '100.00', paymentPassword: '482915' };
  await platform.given(merchant, { account });
  let token = '';
  const signIn = async () => {
    token = (await platform.login(merchant, 'dora')).value['token'] ?? '';
  };
  await signIn();
  const call = <T>(name: EndpointName, body?: object, query: Record<string, string> = {}) =>
    platform.call<T>(name, { merchant, token, body, query });

  async function send(message: ProviderMessage | object, more: Partial<Record<'seconds' | 'signature', string>> = {}) {
    const raw = JSON.stringify(message);
    const { seconds = String(Math.floor(platform.sandbox.now().getTime() / 1000)) } = more;
    const { signature = signMessage(secret, seconds, raw) } = more;
    const answer = await fetch(`${platform.url}/payments/callback`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeaders.time]: seconds,
        [signatureHeaders.signature]: signature,
      },
      body: raw,
    });
    return { status: answer.status, code: (await answer.json()).code };
  }

  return {
    platform,
    signIn,
    call,
    send,
    order: (body: object, name: 'deposit' | 'withdraw' = 'deposit') => call<Ordered>(name, body),
    /** How it stands with a payment. */
    read: async (id: number) => {
      const { value } = await call<{ list: readonly Payment[] }>('payments', undefined, { id: String(id) });
      const [found] = value.list;
      if (!found) throw new Error(`There is no payment ${id}.`);
      return found;
    },
    balance: async () => (await call<{ sumBalance: string }>('wallet')).value.sumBalance,
    /** Sum of every movement of the ledger, and of all of them. */
    sums: async () => {
      const rows = await platform.sandbox.db
        .selectFrom('entry')
        .select((row) => ['movement', row.fn.sum<string>('amount').as('total')])
        .groupBy('movement')
        .execute();
      return new Set(rows.map(({ total }) => Number(total)));
    },
  };
}

export type OpenPayments = Awaited<ReturnType<typeof openPayments>>;
