import { spawn, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

/** A repository in miniature: an `npm` that makes node_modules, and a build that copies one source. */
async function openRepository() {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'lichtbild-bootstrap-')));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const put = async (path: string, content: string, mode = 0o644) => {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(join(root, path), content);
    await chmod(join(root, path), mode);
  };
  await mkdir(join(root, 'scripts'));
  await copyFile(
    fileURLToPath(new URL('./bootstrap.mjs', import.meta.url)),
    join(root, 'scripts/bootstrap.mjs'),
  );
  await put('package-lock.json', '{"version":1}');
  await put('src/cli.js', "console.log('one', process.argv.slice(2).join(' ')); process.exit(7);");
  await put('template/bin.cjs', BUILD);
  await put(
    'bin/npm',
    `#!/bin/sh
     echo "npm $*" >> "${root}/npm.log"
     [ -e "${root}/broken" ] && { echo "npm error: no network"; exit 1; }
     mkdir -p "${root}/node_modules/@react-router/dev"
     cp "${root}/template/bin.cjs" "${root}/node_modules/@react-router/dev/bin.cjs"`,
    0o755,
  );
  const { npm_execpath: _, ...rest } = process.env;
  const env = { ...rest, PATH: `${join(root, 'bin')}:${process.env['PATH']}` };
  const file = join(root, 'scripts/bootstrap.mjs');
  const run = (...args: string[]): SpawnSyncReturns<string> =>
    spawnSync(process.execPath, [file, ...args], { env, encoding: 'utf8' });
  const begin = (...args: string[]) => spawn(process.execPath, [file, ...args], { env });
  return { put, run, begin };
}

const BUILD = `
  const { cpSync, mkdirSync } = require('node:fs');
  if (process.argv[2] !== 'build') process.exit(2);
  mkdirSync('build/server', { recursive: true });
  cpSync('src/cli.js', 'build/server/cli.js');`;

it('installs and builds once, passes on arguments, output and exit code', async () => {
  const { run } = await openRepository();
  const first = run('cli', 'shoot', '--out', 'x y');
  expect(first.stderr).toMatch(/Installing packages, once …[^]*Building …[^]*Built in/);
  expect(first).toMatchObject({ stdout: 'one shoot --out x y\n', status: 7 });
  expect(run('cli')).toMatchObject({ stdout: 'one \n', stderr: '', status: 7 });
});

it('builds again after a source changed, installs again after the lock changed', async () => {
  const { put, run } = await openRepository();
  run('cli');
  await put('src/cli.js', "console.log('another');");
  expect(run('cli')).toMatchObject({ stdout: 'another\n', status: 0 });
  expect(run('cli').stderr).toBe('');
  await put('src/cli.test.ts', 'no part of the build');
  expect(run('cli').stderr).toBe('');
  await put('package-lock.json', '{"version":2}');
  expect(run('cli').stderr).toContain('The list of packages changed; installing …');
});

it('reports what failed and starts nothing, and works again after the repair', async () => {
  const { put, run } = await openRepository();
  await put('broken', '');
  const failed = run('cli');
  expect(failed).toMatchObject({ stdout: '', status: 1 });
  expect(failed.stderr).toMatch(/no network[^]*Installing the packages \(`npm ci`\) failed/);
  await put(
    'bin/npm',
    '#!/bin/sh\nmkdir -p node_modules/@react-router/dev && cp template/bin.cjs node_modules/@react-router/dev/',
    0o755,
  );
  await put('template/bin.cjs', 'process.stderr.write("syntax error in x.ts\\n"); process.exit(1)');
  const unbuilt = run('cli');
  expect(unbuilt).toMatchObject({ stdout: '', status: 1 });
  expect(unbuilt.stderr).toMatch(/syntax error in x.ts[^]*The build failed/);
  await put('node_modules/@react-router/dev/bin.cjs', BUILD);
  expect(run('cli').status).toBe(7);
});

it('forwards a signal and exits with the code of the program', async () => {
  const { put, begin } = await openRepository();
  await put(
    'src/cli.js',
    "process.on('SIGTERM', () => { console.log('stopping'); process.exit(5); }); console.log('up'); setInterval(() => {}, 1000);",
  );
  const child = begin('cli');
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
    if (output === 'up\n') child.kill('SIGTERM');
  });
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(5);
  expect(output).toBe('up\nstopping\n');
});

it('prints its usage for unknown arguments', async () => {
  const { run } = await openRepository();
  expect(run()).toMatchObject({ stdout: '', status: 2, stderr: expect.stringContaining('Usage') as string });
  expect(run('strat').status).toBe(2);
});
