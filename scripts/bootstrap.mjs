/**
 * First step of every command, in plain JavaScript that any Node from 18 on understands: installs what the command
 * needs and is not there, then hands over to the pinned Node.
 *
 *   node scripts/bootstrap.mjs run    what `npm start` needs (the test tools stay out)
 *   node scripts/bootstrap.mjs test   everything, and a Chromium
 */
import { spawn, spawnSync } from 'child_process';
import { createHash } from 'crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { delimiter, dirname, join } from 'path';
import { fileURLToPath } from 'url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const stampPath = join(modules, '.livery', 'installed.json');
const chromiumPath = join(modules, '.livery', 'chromium');
const oldestNode = 18;
/** Debian's package and program of Chromium without a window: drawing no toolbars saves the tests a fifth of their time. */
const chromiumShell = 'chromium-headless-shell';
/** Programs that can run the tests, the best first. */
const chromiumNames = [chromiumShell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const platform = process.platform === 'win32' ? 'win' : process.platform;
/** What npm brings although nothing that runs asks for it: a compiler that checks types, a Java program beside a native one, Node's headers. */
const notNeeded = [
  'typescript',
  '@typescript',
  'recheck-jar',
  `node/node_modules/node-${platform}-${process.arch}/include`,
];

const mode = process.argv[2];
if (mode !== 'run' && mode !== 'test') stop('Say what to install: node scripts/bootstrap.mjs run, or test.');
if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  stop(
    `Livery needs Node ${oldestNode} or later to install itself, and this is ${process.versions.node}: update Node.`,
  );
}
if (!isInstalled()) step('install packages', installPackages);
if (mode === 'test' && !recordedChromium()) step('find Chromium', provideChromium);

function isInstalled() {
  const stamp = readJson(stampPath);
  if (stamp && stamp.lock === lockHash() && (stamp.mode === mode || stamp.mode === 'test')) return true;
  if (!isInstalledByHand()) return false;
  writeStamp('test');
  return true;
}

/** Whether an ordinary `npm install` or `npm ci` already put everything of the lock file in place. */
function isInstalledByHand() {
  const wanted = readJson(join(root, 'package-lock.json'));
  const present = readJson(join(modules, '.package-lock.json'));
  if (!wanted || !present || !existsSync(pinnedNode())) return false;
  return (
    Object.entries(wanted.packages).every(([path, entry]) => {
      if (!path.includes('node_modules/') || entry.optional) return true;
      const found = present.packages[path];
      return Boolean(found) && found.version === entry.version;
    }) && missingNativeParts().length === 0
  );
}

/**
 * Names of the native parts that packages have for this machine and that are not there. npm passes over a part that is
 * made for a newer Node than its own, or that could not be fetched, and says that all is well.
 */
function missingNativeParts() {
  const { packages } = readJson(join(root, 'package-lock.json')) || { packages: {} };
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (!path.includes('node_modules/') || !existsSync(join(root, path))) return [];
    return Object.keys(entry.optionalDependencies || {}).filter((name) => {
      const places = [`${path}/node_modules/${name}`, `node_modules/${name}`];
      const place = places.find((candidate) => packages[candidate]);
      return place && isForThisMachine(packages[place]) && !existsSync(join(root, place));
    });
  });
}

/** Whether a part of the lock file names this system and processor, and its C library where it says one. */
function isForThisMachine({ os = [], cpu = [], libc }) {
  const own = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  return os.includes(process.platform) && cpu.includes(process.arch) && (!libc || libc.includes(own));
}

function installPackages() {
  const scope = mode === 'run' ? ['--workspaces=false'] : [];
  const options = [...scope, '--no-audit', '--no-fund', '--loglevel=error', '--fetch-retry-mintimeout=1000'];
  demandInstalled(runNpm(['ci', ...options]));
  const version = spawnSync(pinnedNode(), ['--version'], { encoding: 'utf8' });
  if (version.status !== 0) {
    stop(
      'The Node that Livery pins was not installed, because npm was told to skip install scripts: run "npm rebuild node esbuild" and then the command again.',
    );
  }
  // The pinned Node is new enough for every part, and what could not be fetched is asked for again.
  if (missingNativeParts().length > 0) demandInstalled(runNpm(['install', '--no-save', ...options], pinnedNode()));
  const missing = missingNativeParts();
  if (missing.length > 0) {
    stop(
      `npm passed over ${missing.join(', ')}, without which Livery cannot be built: see that the registry has them and that npm may install optional packages, then run the command again.`,
    );
  }
  if (mode === 'run') {
    for (const name of notNeeded) rmSync(join(modules, name), { recursive: true, force: true });
    forgetSources(join(modules, '@opentelemetry'));
  }
  writeStamp(mode);
}

/** Ends with a sentence when npm has not done what it was asked for. */
function demandInstalled(npm) {
  if (npm.status !== 0) {
    const output = `${npm.stdout || ''}${npm.stderr || ''}${npm.error || ''}`;
    if (/ENOTFOUND|EAI_AGAIN|ENETUNREACH|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH/.test(output)) {
      stop(
        'The packages of Livery are not installed yet and the npm registry cannot be reached: connect to the network once and run the command again.',
      );
    }
    stop(`npm could not install the packages of Livery.\n${output.trim()}`);
  }
}

/** Deletes what leads a debugger to the sources of packages: two fifths of what brings the traces. */
function forgetSources(folder) {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
  for (const name of files) if (name.endsWith('.map')) rmSync(join(folder, name));
}

/** Runs the npm that started this script; `node` may say under which Node, else it is the one that runs already. */
function runNpm(args, node) {
  const path = withoutModules(process.env.PATH || '');
  const env = { ...process.env, PATH: node ? `${dirname(node)}${delimiter}${path}` : path };
  const cli = process.env.npm_execpath;
  const options = { cwd: root, encoding: 'utf8', env };
  if (cli && /npm-cli\.c?js$/.test(cli)) {
    return spawnSync(node || process.env.npm_node_execpath || process.execPath, [cli, ...args], options);
  }
  return spawnSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}

function withoutModules(path) {
  return path
    .split(delimiter)
    .filter((entry) => !entry.startsWith(modules))
    .join(delimiter);
}

function provideChromium() {
  const found =
    systemChromium([chromiumShell]) ||
    installChromiumByApt() ||
    systemChromium() ||
    playwrightChromium() ||
    installChromiumByPlaywright();
  if (!found) {
    stop('The tests need Chromium and none could be found or installed: install it, or name it in LIVERY_CHROMIUM.');
  }
  mkdirSync(dirname(chromiumPath), { recursive: true });
  writeFileSync(chromiumPath, found);
}

function recordedChromium() {
  const path = process.env.LIVERY_CHROMIUM || readText(chromiumPath);
  return Boolean(path) && existsSync(path);
}

function systemChromium(names = chromiumNames) {
  const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const candidates = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), mac];
  return candidates.find((path) => existsSync(path));
}

function installChromiumByApt() {
  const isRoot = typeof process.getuid === 'function' && process.getuid() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
  // Older systems have no package of that name; then the whole browser runs the tests.
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', chromiumShell], { env });
  // On some systems the package named chromium only points at another installer.
  const path = systemChromium();
  return path && spawnSync(path, ['--version'], { env }).status === 0 ? path : undefined;
}

function playwrightChromium() {
  const script = "process.stdout.write(require('playwright-core').chromium.executablePath())";
  const { stdout } = spawnSync(pinnedNode(), ['-e', script], { cwd: root, encoding: 'utf8' });
  return stdout && existsSync(stdout) ? stdout : undefined;
}

function installChromiumByPlaywright() {
  const cli = join(modules, 'playwright-core', 'cli.js');
  const isRoot = typeof process.getuid === 'function' && process.getuid() === 0;
  spawnSync(pinnedNode(), [cli, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'], { cwd: root });
  return playwrightChromium();
}

function pinnedNode() {
  return join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

function lockHash() {
  const files = ['package-lock.json', 'package.json', 'tests/package.json', 'scripts/openapi/package.json'];
  const hash = createHash('sha256');
  for (const file of files) hash.update(installRelevant(file));
  return hash.update(`${process.platform} ${process.arch}`).digest('hex');
}

/** Scripts and tool settings of a package.json say nothing about what is installed. */
function installRelevant(file) {
  const content = readJson(join(root, file)) || {};
  if (file === 'package-lock.json') return JSON.stringify(content);
  return JSON.stringify([content.dependencies, content.workspaces, content.overrides, content.allowScripts]);
}

function writeStamp(installed) {
  mkdirSync(dirname(stampPath), { recursive: true });
  writeFileSync(stampPath, JSON.stringify({ mode: installed, lock: lockHash() }));
}

function readText(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function readJson(path) {
  try {
    return JSON.parse(readText(path));
  } catch {
    return undefined;
  }
}

function step(name, action) {
  const startedAt = Date.now();
  process.stdout.write(`${name} …`);
  const stopDots = showDots();
  action();
  stopDots();
  process.stdout.write(` ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
}

/** A dot every three seconds, from a process of its own because this one waits; it ends with this one, whatever happens. */
function showDots() {
  const dots = "process.on('disconnect', () => process.exit()); setInterval(() => process.stdout.write('.'), 3000)";
  const child = spawn(process.execPath, ['-e', dots], { stdio: ['ignore', 'inherit', 'ignore', 'ipc'] });
  child.on('error', () => undefined);
  return () => child.kill();
}

function stop(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}
