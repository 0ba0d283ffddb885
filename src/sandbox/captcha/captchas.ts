import { failure } from '../errors.ts';
import { makeDigits } from '../accounts/secrets.ts';
import type { Call } from '../http/route.ts';
import { seededRandom } from '../merchants/seeded-random.ts';
import type { Sandbox } from '../sandbox.ts';
import { drawCaptcha } from './draw-captcha.ts';

const lifetimeMs = 5 * 60_000;

/** A captcha for one answer: an id and a base64 PNG (rows ). */
export async function makeCaptcha(
  sandbox: Sandbox,
  { merchant, address }: Call,
): Promise<{ captchaId: string; image: string }> {
  const given = sandbox.scenarios.of(merchant).captchaText;
  const digits = given ?? makeDigits(4);
  const id = crypto.randomUUID();
  // What a test gave is drawn the same as long as the clock stands still, so that pictures of it can be compared.
  const forTest = () => seededRandom(`${digits} ${sandbox.now().toISOString()}`);
  const png = await drawCaptcha(digits, given === undefined ? undefined : forTest());
  await sandbox.db
    .insertInto('captcha')
    .values({
      id,
      merchant,
      address,
      answer_hash: hashAnswer(sandbox, id, digits),
      expires_at: new Date(sandbox.now().getTime() + lifetimeMs),
    })
    .execute();
  return { captchaId: id, image: png.toString('base64') };
}

/**
 * Uses up the captcha of a call; throws unless the answer is right. The captcha is the one that the `Captcha-Id` header
 * names, else the last one drawn for this address, because the specification's payloads carry no id.
 */
export async function requireCaptcha(sandbox: Sandbox, call: Call): Promise<void> {
  const answer = call.body['captcha'];
  if (typeof answer !== 'string' || answer === '') throw failure('captcha.required', { captcha: true });
  const named = call.header('captcha-id');
  const used = await sandbox.db
    .updateTable('captcha')
    .set({ used: true })
    .where('id', '=', (query) =>
      query
        .selectFrom('captcha')
        .select('id')
        .where('merchant', '=', call.merchant)
        .where('expires_at', '>', sandbox.now())
        .$if(typeof named === 'string', (found) => found.where('id', '=', String(named)))
        .$if(typeof named !== 'string', (found) => found.where('address', '=', call.address))
        .orderBy('expires_at', 'desc')
        .limit(1),
    )
    .where('used', '=', false)
    .returning(['id', 'answer_hash'])
    .executeTakeFirst();
  if (!used || used.answer_hash !== hashAnswer(sandbox, used.id, answer))
    throw failure('captcha.error', { captcha: true });
}

/** Four digits are soon tried out against a plain digest, so this one is made under the key. */
function hashAnswer({ cipher }: Sandbox, id: string, digits: string): string {
  return cipher.fingerprint(`captcha ${id} ${digits}`);
}
