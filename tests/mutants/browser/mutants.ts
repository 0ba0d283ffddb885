import type { Mutant, MutantKind } from '../mutant.ts';

const of =
  (kind: MutantKind) =>
  (file: string, find: string, put: string, ...rows: string[]): Mutant => ({
    kind,
    file: `src/${file}`,
    find,
    put,
    rows,
  });
const condition = of('condition');
const order = of('order');
const limit = of('limit');
const call = of('call');
const timing = of('timing');

/** Mutants of what players meet: the browser's tests of their rows must notice them. No two on one line of source. */
export const mutants: readonly Mutant[] = [
  condition('client/announcements/unread.ts', ' || site.roles.trial.includes(type)', '', 'A-252'),
  condition('client/announcements/unread.ts', "if (site.flags['CBS3'] === true) askChat();", 'askChat();', 'A-253'),
  condition('client/announcements/announcements.ts', 'read === false', 'read === true', 'A-139'),
  condition(
    'client/platform/platform-request.ts',
    "name === 'login' && standalone",
    "name === 'login' && !standalone",
    'A-319',
  ),
  condition('features/referral/feature.ts', "any: [{ role: 'guest' }, { all: [", 'any: [{ all: [', 'A-262'),
  condition(
    'engine/agent-menu.ts',
    "dividend: { order: 30, visible: { flag: 'dividend' } },",
    'dividend: { order: 30 },',
    'G-237',
  ),
  condition(
    'engine/agent-menu.ts',
    "keyed('agentMenu.manualDailySalary'), { flag: 'manualSalary' }",
    "keyed('agentMenu.manualDailySalary')",
    'G-232',
  ),
  condition('features/login/parts/use-login.ts', 'if (!input.remember) return vault.forget();', '', 'A-060'),
  condition('features/memberCentre/parts/name-of.ts', 'info?.nickname?.trim() || ', '', 'A-167'),
  condition('lobby/vendors.ts', 'if (cockfight.includes(vassalage))', 'if (!cockfight.includes(vassalage))', 'G-069'),
  condition('engine/forms/payload.ts', '?.trim !== false ?', '?.trim === false ?', 'A-294'),
  order(
    'lobby/vendors.ts',
    'return sortBy(found, ({ gameType }) => sorting.indexOf(gameType));',
    'return found;',
    'G-067',
  ),
  order('features/winners/parts/use-winners.ts', 'right.amount - left.amount', 'left.amount - right.amount', 'G-136'),
  order(
    'features/contracts/parts/pending-kinds.ts',
    'Object.keys(fields) as',
    'Object.keys(fields).reverse() as',
    'G-267',
  ),
  limit(
    'client/session/sms-countdown.ts',
    'stated !== undefined && stated > now ? stated - now : COUNTDOWN_FALLBACK_S * 1000',
    'COUNTDOWN_FALLBACK_S * 1000',
    'A-237',
  ),
  limit(
    'engine/forms/age.ts',
    "ageOn(born, now) < minimumAge ? 'tooYoung'",
    "ageOn(born, now) <= minimumAge ? 'tooYoung'",
    'A-291',
  ),
  condition('features/promotions/parts/period.ts', 'promotion.noExpiry === 1 || ', '', 'G-160'),
  order('features/lottery/parts/read-menu.ts', 'right.drawnAt - left.drawnAt', 'left.drawnAt - right.drawnAt', 'G-275'),
  order(
    'client/announcements/main-image.ts',
    'one.sequence - other.sequence',
    'other.sequence - one.sequence',
    'A-239',
  ),
  limit('features/winners/parts/use-winners.ts', '.slice(0, most)', '', 'G-138'),
  limit('features/home/parts/game-types.ts', "['RNG', 'FISH', 'PVP']", "['FISH', 'PVP']", 'G-115'),
  limit('client/announcements/unread.ts', "'MISSION_MANUAL', 'TICKET'", "'MISSION_MANUAL'", 'A-183'),
  limit(
    'features/promotions/parts/use-pictures.ts',
    'export const mostPictures = 3;',
    'export const mostPictures = 4;',
    'G-164',
  ),
  limit('features/games/parts/tile-ghosts.tsx', 'count = 16', 'count = 12', 'G-043'),
  limit('features/contracts/parts/pending-kinds.ts', '[4, 40, 41, 42]', '[4, 40, 42]', 'G-268'),
  call('client/announcements/announcements.ts', "platform: 'M',", "platform: 'W',", 'A-339'),
  call('client/announcements/announcements.ts', "'B,PL,PU,PR,H'", "'B,PL,PU,PR'", 'G-322'),
  call('client/platform/platform-request.ts', '...(inQuery ? { merchantCode: code } : {}), ', '', 'A-315'),
  call(
    'client/platform/platform-request.ts',
    'const path = site.paths[name] ?? endpoint.path;',
    'const path = endpoint.path;',
    'A-316',
    'G-303',
  ),
  call(
    'client/platform/platform-request.ts',
    '[platformHeaders.gateway]: String(GATEWAY_MOBILE),',
    "[platformHeaders.gateway]: '1',",
    'A-373',
    'G-368',
  ),
  call('features/recovery/parts/use-recovery.ts', "form: 'urlencoded', quiet: true", 'quiet: true', 'A-326'),
  call('features/home/parts/go-hot.ts', "category.choose('HOT');", '', 'G-180'),
  call('client/shell/scheme.ts', 'storage.local.write(storageNames.scheme, scheme);', '', 'A-388', 'G-202'),
  call('client/session/member.ts', "String(wallet.sumBalance ?? '0')", "'0'", 'A-172', 'G-333'),
  call(
    'app/menu/menu-categories.tsx',
    'navigation.go(target.route, target.params);',
    "navigation.go('home.screen');",
    'A-210',
  ),
  call(
    'features/feedback/parts/use-send-feedback.ts',
    "toast.show(text('feedback:sent'), { kind: 'success' });",
    '',
    'A-152',
  ),
  call(
    'features/games/parts/list-question.ts',
    'const common = { gameType, vendor: vassalage, language };',
    'const common = { gameType, language };',
    'G-092',
    'G-310',
  ),
  call(
    'features/games/parts/list-question.ts',
    '({ ...common, page, pageSize, clientType: 2 })',
    '({ ...common, page, pageSize, clientType: 1 })',
    'G-312',
  ),
  call(
    'features/play/parts/launch-game.ts',
    "platform.call('recentAdd', recent).catch(() => undefined);",
    'void recent;',
    'G-311',
  ),
  call('features/play/parts/launch-game.ts', "gameCode: game.gameCode || 'lobby', ", '', 'G-320'),
  call('client/announcements/report-read.ts', 'read: true }', 'read: false }', 'A-340'),
  timing('client/shell/toasts.ts', "error: 'toast.shortMs',", "error: 'toast.longMs',", 'A-379', 'G-362'),
  timing(
    'client/shell/toasts.ts',
    "if (kind === 'loading') return undefined;",
    "if (kind === 'loading') return 2000;",
    'A-377',
  ),
  timing('features/recovery/parts/use-recovery.ts', 'clock.after(mailSentMs, onSent);', 'onSent();', 'A-124'),
  timing('features/recovery/parts/use-recovery.ts', 'const settingMs = 15_000;', 'const settingMs = 30_000;', 'A-378'),
  timing(
    'client/platform/platform-caller.ts',
    "const slowMs = settings['net.slowMs'];",
    "const slowMs = settings['net.slowMs'] * 10;",
    'A-365',
  ),
  timing('client/session/sms-countdown.ts', 'const TICK_MS = 500;', 'const TICK_MS = 5000;', 'A-247'),
  timing('client/shell/status.ts', 'void refresh({ force: true });', '', 'A-220'),
  timing('client/platform/throttle.ts', 'if (clock.now() - last < ms) return;', '', 'A-335', 'A-336'),
  timing(
    'features/password/parts/use-change-password.ts',
    'const leaveAfterMs = 1000;',
    'const leaveAfterMs = 6000;',
    'A-134',
  ),
  timing(
    'features/feedback/parts/use-send-feedback.ts',
    'const loadingMs = 10_000;',
    'const loadingMs = 30_000;',
    'A-378',
  ),
  timing(
    'features/liveChat/parts/open-chat.ts',
    "clock.after(site.settings['chat.delayMs'], () => {",
    'clock.after(0, () => {',
    'G-330',
  ),
  condition(
    'console/applications/application-panel.tsx',
    "if (proposal.by.id === person.id) return ['reject'];",
    "if (proposal.by.id === person.id) return ['pay', 'reject'];",
    'C-759',
  ),
  timing(
    'console/flags/flag-panel.tsx',
    'const differs = findDiffering(flag.name, merchants);',
    'const differs = findDiffering(flag.name, page.data ? merchants : []);',
    'C-789',
  ),
];
