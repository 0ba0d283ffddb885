import { callPort } from './stack-address.ts';

/** Shows the ticket of a chat launch and gives what a browser has then: the address that stays, and its cookie. */
export async function enterChat(port: number, merchant: string, chatUrl: string, host?: string) {
  const { status, headers, text } = await callPort(port, chatUrl, {
    headers: { merchant },
    ...(host === undefined ? {} : { host }),
  });
  const { location, 'set-cookie': given } = headers;
  const cookie = given?.[0]?.split(';', 1)[0];
  if (status !== 303 || typeof location !== 'string' || cookie === undefined)
    throw new Error(`The chat of ${merchant} answered ${status}: ${text.slice(0, 500)}`);
  return { path: location, cookie };
}
