import { describe, expect, it } from 'vitest';
import { platformCalls } from '../../contracts/generated/platform-calls.ts';
import { broughtCookie, givenCookie } from './passed-cookie.ts';

const callNamed = (name: string) => platformCalls.find((call) => call.name === name) ?? {};
const conversation = '/wps/chat/window/Jx3kQw81';

describe('the cookie of a live chat conversation', () => {
  it('is brought by the calls of its conversation, and by no other call of the list', () => {
    const bringing = platformCalls.filter((call) => broughtCookie(call, 'livery-chat=secret', 'http') !== undefined);
    expect(bringing.map(({ name }) => name)).toEqual(['chatWindow', 'chatSay']);
  });

  it('is given by the call that takes a ticket, and by no other call of the list', () => {
    const giving = platformCalls.filter((call) => givenCookie(call, `livery-chat=s; Path=${conversation}`, 'http'));
    expect(giving.map(({ name }) => name)).toEqual(['chatEnter']);
  });

  it('goes alone, whatever else a browser has', () => {
    const brought = (header: string | undefined) => broughtCookie(callNamed('chatSay'), header, 'http');
    expect(brought('livery-language=ur; livery-chat=secret; __Host-livery-console=staff')).toBe('livery-chat=secret');
    expect(brought('livery-chat2=secret; xlivery-chat=secret')).toBeUndefined();
    expect(brought(undefined)).toBeUndefined();
  });

  it('does not go where another host of the domain has set one beside it, nor with signs that end a header', () => {
    const brought = (header: string) => broughtCookie(callNamed('chatSay'), header, 'http');
    for (const header of ['livery-chat=mine; livery-chat=theirs', 'livery-chat=a b', 'livery-chat=', 'livery-chat="a"'])
      expect(brought(header), header).toBeUndefined();
  });

  it('is HttpOnly and SameSite, of this host and this conversation alone, and Secure by name over HTTPS', () => {
    const given = (protocol: 'http' | 'https') =>
      givenCookie(
        callNamed('chatEnter'),
        `livery-chat=secret; Domain=example.com; Max-Age=99999999; SameSite=None; Path=${conversation}`,
        protocol,
      );
    const own = `livery-chat=secret; Path=${conversation}; HttpOnly; SameSite=Strict`;
    expect(given('http')).toBe(own);
    expect(given('https')).toBe(`__Secure-${own}; Secure`);
    const say = callNamed('chatSay');
    expect(broughtCookie(say, '__Secure-livery-chat=secret', 'https')).toBe('livery-chat=secret');
    expect(broughtCookie(say, 'livery-chat=secret', 'https')).toBeUndefined();
  });

  it.each([
    ['another name', `a=b; Path=${conversation}`],
    ['the whole site', 'livery-chat=secret; Path=/'],
    ['no path', 'livery-chat=secret'],
    ['the path of another call', 'livery-chat=secret; Path=/wps/member'],
    ['a path that climbs', 'livery-chat=secret; Path=/wps/chat/window/../../x'],
    ['a value that ends the header', `livery-chat=a\r\nX: b; Path=${conversation}`],
  ])('is dropped with %s', (_name, line) => {
    expect(givenCookie(callNamed('chatEnter'), line, 'http')).toBeUndefined();
    expect(givenCookie(callNamed('chatEnter'), [line, `livery-chat=own; Path=${conversation}`], 'http')).toContain(
      'livery-chat=own;',
    );
  });
});
