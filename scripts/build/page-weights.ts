import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The script and style files that a page loads before any interaction, in bytes of brotli. */
export interface PageWeight {
  readonly route: string;
  readonly scriptBytes: number;
  readonly styleBytes: number;
}

/** Budgets of issue "The storefront", bytes of brotli. */
export const BUDGETS = { homeScriptBytes: 110_000, styleBytes: 25_000 } as const;

interface Manifest {
  readonly entry: Files;
  readonly routes: Readonly<Record<string, Files & { readonly id: string }>>;
}
interface Files {
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Reads React Router's manifest of the built browser files. */
export async function pageWeights(clientFolder: string): Promise<readonly PageWeight[]> {
  const assets = join(clientFolder, 'assets');
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error(`no manifest in ${assets}`);
  const source = await readFile(join(assets, name), 'utf8');
  const manifest = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1)) as Manifest;
  const { entry, routes } = manifest;
  const shared = [entry, routes['root']!];
  return Promise.all(
    Object.values(routes)
      .filter(({ id }) => id !== 'root')
      .map(async (route) => {
        const files = [...shared, route];
        return {
          route: route.id,
          scriptBytes: await sum(
            clientFolder,
            files.flatMap(({ module, imports = [] }) => [module, ...imports]),
          ),
          styleBytes: await sum(
            clientFolder,
            files.flatMap(({ css = [] }) => css),
          ),
        };
      }),
  );
}

async function sum(folder: string, urls: readonly string[]): Promise<number> {
  // React Router marks style sheets that lazy parts use as well with an empty fragment.
  const files = new Set(urls.map((url) => url.replace(/#$/, '')));
  const sizes = await Promise.all([...files].map((file) => sizeOf(join(folder, file))));
  return sizes.reduce((total, size) => total + size, 0);
}

/** Small files are not compressed. */
async function sizeOf(file: string): Promise<number> {
  const entry = await stat(`${file}.br`).catch(() => stat(file));
  return entry.size;
}

/** Returns one sentence for each page over its budget. */
export function overBudget(weights: readonly PageWeight[]): readonly string[] {
  const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  return weights.flatMap(({ route, scriptBytes, styleBytes }) => [
    ...(route.startsWith('home-') && scriptBytes > BUDGETS.homeScriptBytes
      ? [`${route} loads ${kilo(scriptBytes)} of script, ${kilo(BUDGETS.homeScriptBytes)} are allowed`]
      : []),
    ...(styleBytes > BUDGETS.styleBytes
      ? [`${route} loads ${kilo(styleBytes)} of style sheets, ${kilo(BUDGETS.styleBytes)} are allowed`]
      : []),
  ]);
}
