import { describe, expect, it } from 'vitest';
import { passedAnswerHeaders, passedRequestHeaders } from './passed-headers.ts';

describe('passedRequestHeaders', () => {
  it('passes what a platform needs, and nothing of hops, cookies or others', () => {
    const headers = {
      authorization: 'Bearer a',
      moduleid: 'REG3',
      'human-check': 'work',
      cookie: 'livery-language=ur',
      merchant: 'soda',
      host: 'karat.localhost',
      connection: 'keep-alive',
      'x-forwarded-for': '10.0.0.1',
      'x-http-method-override': 'DELETE',
      'livery-internal': 'key',
    };
    expect(passedRequestHeaders(headers)).toEqual({
      authorization: 'Bearer a',
      moduleid: 'REG3',
      'human-check': 'work',
    });
  });

  it('passes a token in one spelling, and nothing that is none', () => {
    const passed = (authorization: string) => passedRequestHeaders({ authorization });
    for (const spelt of ['Bearer a', 'bearer a', 'BEARER    a'])
      expect(passed(spelt), spelt).toEqual({ authorization: 'Bearer a' });
    for (const other of ['a', 'Bearer', 'Bearer a b', 'Bearer a, Bearer b', 'Bearer\ta', 'Basic YTpi'])
      expect(passed(other), other).toEqual({});
  });
});

describe('passedAnswerHeaders', () => {
  const call = { isPage: false };

  it('lets a platform set no cookie and say nothing about the security of a brand', () => {
    const passed = passedAnswerHeaders(
      {
        'content-type': 'application/json',
        'set-cookie': ['a=b'],
        'strict-transport-security': 'max-age=0',
        'access-control-allow-origin': '*',
        'content-security-policy': "script-src 'unsafe-inline'",
        'service-worker-allowed': '/',
      },
      call,
    );
    expect(passed).toEqual({
      'content-type': 'application/json',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  it('lets a page say what it may run', () => {
    const own = { 'content-security-policy': "default-src 'self'" };
    expect(passedAnswerHeaders(own, { isPage: true })).toEqual(own);
    expect(passedAnswerHeaders({}, { isPage: true })['content-security-policy']).toContain("default-src 'none'");
  });

  it.each(['/wps/chat/window/a?language=en', '/m/home'])('leads on to %s', (location) => {
    expect(passedAnswerHeaders({ location }, call)['location']).toBe(location);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'evil',
    'javascript:alert(1)',
  ])('leads nowhere with %j', (location) => {
    expect(passedAnswerHeaders({ location }, call)['location']).toBeUndefined();
  });
});
