/** Prints the script and style bytes that every page loads before any interaction: `node scripts/page-weights.ts` after a build. */
import { join } from 'node:path';
import { pageWeights } from './build/page-weights.ts';

const kilo = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8);
for (const { route, scriptBytes, styleBytes } of await pageWeights(
  join(import.meta.dirname, '../build/client'),
)) {
  process.stdout.write(`${route.padEnd(36)}${kilo(scriptBytes)} KB script ${kilo(styleBytes)} KB style\n`);
}
