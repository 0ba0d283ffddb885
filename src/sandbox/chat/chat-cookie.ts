/** Name of the cookie; `platform.openapi.yaml` has it in the security of the calls that bring it. */
const cookieName = 'livery-chat';

/** The secret of the conversation that a request brings. */
export function readChatCookie(header: string | undefined): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  const secret = pairs.find(([name]) => name === cookieName)?.[1];
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : undefined;
}

/** What sets the cookie for the paths of one conversation, so that two of them in one browser stay apart. */
export function writeChatCookie(secret: string, path: string): string {
  return `${cookieName}=${secret}; Path=${path}; HttpOnly; SameSite=Strict`;
}
