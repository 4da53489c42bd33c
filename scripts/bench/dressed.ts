import { type AgainstFloor, againstFloor, costText, seconds } from './against-floor.ts';
import type { FirstPreviewOptions, FirstPreviewResult } from './first-preview.ts';
import { runPart } from './run-part.ts';
import type { ShootsOptions } from './shoots.ts';
import type { WardrobeResult } from './wardrobe.ts';

/**
 * The most that a shoot with half of its headshots dressed may cost, and that a visitor may wait for both pictures. The ratio is that of
 * a shoot with everything loaded, because the floor is measured with its network loaded, too.
 */
const LIMITS = { ratio: 1.6, peakRssMb: 2500, previewMs: 6000 } as const;

export interface DressedBench {
  readonly data: AgainstFloor & {
    readonly garments: number;
    readonly preview: FirstPreviewResult;
    readonly limits: typeof LIMITS;
  };
  readonly lines: readonly string[];
}

/** Measures a shoot with half of its headshots dressed, and the free preview with own clothes and others side by side. */
export async function benchDressed(
  options: Pick<ShootsOptions, 'selfies' | 'headshots' | 'styles' | 'size'>,
): Promise<DressedBench> {
  const { garments } = await runPart<WardrobeResult>('wardrobe', {});
  const cost = await againstFloor({ ...options, clothes: 'mix' });
  const visits: FirstPreviewOptions = { selfies: 2, selfieWidthPx: undefined, times: 3, dressed: true };
  const preview = await runPart<FirstPreviewResult>('first-preview', visits);
  const { shoot } = cost;
  const { line, floorLines } = costText(cost);
  const lines = [
    `half dressed, ${garments} garments: ${shoot.headshots} of ${options.headshots}, ${shoot.dressed} of them dressed, from ${shoot.accepted} selfies, in ${line}`,
    ...floorLines,
    `  limits: ratio with everything loaded ${within(cost.loadedRatio, LIMITS.ratio)}, peak ${within(cost.peakRssMb, LIMITS.peakRssMb)} MB`,
    `first preview of ${preview.pictures} pictures after the second accepted selfie: ` +
      `${preview.waitMs.map(seconds).join(', ')} (the first: networks not loaded), ` +
      `${within(Math.max(...preview.waitMs) / 1000, LIMITS.previewMs / 1000)} s`,
  ];
  if (shoot.dressed === 0 || preview.pictures < 2)
    lines.push('  No garment fitted: these figures are of own clothes and cannot be used.');
  return { data: { garments, ...cost, preview, limits: LIMITS }, lines };
}

function within(value: number, limit: number): string {
  return value <= limit ? `within ${limit}` : `OVER ${limit}`;
}
