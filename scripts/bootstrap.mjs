// Runs on whatever Node is installed (16 or newer): installs what is missing, builds what changed, and runs the
// asked-for program on the Node that package-lock.json names. Plain JavaScript, no dependency, old syntax.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MODULES = join(ROOT, 'node_modules');
const INSTALL_STAMP = join(MODULES, '.cache', 'lichtbild-install');
const BUILD_STAMP = join(ROOT, 'build', 'stamp');
const LEAST_NODE = [22, 22];
const WINDOWS = process.platform === 'win32';

/** The inputs of the build. */
const SOURCES = [
  'src',
  'assets',
  'content',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/build',
  'tsconfig.json',
  'tsconfig.base.json',
  'package-lock.json',
];
const PROGRAMS = ['start', 'web', 'worker', 'migrate', 'cli'];

const USAGE = `Usage: node scripts/bootstrap.mjs <what> [arguments]
  ${PROGRAMS.join(' | ')}   install, build, and run this program
  built FILE             install, build, and run a script of this repository
  run FILE               install and run a script of this repository
  build | install        only that`;

function main() {
  const [what, ...rest] = process.argv.slice(2);
  if (what === 'install') return void install();
  if (what === 'build') return void build(install());
  if (PROGRAMS.includes(what)) {
    const node = install();
    build(node);
    return run(node, [join(ROOT, 'build', 'server', `${what}.js`), ...rest]);
  }
  if ((what === 'run' || what === 'built') && rest.length > 0) {
    const node = install();
    if (what === 'built') build(node);
    return run(node, [join(ROOT, rest[0]), ...rest.slice(1)]);
  }
  log(USAGE);
  process.exitCode = 2;
}

/** Returns the Node to run with. */
function install() {
  const wanted = hash(readFileSync(join(ROOT, 'package-lock.json')));
  if (read(INSTALL_STAMP) !== wanted && !installedByHand()) {
    log(existsSync(MODULES) ? 'The list of packages changed; installing …' : 'Installing packages, once …');
    const npm = process.env.npm_execpath;
    const [command, ...args] = npm && /\.c?js$/.test(npm) ? [process.execPath, npm] : ['npm'];
    execute(
      command,
      [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'],
      'Installing the packages (`npm ci`) failed; its output is above. Is the network available, and is there space on the disk?',
      // Somebody's production setting would leave out what the build needs.
      { NODE_ENV: 'development', npm_config_omit: '' },
    );
  }
  if (read(INSTALL_STAMP) !== wanted) write(INSTALL_STAMP, wanted);
  return findNode();
}

/** Compares with a file that npm writes on every installation, also on a manual one. */
function installedByHand() {
  const mark = join(MODULES, '.package-lock.json');
  return existsSync(mark) && statSync(mark).mtimeMs >= statSync(join(ROOT, 'package-lock.json')).mtimeMs;
}

function findNode() {
  const bundled = join(MODULES, 'node', 'bin', WINDOWS ? 'node.exe' : 'node');
  if (existsSync(bundled)) return bundled;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])) return process.execPath;
  fail(
    `Lichtbild needs Node ${LEAST_NODE.join('.')} or newer. The one in its packages is missing ` +
      `(${bundled}) and yours is ${process.versions.node}. Delete node_modules and start again, or install a newer Node.`,
  );
}

function build(node) {
  const wanted = fingerprint();
  if (read(BUILD_STAMP) === wanted) return;
  log(existsSync(BUILD_STAMP) ? 'The sources changed; building …' : 'Building …');
  const startedAt = Date.now();
  execute(
    node,
    [join(MODULES, '@react-router', 'dev', 'bin.cjs'), 'build', '--logLevel', 'error'],
    'The build failed; its output is above.',
    { NODE_ENV: 'production' },
  );
  write(BUILD_STAMP, wanted);
  log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/** Names, sizes and times of all sources; a changed file always changes it. */
function fingerprint() {
  const lines = [];
  const visit = (path) => {
    const full = join(ROOT, path);
    const entry = statSync(full, { throwIfNoEntry: false });
    if (!entry) return;
    if (!entry.isDirectory()) {
      if (!/\.test\.tsx?$/.test(path)) lines.push(`${path} ${entry.size} ${entry.mtimeMs}`);
      return;
    }
    for (const name of readdirSync(full).sort()) visit(`${path}/${name}`);
  };
  SOURCES.forEach(visit);
  return hash(lines.join('\n'));
}

/** Becomes the program: its output, its exit code; signals that reach only us are passed on. */
function run(node, args) {
  const child = spawn(node, ['--enable-source-maps', ...args], {
    cwd: process.env.INIT_CWD && args[0].endsWith('cli.js') ? process.env.INIT_CWD : ROOT,
    stdio: 'inherit',
    env: environment(node),
  });
  child.once('error', (error) => fail(`${node} could not be started: ${error.message}`));
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the whole group, so the program has it already.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.once('exit', (code, signal) => {
    if (!signal) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

function execute(command, args, complaint, extra) {
  const { status, error } = spawnSync(command, args, {
    cwd: ROOT,
    // Standard output belongs to the program that was asked for.
    stdio: ['ignore', 2, 2],
    shell: WINDOWS && command === 'npm',
    env: { ...environment(command), ...extra },
  });
  if (error) fail(`${complaint} (${error.message})`);
  if (status !== 0) fail(complaint);
}

/** `node` means the same Node for whatever the program starts. */
function environment(node) {
  const bin = node.includes(MODULES) ? dirname(node) + delimiter : '';
  return {
    ...process.env,
    PATH: bin + (process.env.PATH || ''),
    // By default glibc keeps separate memory for every thread: ten shoots in a row peaked half a gigabyte higher.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || '2',
    // … and take large blocks from the kernel in pages of 4 kB: with huge ones a shoot is done in nineteen twentieths of the time.
    GLIBC_TUNABLES: process.env.GLIBC_TUNABLES || 'glibc.malloc.hugetlb=1',
  };
}

function hash(content) {
  return createHash('sha256').update(content).digest('hex');
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function write(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function log(line) {
  process.stderr.write(`${line}\n`);
}

function fail(line) {
  log(line);
  process.exit(1);
}

main();
