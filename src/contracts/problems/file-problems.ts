import type { ProblemKind } from './kind.ts';

/** Problems with files and folders, before any of them is read as JSON. */
export const fileProblems = {
  FILE_MISSING: {
    title: 'A required file is missing',
    what: 'A merchant needs merchant.json and site.json, a theme theme.json.',
    why: 'Without it nobody knows who the brand is or what its site may do.',
    hint: 'Add the file, or run `livery check` on the right folder.',
  },
  FILE_UNSAFE: {
    title: 'A file lies outside its folder',
    what: 'A link, a device or another special file stands where a plain file belongs.',
    why: 'A link could bring any file of the server to players.',
    hint: 'Copy the file into the folder instead of linking to it.',
  },
  FILE_TOO_LARGE: {
    title: 'A file is too large',
    what: 'The file is beyond the limit for its kind.',
    why: 'Players would load it over mobile data, and the store keeps every version of it.',
    hint: 'Make the file smaller; the limit is in the message.',
  },
  FILE_UNKNOWN: {
    title: 'A file has no place here',
    what: 'The compiler reads no file of this name.',
    why: 'A misspelt file name changes nothing, and nobody would notice.',
    hint: 'Remove the file, correct its name, or move it below assets/ if players need it.',
  },
  FILE_NOT_UTF8: {
    title: 'A file is not UTF-8',
    what: 'The bytes are another encoding, or begin with a byte order mark.',
    why: 'Names and texts would reach players as broken letters.',
    hint: 'Save the file as UTF-8 without a byte order mark.',
  },
  FOLDER_TOO_LARGE: {
    title: 'A folder holds too much',
    what: 'The folder has more files, or more bytes in all, than a brand can need.',
    why: 'What lies beyond the limit would be left out without a word.',
    hint: 'Take out what players do not need.',
  },
  FOLDER_TOO_DEEP: {
    title: 'A folder is nested too deep',
    what: 'A file lies deeper than the compiler looks.',
    why: 'It would be left out without a word.',
    hint: 'Move the files up: strings/ and assets/ are the only folders.',
  },
  JSON_SYNTAX: {
    title: 'A file is not valid JSON',
    what: 'A comma, quote or bracket is missing or too many; comments are not JSON.',
    why: 'Nothing behind this place can be read.',
    hint: 'Repair the JSON at this place.',
  },
  JSON_DUPLICATE_KEY: {
    title: 'A key is given twice',
    what: 'One object has the same key twice.',
    why: 'Only the last one counts, and readers see the first.',
    hint: 'Keep one of the two.',
  },
  JSON_UNSAFE_KEY: {
    title: 'A key belongs to JavaScript',
    what: 'The names `__proto__`, `constructor` and `prototype` cannot be keys.',
    why: 'They reach into every object of a program that reads them: prototype pollution.',
    hint: 'Choose another name.',
  },
  JSON_TOO_DEEP: {
    title: 'JSON is nested too deep',
    what: 'More brackets are open at once than any file of a merchant needs.',
    why: 'Reading it could exhaust the stack of the service.',
    hint: 'Flatten the value.',
  },
  FORMAT_UNKNOWN: {
    title: 'The format number is not known',
    what: 'The folder was written for a newer engine, or the number is wrong.',
    why: 'A file that is read by the wrong rules means something else.',
    hint: 'Write the format that this engine reads, or update the engine.',
  },
  FORMAT_OLD: {
    title: 'The folder has an older format',
    what: 'The compiler lifts it in memory each time.',
    why: 'Editors complete and check only the present format.',
    hint: 'Run `livery upgrade` on the folder; it rewrites the files and keeps their order.',
  },
  MANIFEST_STALE: {
    title: 'The reviewed manifest is not current',
    what: 'The folder keeps a manifest.txt, its site in words, that says something else than the site. A warning; an error under --reviewed.',
    why: 'Somebody reviewed what players see, and it has changed since.',
    hint: 'Read `livery manifest <folder> --against manifest`, then write it with --write, or delete the file.',
  },
} as const satisfies Record<string, ProblemKind>;
