import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A rule that no lint tool has: a pattern that must not occur in some files. */
interface SourceRule {
  readonly name: string;
  readonly files: string;
  /** A file for which the rule does not hold, because the forbidden thing lives there. */
  readonly home?: string;
  readonly pattern: RegExp;
  readonly message: string;
}

const tests = 'tests/**/*.ts';
const sources = '{src,scripts,tests}/**/*.{ts,tsx}';

const patternRules: readonly SourceRule[] = [
  {
    name: 'no-faked-answers',
    files: tests,
    home: 'tests/support/network.ts',
    pattern: /\.(?:route|routeFromHAR|routeWebSocket)\(|\broute\.(?:fulfill|continue|fallback)\(/,
    message:
      'Tests steer real parts: page.route belongs in tests/support/network.ts, which only cuts, delays and breaks.',
  },
  {
    name: 'network-only-cuts',
    files: 'tests/support/network.ts',
    pattern: /\.fulfill\(\s*\{[^}]*\b(?:json|path|response)\b/,
    message: 'The network helper must not make up answers.',
  },
  {
    name: 'no-sleeps',
    files: 'tests/{acceptance,support}/**/*.ts',
    pattern: /\bwaitForTimeout\(|setTimeout\([^)]*resolve/,
    message: 'Wait for what the player sees, or use a fake clock.',
  },
  {
    name: 'no-skipped-tests',
    files: '{src,scripts,tests}/**/*.{test,spec}.{ts,tsx}',
    pattern: /\b(?:test|it|describe)\.(?:skip|only|fixme|todo|fail)\b/,
    message: 'A test runs, or it is not there.',
  },
  {
    name: 'no-text-as-pattern',
    files: 'src/{sandbox,service,features,forms,ui}/**/!(*.test|*.fixture).{ts,tsx}',
    // Its patterns are made of the contract's constants.
    home: 'src/service/door/closed-list.ts',
    pattern: /\bRegExp\(/,
    message: 'A text of a request or a platform never becomes a pattern: compare it as a text.',
  },
  {
    name: 'no-loose-ends',
    files: sources,
    pattern: /\b(?:TO(?:)DO|FIX(?:)ME|XXX)\b/,
    message: 'Finish it, or open an issue.',
  },
  {
    name: 'suppressions-have-reasons',
    files: sources,
    pattern: /(?:oxlint|eslint)-disable(?:-next-line|-line)?(?![^\n]* -- )/,
    message: 'Say after two dashes why the rule does not hold here.',
  },
  {
    name: 'routes-by-id',
    files: 'src/{app,client,lobby,features,forms}/**/!(*.test|*.fixture|feature).{ts,tsx}',
    pattern: /['"`]\/m\/[A-Za-z]/,
    message: 'A page is named by its route id: its path stands in the manifest of its feature.',
  },
  {
    name: 'one-colour-source',
    files: 'src/{app,features,forms,console,client,lobby}/**/*.{ts,tsx}',
    pattern: /#[0-9a-fA-F]{3,8}\b(?=\s*[;`'"])|\b(?:rgba?|hsla?)\(/,
    message: 'Colours come from semantic tokens.',
  },
];

const looseNames = new Set(['utils', 'util', 'helpers', 'helper', 'misc', 'common']);

/** Every breach of the rules that regular expressions can see, one sentence with a place each. */
export function sourceRules(root: string): readonly string[] {
  return [
    ...patternRules.flatMap((rule) => breachesOf(rule, root)),
    ...nameBreaches(root),
    ...featureBreaches(root),
    ...topLevelBreaches(root),
  ];
}

function breachesOf(rule: SourceRule, root: string): string[] {
  return listFiles(rule.files, root)
    .filter((file) => file !== rule.home && file !== 'tests/architecture/source-rules.ts')
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const match = rule.pattern.exec(text);
      if (!match) return [];
      const line = text.slice(0, match.index).split('\n').length;
      return [`${file}:${line} ${rule.name}: ${rule.message}`];
    });
}

function nameBreaches(root: string): string[] {
  return listFiles(sources, root).flatMap((file) => {
    const parts = file.split('/').slice(1);
    const bare = parts.map((part) => part.replace(/\..*$/, ''));
    const loose = bare.find((part) => looseNames.has(part));
    if (loose) return [`${file} no-loose-names: "${loose}" says nothing; name the file for its main export.`];
    const isKebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/.test(basename(file));
    return isKebab ? [] : [`${file} kebab-case: file names are lower case with hyphens.`];
  });
}

function featureBreaches(root: string): string[] {
  return listFiles('src/features/*/**/*.{ts,tsx}', root)
    .filter(
      (file) => !/^src\/features\/[^/]+\/(?:(?:feature|screens|late-screens)\.ts$|(?:parts|screens)\/)/.test(file),
    )
    .map(
      (file) => `${file} feature-folders: a feature has its manifest and tables, screens/ and parts/; hooks are parts.`,
    );
}

const topLevel = new Set([
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  'LICENSE',
  'README.md',
  'deploy',
  'docs',
  'src',
  'schemas',
  'themes',
  'merchants',
  'scripts',
  'tests',
  'node_modules',
  // What npm run build makes; it is not kept.
  'dist',
]);

function topLevelBreaches(root: string): string[] {
  return globSync('*', { cwd: root })
    .filter((entry) => !entry.startsWith('.') && !entry.endsWith('.log') && !topLevel.has(entry))
    .map((entry) => `${entry} top-level: the top level holds a fixed list; settings live in tests/ or scripts/.`);
}

function listFiles(pattern: string, root: string): string[] {
  return globSync(pattern, {
    cwd: root,
    exclude: ['**/node_modules/**', '**/contracts/generated/**', '**/.data/**'],
  }).sort();
}
