import { mutantsOf } from './mutant.ts';

/** Mutants of the sandbox: states of a platform, its support desk, the wallets of its players. */
export const sandboxMutants = [
  ...mutantsOf('src/sandbox/states/answer-in-state.ts', [
    ['condition', "endpoints[name].method !== 'GET' || ", '', 'T-094'],
    ['condition', "if (state === 'error')", "if (state === 'full')", 'T-094'],
    ['condition', "state === 'many' && name === 'winners'", "state === 'many' && name === 'hotGames'", 'T-095'],
    ['timing', 'const HOLDS_FOR = 60_000;', 'const HOLDS_FOR = 0;', 'T-094'],
    ['call', 'status: 500, body', 'status: 200, body', 'T-094'],
  ]),
  ...mutantsOf('src/sandbox/states/states.ts', [
    ['condition', "states.get(merchant) ?? 'usual'", "[...states.values()][0] ?? 'usual'", 'T-095'],
  ]),
  ...mutantsOf('src/sandbox/states/reshape.ts', [
    ['condition', 'counts.test(name) ? 0 : count', 'counts.test(name) ? count : 0', 'T-093'],
    ['condition', "'98765432.10' : value", "'9.10' : value", 'T-093'],
    ['limit', 'const MANY = 60;', 'const MANY = 6;', 'T-093'],
    ['limit', 'return 128;', 'return 12;', 'T-093'],
  ]),
  ...mutantsOf('src/sandbox/states/routes.ts', [
    ['order', 'states: platformStates,', 'states: platformStates.toReversed(),', 'T-096'],
  ]),
  ...mutantsOf('src/sandbox/chat/conversations.ts', [
    ['limit', 'export const longestText = 1000;', 'export const longestText = 1001;', 'C-746'],
    ['order', 'rows.reverse().map', 'rows.map', 'C-742'],
  ]),
  ...mutantsOf('src/sandbox/chat/act-at-desk.ts', [
    ['call', "outcome: refused ? 'refused' : 'done'", "outcome: 'done'", 'C-745'],
    ['call', 'await give(null);', '', 'C-740', 'C-744'],
  ]),
  ...mutantsOf('src/sandbox/wallet/transfer.ts', [
    ['call', 'sumBalance: await balanceOf(db, member.id, decimals)', "sumBalance: list[0]?.balance ?? ''", 'G-333'],
    ['condition', 'if (target !== mainWallet)', 'if (target === mainWallet)', 'G-333'],
    ['condition', 'if (source === mainWallet) await', 'if (source !== mainWallet) await', 'G-333'],
    ['call', "if (!isSame) throw failure('transfer.key');", '', 'G-333'],
    ['condition', ".where('key', '=', key)", '', 'G-333'],
    ['condition', 'source === target || ', '', 'G-333'],
    ['limit', 'units <= 0', 'units < 0', 'G-333'],
    ['condition', 'others = othersThan(wallets, source)', 'others: string[] = []', 'G-333'],
  ]),
  ...mutantsOf('src/sandbox/wallet/spend.ts', [
    ['condition', 'wallet === mainWallet ? !others.includes(name)', 'wallet === mainWallet ? true', 'G-333'],
    ['condition', 'if (full.length === 0) return;', '', 'G-333'],
  ]),
  ...mutantsOf('src/sandbox/wallet/game-wallets.ts', [
    ['condition', "['wallet.mode'] === 'single'", "['wallet.mode'] === 'multi'", 'G-333', 'A-181'],
    ['condition', '.filter(({ vendors }) => vendors.length > 0)', '', 'G-333'],
    ['order', 'wallets.find(({ vendors }) => vendors.includes(vendor))?.id', 'wallets[0]?.id', 'G-333'],
  ]),
  ...mutantsOf('src/sandbox/play/rounds.ts', [
    ['call', 'note: chosen.title, at, wallet: purse.wallet', 'note: chosen.title, at, wallet: mainWallet', 'G-333'],
  ]),
  ...mutantsOf('src/sandbox/chat/desk-page.ts', [
    ['order', 'then 0 else -(extract(epoch', 'then 0 else (extract(epoch', 'C-752'],
    ['limit', 'limit: pageSize + 1 }', 'limit: pageSize }', 'C-761', 'C-793'],
    ['limit', 'sql`${order} > (', 'sql`${order} >= (', 'C-761', 'C-793'],
  ]),
  ...mutantsOf('src/sandbox/chat/list-desk.ts', [
    ['order', 'when waiting_since is null then 1 else 0', 'when waiting_since is null then 0 else 1', 'C-740', 'C-793'],
    ['order', 'then -last else id', 'then last else id', 'C-793'],
    ['call', 'count(waiting_since)::int as waiting', 'count(*)::int as waiting', 'C-793'],
  ]),
  ...mutantsOf('src/sandbox/chat/read-thread.ts', [
    ['limit', '.limit(partSize + 1)', '.limit(partSize)', 'C-793'],
    ['limit', "query.where('id', '<', before", "query.where('id', '<=', before", 'C-793'],
    ['order', '.slice(0, partSize).reverse()', '.slice(0, partSize)', 'C-742', 'C-793'],
  ]),
  ...mutantsOf('src/sandbox/chat/read-desk-act.ts', [
    ['condition', '(before !== undefined && idIn(before) === 0)', 'false', 'C-793'],
  ]),
  ...mutantsOf('src/sandbox/messages/feedback-answers.ts', [
    ['condition', ".where('merchant', 'in', merchants)", '', 'C-761'],
    ['call', 'answered_by: by.name })', 'answered_by: by.id })', 'C-753'],
    [
      'condition',
      "where('answered_at', 'is not distinct from', seen === null",
      "where('answered_at', 'is distinct from', seen !== null",
      'C-753',
    ],
    ['condition', ".where('merchant', '=', merchant)", '', 'C-758'],
  ]),
  ...mutantsOf('src/sandbox/promotions/list-applications.ts', [
    ['order', "ended: 'decided_at' }", "ended: 'proposed_at' }", 'C-754'],
    ['condition', ".where('promotion_application.merchant', '=', merchant)", '', 'C-762'],
  ]),
  ...mutantsOf('src/sandbox/promotions/decide-application.ts', [
    ['condition', "if (proposed !== null) return 'moved';\n      const", 'const', 'C-755'],
    ['condition', ' || author === by.id', '', 'C-758'],
    ['condition', "if (decided_at !== null) return 'moved';", '', 'C-758'],
    ['limit', "if (units <= 0) return 'amount';", "if (units < 0) return 'amount';", 'C-755'],
  ]),
];
