import { type Attack, attacks, message } from '../attack.ts';

const json = 'Content-Type: application/json';
const length = 'Content-Length: {length}';
const get = (target: string, headers: readonly string[] = []) => message(`GET ${target} HTTP/1.1`, headers);
const post = (target: string, headers: readonly string[] = []) =>
  message(`POST ${target} HTTP/1.1`, [json, length, ...headers], '{}');
const at = (host: string, target = '/m/home') => `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
const shown = /livery-frame|"manifest"|<main/;

/** What a frame of the console, which shows a release, must not do or tell. */
export const frameAttacks: readonly Attack[] = [
  ...attacks(
    { at: ['frame'], expected: { statuses: [403], holds: /"PREVIEW"/ } },
    {
      'a sign-in in a frame': post('/wps/session/login'),
      'a report in a frame': post('/livery/report'),
      'a page with a body in a frame': post('/m/home'),
      'who a player is in a frame': get('/wps/member/info', ['Authorization: Bearer x']),
      'the money of a player in a frame': get('/wps/wallet', ['Authorization: Bearer x']),
      'a trial account in a frame': post('/wps/session/login/freeplay'),
    },
  ),
  ...attacks(
    { at: ['frame'], expected: { statuses: [403] } },
    { 'the head of a page in a frame': message('HEAD /m/home HTTP/1.1') },
  ),
  ...attacks(
    { at: ['frame'], expected: { statuses: [404], lacks: /signed-out/ } },
    {
      'the console in a frame': get('/api/session', ['Cookie: {session}']),
      'people in a frame': get('/api/people', ['Cookie: {session}']),
      'internal calls in a frame': get('/livery/internal/site/karat'),
      'test doors in a frame': get('/livery/test/site'),
      'the link of a tester in a frame': get('/livery/pass?key=x'),
      'the documentation in a frame': get('/docs/'),
      'the outbox in a frame': get('/outbox'),
      'a part that there is not': get(`/livery/parts/${'0'.repeat(64)}.json`),
    },
  ),
  ...attacks(
    { at: ['frame'] },
    {
      'a part above the parts': get('/livery/parts/../internal/site/karat'),
      'a file above the files': get('/assets/..%2f..%2fserver/entry.js'),
      'the script of frames by another way': get('/livery/x/%2e%2e/frame.js'),
    },
  ),
  ...attacks(
    { at: ['frame'], expected: { statuses: [410], lacks: shown } },
    {
      'a frame under the signature of another': at('{mixed}'),
      'a frame that nobody opened': at(`${'0'.repeat(56)}.preview.localhost`),
      'parts of a frame that nobody opened': at(`${'0'.repeat(56)}.preview.localhost`, '/livery/pointer'),
    },
  ),
  ...attacks(
    { at: ['frame'], expected: { statuses: [421], lacks: shown } },
    {
      'a frame below another name': at('{frameName}.evil.example'),
    },
  ),
  ...attacks(
    { at: ['frame'], expected: { statuses: [200], lacks: /livery-frame|"manifest"/, holds: /livery dev x/ } },
    // It is the name of a merchant whose folder somebody might work on, and nobody does.
    { 'a frame with more before its name': at('x{frame}') },
  ),
];

/** The same addresses and secrets once their person has signed out. */
export const endedAttacks: readonly Attack[] = [
  ...attacks(
    { at: ['frame'], expected: { statuses: [410], lacks: shown } },
    {
      'a frame after its end': get('/m/home'),
      'the pointer of a frame after its end': get('/livery/pointer'),
      'the stream of a frame after its end': get('/livery/stream'),
      'a call of a frame after its end': get('/wps/help'),
      'a frame after its end, with the session': get('/m/home', ['Cookie: {session}']),
    },
  ),
  ...attacks(
    { at: ['console'], expected: { statuses: [401], holds: /"SIGNED_OUT"/ } },
    {
      'people after the end of a session': get('/api/people', ['Cookie: {session}']),
      'the stream after the end of a session': get('/api/events', ['Cookie: {session}']),
      'an act after the end of a session': post('/api/tokens', ['Cookie: {session}', 'Origin: http://{console}']),
    },
  ),
];
