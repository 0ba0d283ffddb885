/**
 * The import table of the architecture, as rules: folder → what it may import of ours. Anything else is an error.
 * A new folder under `src` needs a line here, because `only-known-folders` refuses what the table does not name.
 */
const mayImport = {
  contracts: ['contracts'],
  engine: ['contracts', 'engine'],
  release: ['contracts', 'engine', 'release'],
  ui: ['contracts', 'engine', 'ui'],
  client: ['contracts', 'engine', 'client'],
  lobby: ['contracts', 'engine', 'client', 'lobby'],
  forms: ['contracts', 'engine', 'ui', 'client', 'forms'],
  features: ['contracts', 'engine', 'ui', 'client', 'lobby', 'forms', 'features'],
  app: ['contracts', 'engine', 'ui', 'client', 'lobby', 'forms', 'features', 'app'],
  console: ['contracts', 'engine', 'ui', 'client', 'console'],
  storage: ['contracts', 'storage'],
  'http-guard': ['contracts', 'http-guard'],
  service: ['contracts', 'engine', 'release', 'storage', 'http-guard', 'service'],
  art: ['contracts', 'art'],
  sandbox: ['contracts', 'engine', 'storage', 'http-guard', 'art', 'sandbox'],
};
const folders = Object.keys(mayImport);
const testFile = '\\.test\\.tsx?$|(^|[./])fixture\\.tsx?$';
const source = (folder) => ({ path: `^src/${folder}/`, pathNot: testFile });
const manifests = '^src/features/(index|[^/]+/feature)\\.ts$';

const tableRules = folders.map((folder) => ({
  name: `${folder}-imports`,
  comment: `${folder} may import only: ${mayImport[folder].join(', ')}.`,
  severity: 'error',
  from: source(folder),
  to: {
    path: '^src/',
    pathNot: [`^src/(${mayImport[folder].join('|')})/`, ...(folder === 'release' ? [manifests] : [])],
  },
}));

export default {
  forbidden: [
    ...tableRules,
    {
      name: 'only-known-folders',
      comment: 'A folder under src must stand in the import table.',
      severity: 'error',
      from: {},
      to: { path: '^src/', pathNot: `^src/(${folders.join('|')})/` },
    },
    {
      name: 'features-are-islands',
      comment: 'Two features meet through a route id, a slot or a capability of client or lobby.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: testFile },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'manifests-are-data',
      comment: 'A manifest is read in Node: it may import only contracts and the engine.',
      severity: 'error',
      from: { path: '^src/features/[^/]+/feature\\.ts$' },
      to: { pathNot: '^src/(contracts|engine)/' },
    },
    {
      name: 'source-knows-no-tests',
      comment: 'Source must not import scripts or tests.',
      severity: 'error',
      from: { path: '^src/', pathNot: testFile },
      to: { path: ['^(tests|scripts)/', testFile] },
    },
    {
      name: 'source-tests-know-no-scripts',
      comment: 'Tests and fixtures beside the source must not import scripts either.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^scripts/' },
    },
    {
      name: 'browser-without-node',
      comment: 'Browser code and shared code must not import Node modules.',
      severity: 'error',
      from: { path: '^src/(contracts|engine|ui|client|lobby|forms|features|app|console)/', pathNot: testFile },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-react-below-ui',
      comment: 'Shared code and Node code know no React.',
      severity: 'error',
      from: { path: '^src/(contracts|engine|release|storage|http-guard|art|service|sandbox)/', pathNot: testFile },
      to: { path: 'node_modules/(react|react-dom|styled-components|zustand)/' },
    },
    {
      name: 'no-undeclared-package',
      comment: 'npm start installs only what package.json names; test tools are not there.',
      severity: 'error',
      from: { path: '^(src|scripts)/', pathNot: [testFile, '^scripts/openapi/', '^scripts/generate'] },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-dev'] },
    },
    {
      name: 'audit-shares-nothing',
      comment: "What checks an audit export is a second implementation: it needs Node's crypto and nothing of ours.",
      severity: 'error',
      from: { path: '^scripts/audit/', pathNot: testFile },
      to: { pathNot: ['^scripts/audit/', '^(node:)?crypto$'] },
    },
    {
      name: 'not-resolvable',
      comment: 'An import must lead somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-circles',
      comment: 'Files that need each other belong together.',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['src/contracts/generated/', '\\.json$', '^virtual:'] },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
