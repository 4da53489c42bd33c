import type { LoadResult } from './load.ts';

/** A page that is requested for some seconds: one of ours, or a bare one. */
export interface Turn {
  readonly name: string;
  /** Name of the turn that it is compared with. */
  readonly bare?: string;
  readonly server: { readonly port: number; readonly pid: number };
  readonly path: string;
  readonly etag?: string;
  readonly status: number;
}

export interface TurnResult extends LoadResult {
  /** Processor time of one response, over all threads of the server. It hardly depends on how busy the machine is. */
  readonly processorMs: number;
}

/** Medians over the rounds. */
export interface PageSpeed {
  readonly name: string;
  readonly bodyBytes: number;
  readonly pagesPerSecond: number;
  /** Pages a second divided by those of the bare page in the same round. */
  readonly ofBare: number | undefined;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly processorMs: number;
}

export interface PageSpeeds {
  readonly rounds: number;
  readonly connections: number;
  readonly turnMs: number;
  readonly speeds: readonly PageSpeed[];
}

export function pageSpeed(turn: Turn, results: ReadonlyMap<string, readonly TurnResult[]>): PageSpeed {
  const own = results.get(turn.name)!;
  const bare = turn.bare === undefined ? undefined : results.get(turn.bare)!;
  const of = (value: (result: TurnResult) => number) => median(own.map(value));
  return {
    name: turn.name,
    bodyBytes: of(({ bodyBytes }) => bodyBytes),
    pagesPerSecond: of(answersPerSecond),
    ofBare: bare && median(own.map((one, round) => answersPerSecond(one) / answersPerSecond(bare[round]!))),
    p50Ms: of(({ p50Ms }) => p50Ms),
    p99Ms: of(({ p99Ms }) => p99Ms),
    processorMs: of(({ processorMs }) => processorMs),
  };
}

export function printPageSpeeds({ rounds, connections, turnMs, speeds }: PageSpeeds): void {
  console.log(
    `Pages of the built service, ${connections} connections at once; medians of ${rounds} rounds of ${turnMs / 1000} s each.\n` +
      '“of bare”: against Hono with its compression answering a fixed text of the same bytes, or a fixed 304, in the same round.',
  );
  console.table(
    Object.fromEntries(
      speeds.map(({ name, bodyBytes, pagesPerSecond, ofBare, p50Ms, p99Ms, processorMs }) => [
        name,
        {
          'bytes sent': bodyBytes,
          'pages/s': Math.round(pagesPerSecond),
          'of bare': ofBare === undefined ? '' : ofBare.toFixed(2),
          'p50 ms': p50Ms.toFixed(1),
          'p99 ms': p99Ms.toFixed(1),
          'processor ms': processorMs.toFixed(2),
        },
      ]),
    ),
  );
}

function answersPerSecond({ answers, elapsedMs }: LoadResult): number {
  return (answers * 1000) / elapsedMs;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
