import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';

import { photoBytes, photosFolder } from '../../test/photos.ts';

const CLI = fileURLToPath(new URL('./cli.ts', import.meta.url));

async function lichtbild(...typed: readonly string[]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lichtbild-cli-data-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const env = { ...process.env, DATA_DIR: dataDir };
  const child = spawn(process.execPath, [CLI, ...typed], { stdio: ['ignore', 'pipe', 'pipe'], env });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { out, err, code: child.exitCode };
}

/** Five files that exist but contain no photos. */
function photos(): { readonly folder: string; readonly files: readonly string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'lichtbild-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = [1, 2, 3, 4, 5].map((number) => join(folder, `${number}.jpg`));
  for (const file of files) writeFileSync(file, 'no photo');
  return { folder, files };
}

const SHOOT = ['--package', 'basic', '--styles', 'corporate', '--out'];

test('an unwritable output folder is refused before a photo is read', async () => {
  const { files } = photos();
  const shoot = await lichtbild('shoot', ...files, ...SHOOT, join(files[0]!, 'out'));
  expect(shoot).toMatchObject({ code: 2, out: '' });
  expect(shoot.err).toContain('is a file or is below one: name a folder with --out.');
});

test('a pipe among the photos is refused and leaves no folder behind', async () => {
  const { folder, files } = photos();
  execFileSync('mkfifo', [join(folder, 'pipe')]);
  const shoot = await lichtbild('shoot', ...files, join(folder, 'pipe'), ...SHOOT, join(folder, 'out'));
  expect(shoot).toMatchObject({ code: 2, out: '' });
  expect(shoot.err).toContain('is not a file but a pipe or a device');
  expect(readdirSync(folder)).not.toContain('out');
});

test('unusable photos end with exit code 2, each with its reason, and leave no folder behind', async () => {
  const { folder, files } = photos();
  truncateSync(files[4]!, 3 * 1024 ** 3);
  const shoot = await lichtbild('shoot', ...files, ...SHOOT, join(folder, 'new/out'));
  expect(shoot).toMatchObject({ code: 2, out: '' });
  expect(shoot.err).toContain(
    `0 of 5 photos can be used and 5 are needed: replace ${files[0]!} (unreadable)`,
  );
  expect(shoot.err).toContain(`${files[4]!} (too-many-bytes).`);
  expect(readdirSync(folder)).not.toContain('new');
});

// libheif prints its warnings, but standard output belongs to the command.
test.skipIf(photosFolder() === undefined)('a damaged HEIC leaves --json JSON', async () => {
  const { files } = photos();
  const heic = photoBytes('hostile/heic_encoded.heic');
  writeFileSync(files[0]!, heic.subarray(0, heic.length >> 1));
  const check = await lichtbild('check', '--json', files[0]!);
  expect(check.code).toBe(0);
  expect(JSON.parse(check.out)).toMatchObject([{ file: files[0], accepted: false, reasons: ['unreadable'] }]);
});

test('a certificate is made once with a private key file, and an unsigned image is reported as such', async () => {
  const { folder } = photos();
  const made = await lichtbild('provenance', 'certificate', '--out', folder);
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toContain(`C2PA_PRIVATE_KEY_FILE=${join(folder, 'key.pem')}`);
  expect(statSync(join(folder, 'key.pem')).mode & 0o077).toBe(0);
  const again = await lichtbild('provenance', 'certificate', '--out', folder);
  expect(again).toMatchObject({ code: 2, out: '' });
  expect(again.err).toContain('already exists');

  const picture = join(folder, 'picture.png');
  const create = { width: 8, height: 8, channels: 3, background: '#888' } as const;
  await sharp({ create }).png().toFile(picture);
  const trust = ['--trust', join(folder, 'authority.pem')];
  const verified = await lichtbild('provenance', 'verify', ...trust, picture);
  expect(verified).toMatchObject({ code: 1, out: `${picture}: contains no content credentials\n` });
  const noPicture = await lichtbild('provenance', 'verify', join(folder, '1.jpg'));
  expect(noPicture).toMatchObject({ code: 2, out: '' });
});

test('examples from a path that is not a folder are refused before anything is made', async () => {
  const { folder, files } = photos();
  const examples = await lichtbild('examples', '--from', files[0]!);
  expect(examples).toMatchObject({ code: 2, out: '' });
  expect(examples.err).toContain('is not a folder: name the one with the portraits.');
  expect(readdirSync(folder)).toHaveLength(5);
});

test('examples name the portraits that a folder lacks', async () => {
  const { folder } = photos();
  const examples = await lichtbild('examples', '--from', folder);
  expect(examples).toMatchObject({
    code: 1,
    out: expect.stringContaining('0 of 14 example pairs') as string,
  });
  expect(examples.err).toContain('missing grey-blazer-corporate: not-there');
});

test('garments are listed with their dyes, and only the operator’s own can be removed', async () => {
  const list = await lichtbild('garment', 'list', '--json');
  expect(list).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(list.out)).toContainEqual(
    expect.objectContaining({ id: 'suit-jacket', kind: 'whole', isReady: false }),
  );
  const removed = await lichtbild('garment', 'remove', 'suit-jacket');
  expect(removed).toMatchObject({ code: 2, out: '' });
  expect(removed.err).toContain('There is no garment suit-jacket of yours');
});

test('unknown clothes are refused before a photo is read', async () => {
  const { folder, files } = photos();
  const shoot = await lichtbild('shoot', ...files, '--clothes', 'tuxedo', ...SHOOT, join(folder, 'out'));
  expect(shoot).toMatchObject({ code: 2, out: '' });
  expect(shoot.err).toContain('There are no clothes "tuxedo"');
});
