import type { ProblemKind } from './kind.ts';

/** Problems with texts, languages, addresses and registration rules. */
export const contentProblems = {
  RULE_WITHOUT_EFFECT: {
    title: 'A rule changes nothing',
    what: 'A field is switched off that the form of an open way to register cannot do without.',
    why: 'Players are asked for it all the same.',
    hint: 'Take the rule away, or close that way to register.',
  },
  LOGIN_UNUSABLE: {
    title: 'The login opens on a way in that nobody gets',
    what: 'The first way to log in asks for a password, and no open way to register gives one.',
    why: 'Who has just registered and comes back meets a form that they cannot fill in.',
    hint: 'Put login.mobile first under slots → login.method of navigation.json, or let players choose a password.',
  },
  RECOVERY_NARROWER: {
    title: 'Recovery refuses addresses that registration takes',
    what: 'The form that recovers an account takes fewer e-mail addresses than the open ways to register.',
    why: 'Who registered with such an address could never recover the account.',
    hint: 'Set recovery.emailPattern to "relaxed", or give the registration field email the pattern emailSpec.',
  },
  TEXT_UNKNOWN: {
    title: 'A text key does not exist',
    what: 'A key is named, or a text replaced, that nobody has.',
    why: 'Players would read the key, or the old text.',
    hint: 'Add the text to strings/, or correct the key.',
  },
  TEXT_UNSAFE: {
    title: 'A text contains active content',
    what: 'A text holds script, an event handler, a frame or a nested lookup.',
    why: 'Texts are data: one that could run would act in a player’s name.',
    hint: 'Write plain words; simple emphasis is all that rich texts need.',
  },
  TEXT_PLACEHOLDER: {
    title: 'A placeholder is not known',
    what: 'The engine fills in other values than this text asks for.',
    why: 'Players would see a hole in the sentence.',
    hint: 'Use the placeholders of the text that this one replaces.',
  },
  TRANSLATION_MISSING: {
    title: 'A translation is missing',
    what: 'An offered language has no words for a text; the default language stands in.',
    why: 'Players read a foreign sentence in the middle of the page.',
    hint: 'Add the text in this language.',
  },
  LANGUAGE_UNKNOWN: {
    title: 'A language is not offered',
    what: 'The language is not among those of the site, or neither the engine nor the folder has texts in it.',
    why: 'Players would choose it and read another.',
    hint: 'Offer the language, bring its words with "livery language", or remove it here.',
  },
  TIMEZONE_UNKNOWN: {
    title: 'A time zone does not exist',
    what: 'The value is neither "device" nor an IANA time zone.',
    why: 'Every date of the site would fail.',
    hint: 'Write an IANA name such as Asia/Karachi, or device.',
  },
  MAPPING_UNFIT: {
    title: 'A mapping of a platform cannot work',
    what: 'A step, a header, a path or a secret of platform.json has a form that calls cannot be changed by.',
    why: 'Every player’s call of that kind would fail, or lead where it must not.',
    hint: 'Correct the entry; docs/platform.md shows a worked example.',
  },
  MAPPING_UNUSED: {
    title: 'A mapping is read by nobody',
    what: 'The folder has a platform.json, and its site.json names no platform of its own.',
    why: 'Calls go to the platform of the server, whose mapping is named by LIVERY_PLATFORM_MAPPING.',
    hint: 'Set "source": "upstream" and upstream.url in site.json, or take the file away.',
  },
  URL_UNSAFE: {
    title: 'An address is not safe',
    what: 'The address is not https, hides a password, or reaches beyond a plain origin or path; or an emulator is not on this very machine.',
    why: 'Plain http can be read and changed on the way; a strange host would enter the security policy.',
    hint: 'Use an https address or a path of the site.',
  },
  ADDRESS_MISSING: {
    title: 'An entry leads nowhere',
    what: 'A way to reach customer service has no address and is no live chat.',
    why: 'A player in need would tap, and nothing would happen.',
    hint: 'Add its url, or remove the entry.',
  },
  RESOURCE_REPEATED: {
    title: 'A resource is given twice',
    what: 'Two entries have the same type; case does not count.',
    why: 'Only the first is ever used.',
    hint: 'Keep one of the two.',
  },
  CALL_UNKNOWN: {
    title: 'A platform call does not exist',
    what: 'An entry of paths names a call that the engine never makes.',
    why: 'The call that was meant would go to the default path.',
    hint: 'Use a call name of src/contracts/endpoints.ts.',
  },
  ROLE_CONFLICT: {
    title: 'A customer type has roles that exclude each other',
    what: 'A trial type is listed as a member, or may deposit or withdraw.',
    why: 'Trial accounts play with money that does not exist; they must never reach the cashier.',
    hint: 'Take the type out of one of the lists.',
  },
  RANGE_INVERTED: {
    title: 'The minimum is above the maximum',
    what: 'After all layers a field’s least length is greater than its greatest.',
    why: 'No answer would be right, so nobody could register.',
    hint: 'Swap the two, or correct one.',
  },
  PATTERN_UNKNOWN: {
    title: 'A pattern id is not known',
    what: 'Neither the engine nor merchant.json has a pattern of this name.',
    why: 'Only the lengths of the field would be checked.',
    hint: 'Use a registered id, or add it to patterns of merchant.json.',
  },
  PATTERN_INVALID: {
    title: 'A pattern is no regular expression',
    what: 'JavaScript cannot read the expression.',
    why: 'The form that uses it could not be opened.',
    hint: 'Write a regular expression that JavaScript accepts.',
  },
  PATTERN_SLOW: {
    title: 'A pattern can take very long',
    what: 'There is an input on which the expression takes more than linear time, or too many steps for its field.',
    why: 'One player could freeze a page, or the service that checks the same rule.',
    hint: 'Remove the nested or overlapping repetition, and anchor the expression with ^ and $.',
  },
  PATTERN_UNDECIDED: {
    title: 'How long a pattern can take is not known',
    what: 'The expression has references to what it found before, or more parts than can be looked at.',
    why: 'One player could freeze a page, or the service that checks the same rule; what is not known is refused.',
    hint: 'Write the pattern without references such as \\1 and without great nested counts.',
  },
  FIELD_CONTRADICTORY: {
    title: 'A field is required and switched off',
    what: 'One rule says that the field is required and not enabled.',
    why: 'Players cannot fill in what they do not see; the server would refuse them.',
    hint: 'Enable the field, or make it optional.',
  },
  FIELD_WITHOUT_WIDGET: {
    title: 'A required field is asked nowhere',
    what: 'The rule demands the field, and none of the open registration forms shows it.',
    why: 'The rule looks as if it held, and nobody is ever asked.',
    hint: 'Open the method whose form asks for the field, or the field that it belongs to.',
  },
  FIELD_WITHOUT_LABEL: {
    title: 'A field has no label',
    what: 'The text above a field that a form shows is blank in an offered language.',
    why: 'Players would face an empty box, and screen readers say nothing.',
    hint: 'Write the label, or remove the empty text so that the engine’s own stands.',
  },
} as const satisfies Record<string, ProblemKind>;
