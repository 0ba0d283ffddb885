import type { TestSandbox } from '../sandbox.fixture.ts';

/** A chat that is open as in a browser: the address that stays there, and its cookie. */
export interface OpenChat {
  readonly url: string;
  readonly cookie: string;
}

/** Shows the ticket of a launch, as a browser does that follows its address. */
export async function enterChat({ url }: TestSandbox, chatUrl: string, merchant: string) {
  const answer = await fetch(`${url}${chatUrl}`, { redirect: 'manual', headers: { merchant } });
  const cookie = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  return { answer, status: answer.status, cookie, url: `${url}${answer.headers.get('location')}` };
}

/** Launches the chat of a player, or of a guest, and opens it. */
export async function openChat(platform: TestSandbox, merchant: string, token?: string): Promise<OpenChat> {
  const { value } = await platform.call<{ chatUrl: string }>('chatLaunch', {
    merchant,
    ...(token === undefined ? {} : { token }),
  });
  return enterChat(platform, value.chatUrl, merchant);
}

interface Asked {
  readonly merchant: string;
  /** What is said; absent: the messages are asked for. */
  readonly text?: string;
  /** What the page calls the message. */
  readonly key?: string;
  readonly accept?: string;
}

/** Asks an open chat for its messages or says something in it. */
export function askChat({ url, cookie }: OpenChat, { merchant, text, key, accept = 'application/json' }: Asked) {
  return fetch(url, {
    redirect: 'manual',
    headers: { merchant, accept, cookie },
    ...(text === undefined
      ? {}
      : { method: 'POST', body: new URLSearchParams({ text, ...(key === undefined ? {} : { key }) }) }),
  });
}
