import { existsSync } from 'node:fs';
import { access, constants, readdir, statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { dirname } from 'node:path';
import { closeFolder } from '../../platform/storage/close-folder.ts';
import { fine, problem, warning, words, type Finding } from './finding.ts';

const GB = 1024 ** 3;
const LEAST_NODE = [22, 22] as const;
/** An engine peaks at 1.7 GB in one shoot, for two cores at 2.4 GB over ten (`npm run bench`); web and database come on top. */
const MEMORY_WANTED = 4 * GB;
const MEMORY_NEEDED = 2.5 * GB;
/** An Ultimate shoot is about 200 MB; a day of them, the database and a build must fit. */
const DISK_WANTED = 5 * GB;
const DISK_NEEDED = 1 * GB;

export function lookAtNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const enough = major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1]);
  return enough
    ? fine('Node', version)
    : problem('Node', `${version} is too old`, `Run \`npm start\`: it brings Node 24 with it.`);
}

export function lookAtMemory(bytes = Math.min(totalmem(), process.constrainedMemory() || Infinity)): Finding {
  const detail = `${(bytes / GB).toFixed(1)} GB`;
  if (bytes < MEMORY_NEEDED) {
    return problem(
      'memory',
      detail,
      'Rendering needs 2.5 GB. Give the machine more, or set RENDER_THREADS=1.',
    );
  }
  if (bytes < MEMORY_WANTED)
    return warning('memory', detail, '4 GB are comfortable; RENDER_THREADS=1 needs less.');
  return fine('memory', detail);
}

export async function lookAtDataFolder(dataDir: string): Promise<readonly Finding[]> {
  try {
    await closeFolder(dataDir);
    await access(dataDir, constants.W_OK);
  } catch (error) {
    return [problem('data folder', words(error), `Make ${dataDir} writable, or set DATA_DIR.`)];
  }
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const detail = `${(free / GB).toFixed(1)} GB free in ${dataDir}`;
  const mend = 'Free some space, or set DATA_DIR to a larger disk.';
  if (free < DISK_NEEDED) return [problem('data folder', detail, mend)];
  if (free < DISK_WANTED) return [warning('data folder', detail, mend)];
  return [fine('data folder', detail)];
}

/** The watermark of previews is drawn with the system's sans-serif. */
export async function lookAtFonts(): Promise<Finding> {
  if (process.platform !== 'linux') return fine('fonts', 'those of the system');
  for (const folder of ['/usr/share/fonts', '/usr/local/share/fonts']) {
    const files = await readdir(folder, { recursive: true }).catch(() => []);
    const fonts = files.filter((file) => /\.(ttf|otf|ttc|pfb)$/i.test(file));
    if (fonts.length > 0) return fine('fonts', `${fonts.length} in ${folder}`);
  }
  return warning(
    'fonts',
    'none installed: the watermark would show boxes instead of letters',
    'Debian: `apt install fonts-dejavu-core fontconfig`.',
  );
}

export function lookAtBrowser(paths: readonly (string | undefined)[]): Finding {
  const found = paths.find((path) => path && existsSync(path));
  return found
    ? fine('browser', `${found} (only \`npm test\` needs it)`)
    : warning('browser', 'no Chromium (only `npm test` needs one)', 'Debian: `apt install chromium`.');
}

export function lookAtBuild(root: string): Finding {
  const file = `${root}/build/server/web.js`;
  return existsSync(file)
    ? fine('build', dirname(file))
    : warning('build', 'not built yet', '`npm start` does it.');
}
