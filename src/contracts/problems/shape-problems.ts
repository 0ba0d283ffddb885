import type { ProblemKind } from './kind.ts';

/** Problems with the shape of a file: what its schema says. */
export const shapeProblems = {
  SCHEMA_TYPE: {
    title: 'A value has the wrong type',
    what: 'A text stands where a number belongs, or the like.',
    why: 'The engine would have to guess what was meant.',
    hint: 'Give a value of the type in the message.',
  },
  SCHEMA_UNKNOWN_KEY: {
    title: 'A key is not known',
    what: 'No schema has a key of this name here.',
    why: 'A misspelt key changes nothing, and nobody would notice.',
    hint: 'Correct the spelling, or remove the key.',
  },
  SCHEMA_MISSING_KEY: {
    title: 'A required key is missing',
    what: 'The schema demands a key that the object does not have.',
    why: 'There is no sensible value that the engine could take instead.',
    hint: 'Add the key.',
  },
  SCHEMA_NOT_ALLOWED: {
    title: 'A value is not one of the allowed ones',
    what: 'The schema lists the values that may stand here.',
    why: 'The engine knows no meaning for this one.',
    hint: 'Choose one of the allowed values.',
  },
  SCHEMA_OUT_OF_RANGE: {
    title: 'A number is out of range',
    what: 'The number is below the least or above the greatest allowed one.',
    why: 'Beyond the range screens break, servers are flooded, or a law is broken.',
    hint: 'Give a number within the range in the message.',
  },
  SCHEMA_LENGTH: {
    title: 'A text or list has the wrong length',
    what: 'It is empty, or longer than its place on the screen.',
    why: 'Empty names leave holes, long ones are cut.',
    hint: 'Keep to the length in the message.',
  },
  SCHEMA_PATTERN: {
    title: 'A value is written wrongly',
    what: 'The value does not have the form that its place demands.',
    why: 'Addresses, codes and file names are compared letter by letter.',
    hint: 'Write it like the example in the message.',
  },
  SCHEMA_REPEATED: {
    title: 'A list names something twice',
    what: 'Two entries of a list are the same.',
    why: 'Players would see the same thing twice.',
    hint: 'Keep one of the two.',
  },
  SCHEMA_INVALID: {
    title: 'A value breaks a rule of its schema',
    what: 'The value has none of the forms that its place allows.',
    why: 'The engine knows no meaning for it.',
    hint: 'The rule is in the message; the schema explains it.',
  },
  PATH_TRAVERSAL: {
    title: 'A path leaves its folder',
    what: 'The path climbs up with .. or begins at the root.',
    why: 'It could bring any file of the server to players.',
    hint: 'Name a file inside the folder.',
  },
  KEY_MISPLACED: {
    title: 'A key stands in the wrong file',
    what: 'Another file of the folder takes this key.',
    why: 'Flags, roles and money rules are site configuration, which staff may change; brand files are not.',
    hint: 'Move the key into the file that the message names.',
  },
  SLOT_UNKNOWN: {
    title: 'A slot does not exist',
    what: 'The shell has no place of this name.',
    why: 'Its items would appear nowhere.',
    hint: 'Correct the name; all slots are in schemas/navigation.schema.json.',
  },
  FIELD_UNKNOWN: {
    title: 'A registration field is not known',
    what: 'The field catalogue has no field of this name.',
    why: 'Its rule would be checked nowhere.',
    hint: 'Use a field of the catalogue (schemas/fields.json).',
  },
  SETTING_UNKNOWN: {
    title: 'A setting is not known',
    what: 'The settings catalogue has no setting of this name.',
    why: 'It would change nothing, and nobody would notice.',
    hint: 'Correct the name; all settings are in schemas/settings.json.',
  },
  SETTING_MISPLACED: {
    title: 'A setting stands in the wrong file',
    what: 'The setting belongs to another layer than this file.',
    why: 'Money and security rules are site configuration, so that no brand file can loosen them.',
    hint: 'Move it into the settings of the file that the message names.',
  },
  CONDITION_INVALID: {
    title: 'A condition asks about nothing known',
    what: 'A condition asks about a flag, template, promotion, resource, setting, role, session or app, or joins others.',
    why: 'An item whose condition nobody understands could never be shown.',
    hint: 'Write one of the kinds of schemas/condition.schema.json.',
  },
  CODE_MISMATCH: {
    title: 'The code is not the folder name',
    what: 'The file (merchant.json or theme.json) and its folder name the brand differently.',
    why: 'Addresses, store and platform know a merchant by its code alone.',
    hint: 'Make code and folder name the same.',
  },
  CODE_RESERVED: {
    title: 'A code is reserved',
    what: 'The engine or the network uses this name itself.',
    why: '<code>.localhost would be somebody else’s address.',
    hint: 'Choose another code and folder name.',
  },
  CODE_TAKEN: {
    title: 'Two folders have the same code',
    what: 'Another folder has the same merchant code.',
    why: 'One would overwrite the other in the store.',
    hint: 'Rename one of the two.',
  },
  DOMAIN_TAKEN: {
    title: 'Two merchants claim one domain',
    what: 'Another merchant lists the same host name.',
    why: 'Players would reach one brand or the other by chance.',
    hint: 'Leave the domain to one of the two.',
  },
  DOMAIN_RESERVED: {
    title: 'A domain is not the merchant’s to give',
    what: 'The host name is local, an address of the network, or another merchant’s development address.',
    why: 'The service itself decides who answers there.',
    hint: 'List public host names only.',
  },
} as const satisfies Record<string, ProblemKind>;
