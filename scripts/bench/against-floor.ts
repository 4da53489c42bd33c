import type { FloorOptions, FloorResult } from './floor.ts';
import { runPart } from './run-part.ts';
import type { ShootCost, ShootsOptions, ShootsResult } from './shoots.ts';

/** A shoot made twice in one engine, compared with the floor that was measured before and after it. */
export interface AgainstFloor {
  readonly shoot: ShootCost;
  /** The second shoot: in a worker the checks and the preview have loaded everything before anybody pays. */
  readonly again: ShootCost;
  readonly peakRssMb: number;
  /** Before and after the shoot. */
  readonly floors: readonly FloorResult[];
  readonly floorMs: number;
  readonly floorCpuMs: number;
  readonly ratio: number;
  readonly loadedRatio: number;
  readonly cpuRatio: number;
}

/** Runs a shoot between two measurements of its floor, because a shared machine's speed drifts. */
export async function againstFloor(options: Omit<ShootsOptions, 'times'>): Promise<AgainstFloor> {
  const { selfies, size } = options;
  const floor = async (): Promise<FloorResult> =>
    await runPart<FloorResult>('floor', { selfies, sizes: [size] } satisfies FloorOptions);
  const before = await floor();
  const { shoots, peakRssMb } = await runPart<ShootsResult>('shoots', {
    ...options,
    times: 2,
  } satisfies ShootsOptions);
  const after = await floor();
  const [shoot, again] = [shoots[0]!, shoots[1]!];
  const cost = (unit: 'wallMs' | 'cpuMs'): number =>
    (floorCost(before, shoot, unit) + floorCost(after, shoot, unit)) / 2;
  const [floorMs, floorCpuMs] = [cost('wallMs'), cost('cpuMs')];
  return {
    ...{ shoot, again, peakRssMb, floors: [before, after], floorMs, floorCpuMs },
    ratio: shoot.totalMs / floorMs,
    loadedRatio: again.totalMs / floorMs,
    cpuRatio: shoot.cpuMs / floorCpuMs,
  };
}

/** Returns what the shoot's accepted selfies and delivered headshots cost at the floor. Refused selfies do not count. */
function floorCost(
  { matte, headshot }: FloorResult,
  { accepted, headshots }: ShootCost,
  unit: 'wallMs' | 'cpuMs',
): number {
  return matte[unit] * accepted + headshot[0]![unit] * headshots;
}

/** How long it took, on one line, and the floors on two. */
export function costText(cost: AgainstFloor): {
  readonly line: string;
  readonly floorLines: readonly string[];
} {
  const { shoot, again } = cost;
  return {
    line:
      `${seconds(shoot.totalMs)} ` +
      `(prepare ${seconds(shoot.prepareMs)}, render ${seconds(shoot.renderMs)}), floor ${seconds(cost.floorMs)}, ` +
      `ratio ${cost.ratio.toFixed(2)} (processor time ${cost.cpuRatio.toFixed(2)}; once more, with everything loaded: ${seconds(again.totalMs)}, ${cost.loadedRatio.toFixed(2)}), ` +
      `peak ${cost.peakRssMb.toFixed(0)} MB, rerolled ${shoot.rerolled}, least distance ${shoot.leastDistance} of 64`,
    floorLines: cost.floors.map(
      ({ matte, headshot }, index) =>
        `  floor ${index === 0 ? 'before' : 'after'}: matte ${seconds(matte.wallMs)} a selfie, ${headshot[0]!.wallMs.toFixed(1)} ms a headshot`,
    ),
  };
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
