import { existsSync } from 'node:fs';
import { access, constants, readdir, statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { dirname } from 'node:path';
import { makeFolderPrivate } from '../../platform/storage/private-folder.ts';
import { errorMessage, type Finding, ok, problem, warning } from './finding.ts';

const GB = 1024 ** 3;
const MIN_NODE = [22, 22] as const;
/**
 * An engine peaks at 1.7 GB in one shoot, and on two cores at 2.4 GB over ten shoots (`npm run bench`). The web server and the
 * database need memory of their own.
 */
const MEMORY_RECOMMENDED = 4 * GB;
const MEMORY_REQUIRED = 2.5 * GB;
/** An Ultimate shoot takes about 200 MB; a day of them, the database and a build must fit. */
const DISK_RECOMMENDED = 5 * GB;
const DISK_REQUIRED = 1 * GB;

export function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const enough = major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1]);
  return enough
    ? ok('Node', version)
    : problem('Node', `${version} is too old`, `Run \`npm start\`: it brings Node 24 with it.`);
}

export function checkMemory(bytes = Math.min(totalmem(), process.constrainedMemory() || Infinity)): Finding {
  const detail = `${(bytes / GB).toFixed(1)} GB`;
  if (bytes < MEMORY_REQUIRED) {
    return problem(
      'memory',
      detail,
      'Rendering needs 2.5 GB. Give the machine more, or set RENDER_THREADS=1.',
    );
  }
  if (bytes < MEMORY_RECOMMENDED)
    return warning('memory', detail, '4 GB are comfortable; RENDER_THREADS=1 needs less.');
  return ok('memory', detail);
}

export async function checkDataFolder(dataDir: string): Promise<readonly Finding[]> {
  try {
    await makeFolderPrivate(dataDir);
    await access(dataDir, constants.W_OK);
  } catch (error) {
    return [problem('data folder', errorMessage(error), `Make ${dataDir} writable, or set DATA_DIR.`)];
  }
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const detail = `${(free / GB).toFixed(1)} GB free in ${dataDir}`;
  const fix = 'Free some space, or set DATA_DIR to a larger disk.';
  if (free < DISK_REQUIRED) return [problem('data folder', detail, fix)];
  if (free < DISK_RECOMMENDED) return [warning('data folder', detail, fix)];
  return [ok('data folder', detail)];
}

/** Checks for fonts, because the watermark of previews is drawn with the system's sans-serif. */
export async function checkFonts(): Promise<Finding> {
  if (process.platform !== 'linux') return ok('fonts', 'provided by the system');
  for (const folder of ['/usr/share/fonts', '/usr/local/share/fonts']) {
    const files = await readdir(folder, { recursive: true }).catch(() => []);
    const fonts = files.filter((file) => /\.(ttf|otf|ttc|pfb)$/i.test(file));
    if (fonts.length > 0) return ok('fonts', `${fonts.length} in ${folder}`);
  }
  return warning(
    'fonts',
    'none installed: the watermark would show boxes instead of letters',
    'Debian: `apt install fonts-dejavu-core fontconfig`.',
  );
}

export function checkBrowser(paths: readonly (string | undefined)[]): Finding {
  const found = paths.find((path) => path && existsSync(path));
  return found
    ? ok('browser', `${found} (only \`npm test\` needs it)`)
    : warning('browser', 'no Chromium (only `npm test` needs one)', 'Debian: `apt install chromium`.');
}

export function checkBuild(root: string): Finding {
  const file = `${root}/build/server/web.js`;
  return existsSync(file)
    ? ok('build', dirname(file))
    : warning('build', 'not built yet', '`npm start` does it.');
}
