import { mutantsOf } from './mutant.ts';

/** Mutants of the service: the console's rows, releases and what the console asks of the compiler. */
export const serviceMutants = [
  ...mutantsOf('src/service/publishing/return-to.ts', [
    ['condition', 'earlier.source !== pointer.source || ', '', 'C-231'],
    ['condition', 'isEnded || ', '', 'C-231'],
    ['condition', 'engine === undefined || ', '', 'C-231'],
  ]),
  ...mutantsOf('src/service/publishing/guard-promises.ts', [
    ['condition', 'if (kept && isDeepStrictEqual(leftIn(view, next.overrides), kept))', 'if (kept)', 'C-232'],
  ]),
  ...mutantsOf('src/release/compiler.ts', [
    ['condition', 'made?.engine === engine ? made.parts : undefined', 'made?.parts', 'C-232'],
  ]),
  ...mutantsOf('src/service/live/arrivals.ts', [
    ['condition', 'count.seq === seq)', 'count.seq !== seq)', 'C-500'],
    ['limit', 'const MOST_RELEASES = 4;', 'const MOST_RELEASES = 1;', 'C-501'],
    ['order', '[count, ...earlier].slice', '[...earlier, count].slice', 'C-501'],
    ['timing', 'now() - count.at - waited', 'now() - count.at', 'C-500'],
    ['call', 'if (count) count.left += 1;', 'if (count) count.left += 0;', 'C-500'],
    ['call', 'if (count) count.refused += 1;', 'if (count) count.left += 1;', 'C-500'],
    ['limit', 'timeOf(taken, 0.99)', 'timeOf(taken, 0.5)', 'C-500'],
  ]),
  ...mutantsOf('src/service/console/people/scope.ts', [
    ['condition', 'merchants === undefined || merchants.includes(merchant)', 'true', 'C-160'],
  ]),
  ...mutantsOf('src/service/console/changes/start-scheduled.ts', [
    ['timing', 'const LATE_MS = 60_000;', 'const LATE_MS = 600_000;', 'C-223'],
    ['timing', 'since.getTime() > due', 'since.getTime() < due', 'C-223'],
    ['condition', "if (state === 'proposed')", "if (state === 'held')", 'C-226'],
    ['timing', 'Date.parse(until) <= context.now().getTime()', 'Date.parse(until) <= 0', 'C-225'],
    ['condition', 'if (!(await mayStillChange(context, set)))', 'if (false as boolean)', 'C-225'],
    ['call', "to: 'published', ...facts", "to: 'published', results: facts.results", 'C-223'],
    ['call', 'force: set.isForced === true', 'force: false', 'C-227'],
  ]),
  ...mutantsOf('src/service/console/changes/hold-set.ts', [
    ['order', "from: ['scheduled', 'proposed'], to: 'held'", "from: ['scheduled'], to: 'held'", 'C-226'],
  ]),
  ...mutantsOf('src/service/console/people/tokens.ts', [
    ['call', 'digest: digestOf(token),', 'digest: token,', 'C-180'],
    ['timing', 'const day = 24 * 60 * 60_000;', 'const day = 72 * 60 * 60_000;', 'C-185'],
  ]),
  ...mutantsOf('src/service/preview/frames.ts', [
    ['timing', 'const LIFE_MS = 15 * 60_000;', 'const LIFE_MS = 16 * 60_000;', 'C-302'],
    ['limit', 'const PER_PERSON = 16;', 'const PER_PERSON = 17;', 'C-302'],
    ['limit', 'const PER_NODE = 128;', 'const PER_NODE = 129;', 'C-302'],
    ['order', 'of own.slice(0, Math', 'of own.toReversed().slice(0, Math', 'C-302'],
    ['order', 'of [...kept].slice(0', 'of [...kept].toReversed().slice(0', 'C-302'],
  ]),
  ...mutantsOf('src/service/console/people/challenges.ts', [
    [
      'timing',
      'export const CHALLENGE_MS = 5 * minute;',
      'export const CHALLENGE_MS = 7 * minute;',
      'C-102',
      'C-104',
      'C-402',
      'C-407',
    ],
  ]),
  ...mutantsOf('src/service/console/people/passkeys.ts', [
    ['order', ".orderBy('since')", ".orderBy('since', 'desc')", 'C-107'],
    [
      'call',
      "await appendToChain(tx, [{ kind: 'act', body: { what, person, passkey: id, publicKey: spkiOf(publicKey) } }]);",
      '',
      'C-420',
    ],
  ]),
  ...mutantsOf('src/service/console/people/sessions.ts', [
    ['timing', 'const FRESH_MS = 10 * minute;', 'const FRESH_MS = 20 * minute;', 'C-106', 'C-404', 'C-408'],
  ]),
  ...mutantsOf('src/service/console/people/count-tries.ts', [
    ['limit', 'minute: { most: 5,', 'minute: { most: 6,', 'C-105'],
    ['limit', 'const ofAddress: Limit = { most: 60,', 'const ofAddress: Limit = { most: 600,', 'C-105'],
  ]),
  ...mutantsOf('src/service/console/people/recovery-codes.ts', [
    ['limit', 'const count = 10;', 'const count = 9;', 'C-144'],
  ]),
  ...mutantsOf('src/service/console/http/body-schemas.ts', [
    [
      'limit',
      "personName = { type: 'string', minLength: 2, maxLength: 40",
      "personName = { type: 'string', minLength: 2, maxLength: 41",
      'C-749',
    ],
    ['limit', "merchants = { type: 'array', minItems: 1", "merchants = { type: 'array', minItems: 0", 'C-163'],
    ['limit', 'maximum: 365 }', 'maximum: 366 }', 'C-181'],
    ['limit', 'maximum: 168 }', 'maximum: 169 }', 'C-612'],
  ]),
  ...mutantsOf('src/contracts/maintenance.ts', [
    ['limit', 'export const longestMessage = 300;', 'export const longestMessage = 301;', 'C-602', 'C-604'],
  ]),
  ...mutantsOf('src/service/console/changes/publish-changes.ts', [
    ['timing', '!(at.getTime() > now.getTime())', '!(at.getTime() > 0)', 'C-221', 'C-604'],
    ['timing', '!(at.getTime() > Date.parse(start))', '!(at.getTime() > 0)', 'C-221', 'C-604'],
  ]),
  ...mutantsOf('src/service/console/changes/change-set-store.ts', [
    ['order', ".orderBy('ordinal', 'desc')", ".orderBy('ordinal')", 'C-220'],
    ['timing', "'start_at', '<=', now)", "'start_at', '<', now)", 'C-220'],
    ['limit', "every.where('ordinal', '<', (of)", "every.where('ordinal', '<=', (of)", 'C-763'],
    ['condition', '$if(state !== undefined, (every)', '$if(state === undefined, (every)', 'C-763'],
  ]),
  ...mutantsOf('src/service/console/changes/read-arrival.ts', [
    ['limit', 'line.seq < seq', 'line.seq <= seq', 'C-505'],
    ['limit', '(pages += step.pages)', '(pages = step.pages)', 'C-509'],
    ['limit', 'timeOf(taken, 0.99)', 'timeOf(taken, 0.5)', 'C-509'],
  ]),
  ...mutantsOf('src/service/publishing/expire-overrides.ts', [
    ['timing', 'const LATE_MS = 60_000;', 'const LATE_MS = 20_000;', 'C-228'],
  ]),
  ...mutantsOf('src/service/publishing/override-stack.ts', [
    [
      'order',
      'return [...(isAnotherEnd ? overrides.filter((other) => other !== top) : overrides), entry];',
      'return [entry, ...(isAnotherEnd ? overrides.filter((other) => other !== top) : overrides)];',
      'C-720',
    ],
    [
      'timing',
      'Date.parse(until) > now.getTime());',
      'Date.parse(until) > now.getTime() - 600_000);',
      'C-601',
      'C-603',
    ],
  ]),
  ...mutantsOf('src/service/store/read-history.ts', [
    [
      'order',
      ".where('merchant', '=', merchant)\n    .orderBy('seq', 'desc')",
      ".where('merchant', '=', merchant)\n    .orderBy('seq')",
      'C-720',
    ],
  ]),
  ...mutantsOf('src/service/store/audit-chain.ts', [
    ['order', ".orderBy('n').limit(limit)", ".orderBy('n', 'desc').limit(limit)", 'C-410'],
    ['order', '[n, previous, at, kind, body]', '[n, at, previous, kind, body]', 'C-420'],
  ]),
  ...mutantsOf('src/service/console/merchants/weigh-parts.ts', [
    ['order', 'other.sent - one.sent', 'one.sent - other.sent', 'C-721'],
  ]),
  ...mutantsOf('src/service/console/merchants/upstream-state-of.ts', [
    [
      'order',
      '...(held === undefined ? [] : [held]),\n      ...unknownFlags.map(({ name, nearest }) => `unknown flag ${name}${maybe(nearest)}`),',
      '...unknownFlags.map(({ name, nearest }) => `unknown flag ${name}${maybe(nearest)}`),\n      ...(held === undefined ? [] : [held]),',
      'C-722',
    ],
  ]),
  ...mutantsOf('src/service/console/merchants/read-health.ts', [
    ['order', 'spare(one) - spare(other)', 'spare(other) - spare(one)', 'C-724'],
  ]),
  ...mutantsOf('src/release/evidence/evidence-lines.ts', [
    [
      'order',
      'states.indexOf(a.state) - states.indexOf(b.state)',
      'states.indexOf(b.state) - states.indexOf(a.state)',
      'C-729',
    ],
  ]),
  ...mutantsOf('src/service/console/why/read-why.ts', [
    [
      'order',
      "Number(one.state === 'shown') - Number(other.state === 'shown')",
      "Number(other.state === 'shown') - Number(one.state === 'shown')",
      'C-700',
    ],
  ]),
  ...mutantsOf('src/release/manifest/described-site.ts', [
    [
      'order',
      "{ name: 'guest', context: { app: 'browser' } },\n  { name: 'member', context: { app: 'browser', memberType: 0 } },",
      "{ name: 'member', context: { app: 'browser', memberType: 0 } },\n  { name: 'guest', context: { app: 'browser' } },",
      'C-701',
    ],
  ]),
  ...mutantsOf('src/release/explain/find-things.ts', [
    ['limit', 'export const MOST_EXPLAINED = 12;', 'export const MOST_EXPLAINED = 10_000;', 'C-703'],
  ]),
  ...mutantsOf('src/service/console/http/why-routes.ts', [
    ['limit', 'const LONGEST_QUESTION = 200;', 'const LONGEST_QUESTION = 201;', 'C-701'],
  ]),
  ...mutantsOf('src/service/console/why/why-links.ts', [
    ['timing', 'const KEPT_MS = 30 * 24', 'const KEPT_MS = 40 * 24', 'C-704'],
  ]),
  ...mutantsOf('src/service/console/support/desk-merchants.ts', [
    ['order', ".orderBy('merchant')", ".orderBy('merchant', 'desc')", 'C-747'],
  ]),
  ...mutantsOf('src/service/console/support/colleagues.ts', [
    ['order', 'one.name.localeCompare(other.name)', 'other.name.localeCompare(one.name)', 'C-743'],
  ]),
  ...mutantsOf('src/service/console/support/act-in-conversation.ts', [
    ['call', '{ to: act.to?.id ?? null }', '{}', 'C-745'],
  ]),
  ...mutantsOf('src/service/console/settings/read-settings.ts', [
    ['order', ".orderBy('merchant')", ".orderBy('merchant', 'desc')", 'C-771'],
    ['condition', 'pointers.filter(({ merchant }) => sees(scope, merchant))', 'pointers', 'C-770'],
    ['condition', 'differs: merchants.filter(isOther).length', 'differs: merchants.length', 'C-770'],
    ['limit', 'changed: merchants.filter(({ overrides }) => overrides[line.name]).length', 'changed: 0', 'C-770'],
  ]),
  ...mutantsOf('src/service/console/settings/setting-lines.ts', [
    ['limit', '...(minimum === undefined ? {} : { minimum }),', '', 'C-770'],
    ['call', 'return [...settings(), ...roles(), ...rules()];', 'return [...settings(), ...rules()];', 'C-770'],
  ]),
  ...mutantsOf('src/service/passes/passes.ts', [['order', ".orderBy('since', 'desc')", ".orderBy('since')", 'C-611']]),
  ...mutantsOf('src/service/passes/pass-checks.ts', [
    ['timing', 'const KEPT_MS = 2_000;', 'const KEPT_MS = 5_000;', 'C-611'],
  ]),
  ...mutantsOf('src/service/console/stops/testers-links.ts', [
    ['timing', 'hours * 3_600_000', 'hours * 4_000_000', 'C-610'],
  ]),
  ...mutantsOf('src/service/console/events/send-arrivals.ts', [
    ['timing', 'const PAUSE_MS = 400;', 'const PAUSE_MS = 60_000;', 'C-506'],
  ]),
  ...mutantsOf('src/service/scenes/demo-sessions.ts', [
    ['call', 'JSON.stringify({ merchant, type, token })', 'JSON.stringify({ merchant, type })', 'T-098'],
  ]),
  ...mutantsOf('src/service/console/support/answer-question.ts', [
    ['call', 'await noteAct(context, `answer question ${id} of ${merchant}`, person);', '', 'C-753'],
  ]),
  ...mutantsOf('src/service/console/support/list-of-desk.ts', [
    ['condition', 'if (after !== undefined && !isPlace(after))', 'if (false as boolean)', 'C-761', 'C-793'],
  ]),
  ...mutantsOf('src/service/console/support/act-in-conversation.ts', [
    ['condition', 'if (before !== undefined && !/^', 'if (false as boolean && !/^', 'C-793'],
    ['call', '...(before === undefined ? {} : { before: Number(before) })', '', 'C-793'],
  ]),
  ...mutantsOf('src/service/console/merchants/history-part.ts', [
    ['limit', 'rows.length > limit ?', 'rows.length >= limit ?', 'C-794'],
    ['limit', 'rows.slice(0, limit)', 'rows.slice(0)', 'C-794'],
  ]),
  ...mutantsOf('src/service/console/flags/read-value-history.ts', [
    ['condition', '$if(merchants !== undefined,', '$if(merchants === undefined,', 'C-794'],
    ['limit', "earlier.where('id', '<', before", "earlier.where('id', '<=', before", 'C-794'],
    ['order', ".orderBy('id', 'desc')", ".orderBy('id')", 'C-794'],
  ]),
  ...mutantsOf('src/service/store/read-history.ts', [['limit', "('seq', '<', seq)", "('seq', '<=', seq)", 'C-794']]),
  ...mutantsOf('src/service/console/applications/read-picture.ts', [
    ['limit', ' || bytes.length > mostBytes', '', 'C-762'],
  ]),
  ...mutantsOf('src/service/console/applications/decide-application.ts', [
    ['condition', 'decision.author !== person.id && ', '', 'C-755'],
  ]),
  ...mutantsOf('src/service/console/applications/ask-payment.ts', [
    ['condition', 'if (proposal.by.id === person.id)', 'if (false as boolean)', 'C-756'],
  ]),
  ...mutantsOf('src/service/console/applications/pay-application.ts', [
    ['condition', 'content.application === place.id &&', '', 'C-756'],
    ['order', "await appendAlone(context.db, [{ kind: 'reward', body }]);\n  return", 'return', 'C-757'],
  ]),
];
