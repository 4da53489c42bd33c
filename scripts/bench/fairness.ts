/**
 * Measures how much free visitors slow a paid shoot: the same shoot alone, while a free visitor requests one preview after the
 * other, and while selfies are checked two at a time as well. All in one engine with its networks loaded, as in a worker. The
 * shoot is made alone before and after each of the others, because a shared machine's speed drifts. Prints JSON.
 */
import { STYLE_IDS } from '../../src/base/style-ids.ts';
import type { EncodedImage } from '../../src/imaging/engine.ts';
import { runShoot } from '../../src/imaging/recipes/shoot.ts';
import { createStudioEngine } from '../../src/imaging/recipes/studio-engine.ts';
import { QUEUE_POLICIES } from '../../src/platform/queue/queue-policies.ts';
import { makeFreePreview } from './free-preview.ts';
import { benchSelfies, builtThreadEntry, THREADS } from './selfies.ts';

export interface FairnessOptions {
  readonly selfies: number;
  readonly headshots: number;
  readonly styles: number;
  readonly times: number;
}

export interface FairnessResult {
  readonly rounds: readonly FairnessRound[];
}

export interface FairnessRound {
  readonly visitor: Visitor;
  /** Mean duration of the shoots alone, before and after, milliseconds. */
  readonly aloneMs: number;
  readonly besideMs: number;
  /** Duration of each preview that ended during the shoot, milliseconds. */
  readonly previewMs: readonly number[];
  readonly checks: number;
}

type Visitor = 'previews' | 'previews and checks';

const options = JSON.parse(process.argv[2]!) as FairnessOptions;
const selfies = await benchSelfies(options.selfies);
const visitorsSelfies = await benchSelfies(4, 1536);
const engine = createStudioEngine({
  threads: THREADS,
  matteThreads: THREADS,
  threadEntry: builtThreadEntry(),
});
await preview(visitorsSelfies[0]!, 0);
await shootMs();
const rounds: FairnessRound[] = [];
let beforeMs = await shootMs();
for (let time = 0; time < options.times; time++)
  for (const visitor of ['previews', 'previews and checks'] as const) {
    const beside = await shootBeside(visitor);
    const afterMs = await shootMs();
    rounds.push({ visitor, aloneMs: (beforeMs + afterMs) / 2, ...beside });
    beforeMs = afterMs;
  }
await engine.close();
const result: FairnessResult = { rounds };
process.stdout.write(`${JSON.stringify(result)}\n`);

async function shootMs(): Promise<number> {
  const startMs = performance.now();
  const events = runShoot(engine, {
    selfies,
    styles: STYLE_IDS.slice(0, options.styles),
    count: options.headshots,
    size: { widthPx: 1024, heightPx: 1280 },
    seed: 1,
  });
  let made = 0;
  for await (const event of events) if (event.kind === 'headshot') made++;
  if (made < options.headshots) throw new Error(`only ${made} headshots were made`);
  return performance.now() - startMs;
}

async function shootBeside(visitor: Visitor): Promise<Omit<FairnessRound, 'visitor' | 'aloneMs'>> {
  const previewMs: number[] = [];
  let checks = 0;
  const done = new AbortController();
  const loops = [
    untilDone(done.signal, async (turn) => {
      const startMs = performance.now();
      await preview(visitorsSelfies[turn % visitorsSelfies.length]!, turn);
      previewMs.push(performance.now() - startMs);
    }),
  ];
  if (visitor === 'previews and checks')
    for (let n = 0; n < QUEUE_POLICIES['shoots.prepare'].concurrency; n++)
      loops.push(
        untilDone(done.signal, async (turn) => {
          const upload = visitorsSelfies[turn % visitorsSelfies.length]!;
          const cleaned = await engine.clean(upload);
          if (!cleaned.ok) throw new Error(`refused: ${cleaned.reasons.join()}`);
          await engine.check({ ...upload, bytes: cleaned.selfie.jpeg }, undefined, undefined);
          checks++;
        }),
      );
  const besideMs = await shootMs();
  const [previews, checked] = [[...previewMs], checks];
  done.abort();
  await Promise.all(loops);
  return { besideMs, previewMs: previews, checks: checked };
}

async function untilDone(signal: AbortSignal, work: (turn: number) => Promise<void>): Promise<void> {
  for (let turn = 0; !signal.aborted; turn++) await work(turn);
}

async function preview(selfie: EncodedImage, turn: number): Promise<void> {
  const style = STYLE_IDS[turn % STYLE_IDS.length]!;
  await makeFreePreview(engine, selfie, style, turn === 0 ? 'first-preview' : 'preview');
}
