import type { Refusal, RouteDefinition } from '../../contracts/feature.ts';
import { defineFeature } from '../../engine/index.ts';

/** Who may pay in: guests log in first, trial accounts are refused by name, other types by permission (decisions 9). */
const depositRefusals: readonly Refusal[] = [
  { when: { role: 'guest' }, answer: { route: 'login.screen' } },
  { when: { role: 'trial' }, answer: { text: 'errors:freeReject' } },
  { when: { not: { role: 'deposit' } }, answer: { text: 'errors:noPermission' } },
];

/** Decisions 11: withdrawals tell a trial account to use an actual account. */
const withdrawRefusals: readonly Refusal[] = [
  { when: { role: 'guest' }, answer: { route: 'login.screen' } },
  { when: { role: 'trial' }, answer: { text: 'errors:freeReject' } },
  { when: { not: { role: 'withdraw' } }, answer: { text: 'errors:noPermission' } },
];

/** Pages of withdrawals send elsewhere whoever may not take money out. */
const withdrawGuards: NonNullable<RouteDefinition['guards']> = [
  { when: { role: 'guest' }, to: 'login.screen' },
  { when: { role: 'trial' }, to: 'home.screen' },
  { when: { not: { role: 'withdraw' } }, to: 'home.screen' },
];

const depositTarget = { route: 'cashier.deposit' } as const;
const withdrawTarget = { route: 'cashier.withdraw' } as const;

export const cashier = defineFeature({
  id: 'cashier',
  owner: 'account',
  flags: ['DEPOSIT', 'WITHDRAW'],
  routes: [
    {
      id: 'cashier.deposit',
      path: '/m/voucherCenter',
      title: 'cashier:deposit',
      guards: [
        { when: { role: 'guest' }, to: 'login.screen' },
        { when: { role: 'trial' }, to: 'home.screen' },
        { when: { not: { role: 'deposit' } }, to: 'home.screen' },
      ],
    },
    {
      id: 'cashier.withdraw',
      path: '/m/withdraw',
      title: 'cashier:withdraw',
      guards: withdrawGuards,
    },
    {
      id: 'cashier.cards',
      path: '/m/withdraw/cards',
      title: 'cashier:cards',
      backTo: 'cashier.withdraw',
      guards: withdrawGuards,
    },
    {
      id: 'cashier.addCard',
      path: '/m/withdraw/cards/add',
      title: 'cashier:cardAdd',
      backTo: 'cashier.cards',
      guards: withdrawGuards,
    },
    {
      id: 'cashier.payments',
      path: '/m/transaction/payments',
      title: 'cashier:payments',
      guards: [
        { when: { role: 'guest' }, to: 'login.screen' },
        { when: { role: 'trial' }, to: 'home.screen' },
      ],
    },
  ],
  contributes: {
    'sideMenu.item': [
      {
        id: 'cashier.depositMenu',
        order: 40,
        label: 'cashier:deposit',
        icon: 'plus',
        group: 'money',
        target: depositTarget,
        visible: { flag: 'DEPOSIT' },
        refuses: depositRefusals,
      },
      {
        id: 'cashier.withdrawMenu',
        order: 50,
        label: 'cashier:withdraw',
        icon: 'withdraw',
        group: 'money',
        target: withdrawTarget,
        visible: { flag: 'WITHDRAW' },
        refuses: withdrawRefusals,
      },
    ],
    'header.shortcut': [
      {
        id: 'cashier.depositShortcut',
        order: 10,
        label: 'cashier:deposit',
        icon: 'plus',
        target: depositTarget,
        visible: { flag: 'DEPOSIT' },
        refuses: depositRefusals,
      },
      {
        id: 'cashier.withdrawShortcut',
        order: 20,
        label: 'cashier:withdraw',
        icon: 'withdraw',
        target: withdrawTarget,
        visible: { flag: 'WITHDRAW' },
        refuses: withdrawRefusals,
      },
    ],
    'footer.tab': [
      {
        id: 'cashier.tab',
        order: 30,
        label: 'cashier:go',
        icon: 'plus',
        emphasis: 'centre',
        target: depositTarget,
        visible: { flag: 'DEPOSIT' },
        refuses: depositRefusals,
      },
    ],
    'memberCentre.item': [
      {
        id: 'cashier.depositItem',
        order: 10,
        label: 'cashier:deposit',
        icon: 'plus',
        target: depositTarget,
        visible: { flag: 'DEPOSIT' },
        refuses: depositRefusals,
      },
      {
        id: 'cashier.withdrawItem',
        order: 20,
        label: 'cashier:withdraw',
        icon: 'withdraw',
        target: withdrawTarget,
        visible: { flag: 'WITHDRAW' },
        refuses: withdrawRefusals,
      },
    ],
  },
  readsInCode: ['template.dep_func', 'settings.safePlay.enabled', 'settings.wallet.mode', 'settings.dates.timeZone'],
  leadsInCode: ['records.account', 'safePlay.screen', 'security.fundsPassword', 'wallets.screen'],
  invariants: [
    {
      id: 'cashier.notForTrial',
      says: 'A trial account never reaches deposit or withdrawal.',
      keepsOut: { role: 'trial' },
      from: [
        { route: 'cashier.deposit' },
        { route: 'cashier.withdraw' },
        { route: 'cashier.cards' },
        { route: 'cashier.addCard' },
        { route: 'cashier.payments' },
      ],
    },
  ],
});
