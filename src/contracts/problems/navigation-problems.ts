import type { ProblemKind } from './kind.ts';

/** Problems with what a site shows and where it leads. */
export const navigationProblems = {
  FLAG_KEY_SHARED: {
    title: 'Two flags are read from one key',
    what: 'Two entries of flagKeys name the same key of the platform, or one names another flag of ours.',
    why: 'Whoever switches one switches the other.',
    hint: 'Give each flag the key that the platform has for it.',
  },
  LINK_UNKNOWN: {
    title: 'A link leads nowhere',
    what: 'An item, guard or address names a route or action that no feature has.',
    why: 'A tap would do nothing, or lead home.',
    hint: 'Name an existing route or action.',
  },
  ROUTE_TAKEN: {
    title: 'An address belongs to a feature',
    what: 'A further address hides none of a feature’s own, so this entry is never reached.',
    why: 'Players would land on the feature’s screen instead.',
    hint: 'Choose another path.',
  },
  ROUTE_SLASHED: {
    title: 'An address has a slash too many',
    what: 'A further address, or where it leads, ends in a slash or has two slashes in a row.',
    why: 'Addresses are compared without them, so it is another one than it seems.',
    hint: 'Take the slash away.',
  },
  ROUTE_OFF: {
    title: 'A further address leads to a feature that is switched off',
    what: 'The page belongs to a feature that merchant.json takes away.',
    why: 'Players who follow the address would land at home.',
    hint: 'Switch the feature on, lead the address elsewhere, or take the entry away.',
  },
  ROUTE_CHAINED: {
    title: 'A further address leads to another one',
    what: 'An entry of extraRoutes leads to an address that is an entry itself.',
    why: 'Every step costs players a redirect, and whoever changes the second entry changes the first unseen.',
    hint: 'Lead the address to the last page.',
  },
  ROUTE_LOOP: {
    title: 'Further addresses lead in a circle',
    what: 'Entries of extraRoutes lead to each other and to no page.',
    why: 'A browser that follows them never arrives.',
    hint: 'Lead one of them to a page.',
  },
  CONTRIBUTION_UNKNOWN: {
    title: 'A navigation entry names nothing',
    what: 'No feature offers a contribution of this name.',
    why: 'The place would stay empty.',
    hint: 'Name a contribution that a feature offers to this slot.',
  },
  CONTRIBUTION_MISPLACED: {
    title: 'A navigation entry stands in the wrong slot',
    what: 'The contribution exists, and belongs to another slot.',
    why: 'A tab is not a menu row: the slot could not draw it.',
    hint: 'Move the entry to the slot in the message, or take the feature’s item for this one.',
  },
  CONTRIBUTION_REPEATED: {
    title: 'A navigation entry is listed twice',
    what: 'One slot lists the same contribution twice under one name.',
    why: 'Two items with one id cannot be told apart by explain, tests and screen readers.',
    hint: 'Keep one, or give each copy a name with "as".',
  },
  SLOT_EMPTY: {
    title: 'A slot that needs an item is empty',
    what: 'The list has no item that exists.',
    why: 'A site without tabs, sections or a way to log in is of no use.',
    hint: 'List at least one item.',
  },
  SLOT_FULL: {
    title: 'A place takes one item only',
    what: 'Two items ask for a place that takes one, such as the raised middle of the tab bar.',
    why: 'They would lie over each other.',
    hint: 'Keep one item there.',
  },
  ICON_UNKNOWN: {
    title: 'An icon does not exist',
    what: 'The icon set has no drawing of this name.',
    why: 'A star would be drawn in its place.',
    hint: 'Choose a name of src/contracts/icon-names.ts.',
  },
  CONDITION_WIDER: {
    title: 'A condition is wider than the feature’s',
    what: 'The feature’s own condition already says more, so this one changes nothing.',
    why: 'A merchant may narrow and never widen; whoever wrote this expects to see the item more often.',
    hint: 'Take the condition out, or switch on what the feature asks for in site.json.',
  },
  CONDITION_NEVER: {
    title: 'A condition can never hold',
    what: 'Together with the feature’s own condition nobody ever passes.',
    why: 'The item looks configured and is never shown.',
    hint: 'Correct the condition, or take the item out of the list.',
  },
  FLAG_UNKNOWN: {
    title: 'A flag is not in the catalogue',
    what: 'No flag, promotion, template flag or role list has this name.',
    why: 'A misspelt one would leave players without what it switches; one that is like none of ours is kept and ignored.',
    hint: 'Correct the name; all flags are in schemas/flags.json.',
  },
  FLAG_VALUE: {
    title: 'A flag has a value that means off',
    what: 'On is true, 1, "1" or "Y". Every other value is off, also words like "yes", "on" and "true".',
    why: 'Whoever wrote it expects the flag to be on.',
    hint: 'Write true or false.',
  },
  PROMISE_BROKEN: {
    title: 'The site would break a promise',
    what: 'As the site would stand, a visitor meets what the engine promises never to show, for example a login page without a way to log in.',
    why: 'Players would be stuck, or get where they must not.',
    hint: 'Take the change back, or give these visitors another way. --force with --reason makes it live all the same; the history keeps both.',
  },
  FEATURE_REMAINS: {
    title: 'Something still leads to a switched off feature',
    what: 'The code of another feature has a link of its own to the one that the brand has switched off.',
    why: 'Players who follow it land on the lobby, or nothing happens.',
    hint: 'Know that it is there; switch the other feature off too, or leave this one on.',
  },
  FEATURE_INVALID: {
    title: 'A feature is declared wrongly',
    what: 'A feature manifest names a flag, setting, id or path that cannot be.',
    why: 'It would concern every merchant at once.',
    hint: 'Correct the feature manifest.',
  },
} as const satisfies Record<string, ProblemKind>;
