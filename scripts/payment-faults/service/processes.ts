import type { Ids } from '../../../src/platform/ids/ids.ts';
import type { LemonSqueezyOptions } from '../../../src/platform/payments/lemonsqueezy/lemon-squeezy-options.ts';
import type { JobQueue } from '../../../src/platform/queue/queue.ts';
import type { Chaos } from '../chaos.ts';
import type { FaultCounts } from '../fault-counts.ts';
import type { History } from '../history.ts';
import type { ProviderName, ProviderSettings } from '../providers.ts';
import { MINUTE_MS, type VirtualTime } from '../virtual-time.ts';
import type { Child, ChildRequest } from './child-process.ts';
import { Life } from './life.ts';
import { openProgram, type Program } from './program.ts';
import type { RunLog } from './run-log.ts';

const SKEW_MAX_MS = 4 * MINUTE_MS;
/** The number of steps that a kind of work is expected to have before it was done once. */
const STEPS_EXPECTED = 20;

export const WEB_SERVERS = ['web-1', 'web-2'] as const;
export const WORKERS = ['worker-1', 'worker-2'] as const;
/** The web server whose checkouts have no automatic tax, so that a part of Stripe's orders has a tax that nobody knows. */
const SERVER_WITHOUT_TAX = 'web-2';

/** A process while it runs. After a kill, a new one takes its place. */
export interface Running extends ProviderSettings {
  readonly name: string;
  readonly life: Life;
  readonly program: Program;
}

export interface ProcessOptions {
  readonly databaseUrl: string;
  readonly time: VirtualTime;
  readonly chaos: Chaos;
  readonly counts: FaultCounts;
  readonly history: History;
  readonly runLog: RunLog;
  readonly ids: Ids;
  readonly queue: JobQueue;
  readonly stores: LemonSqueezyOptions['stores'];
  /** Starts a web server or worker as a process of its own, for a kill with SIGKILL. */
  readonly startChild: (settings: ProviderSettings, skewMs: number) => Promise<Child>;
  /** The largest number of processes that are killed with SIGKILL. */
  readonly realKills: number;
}

/** Two web servers and two workers of one service, which can be killed, restarted and given another provider. */
export class Processes {
  readonly #options: ProcessOptions;
  readonly #running: Running[] = [];
  readonly #steps = new Map<string, number>();
  /** The clock of a machine stays as wrong as it is when a process is restarted after a kill. */
  readonly #skewsMs = new Map<string, number>();
  #killsLeft: number;
  newOrders: ProviderName = 'stripe';
  /** True while the whole service is down. */
  isStopped = false;
  /** Faults of the service itself, such as an answer of 500 for which nothing had been injected. */
  readonly problems: { readonly text: string; readonly ids: readonly string[] }[] = [];

  constructor(options: ProcessOptions) {
    this.#options = options;
    this.#killsLeft = options.realKills;
    for (const name of [...WEB_SERVERS, ...WORKERS]) this.move(name);
  }

  find(name: string): Running {
    const running = this.#running.find((one) => one.name === name);
    if (!running) throw new Error(`There is no process ${name}.`);
    return running;
  }

  /** Starts a process on a machine with another clock, and with the present provider of new orders. */
  move(name: string): void {
    const { chaos, counts } = this.#options;
    const isSkewed = chaos.happens(0.5);
    this.#skewsMs.set(name, isSkewed ? Math.round(chaos.random.between(-SKEW_MAX_MS, SKEW_MAX_MS)) : 0);
    if (isSkewed) counts.add('skewed clock');
    this.restart(name);
  }

  restart(name: string): void {
    const index = this.#running.findIndex((one) => one.name === name);
    if (index !== -1) {
      const [old] = this.#running.splice(index, 1);
      void old?.program.close().catch(() => undefined);
    }
    const { time, history, runLog, databaseUrl, ids, queue, stores } = this.#options;
    const skewMs = this.#skewsMs.get(name) ?? 0;
    const settings = { newOrders: this.newOrders, automaticTax: name !== SERVER_WITHOUT_TAX };
    const life = new Life();
    const program = openProgram({
      ...{ databaseUrl, life, clock: time.clock(skewMs), ids, log: runLog.log },
      ...{ queue, stores, ...settings },
    });
    this.#running.push({ name, ...settings, life, program });
    history.add(`${name} starts, new orders by ${this.newOrders}, clock ${Math.round(skewMs / 1_000)} s off`);
  }

  /** Resolves to true for the first that notices a death, and restarts the process. Others died with it. */
  replaceDead({ name, life }: Running): boolean {
    if (!life.isDead || this.find(name).life !== life) return false;
    this.restart(name);
    return true;
  }

  /** Lets a process die at one of the steps that such work had the last time. */
  arm({ life }: Running, work: string): void {
    life.arm(this.#stepOf(work));
  }

  /** Remembers how many steps the work had. */
  disarm({ life }: Running, work: string): void {
    if (life.passed > 0) this.#steps.set(work, life.passed);
    life.disarm();
  }

  /** Every second kill is one with SIGKILL, until there were enough. */
  isRealKill(): boolean {
    return this.#killsLeft > 0 && this.#options.chaos.happens(0.5);
  }

  /** Lets a process of its own do the work, and die in it with SIGKILL. Resolves to undefined when it died. */
  async sendToChild(
    { name, newOrders, automaticTax }: Running,
    work: string,
    request: Request,
    job?: ChildRequest['job'],
  ): Promise<Response | undefined> {
    const { time, counts, startChild } = this.#options;
    const child = await startChild({ newOrders, automaticTax }, this.#skewsMs.get(name) ?? 0);
    const about = { now: time.now.getTime(), dieAtStep: this.#stepOf(work), ...(job && { job }) };
    const response = await child.send(request, about);
    child.stop();
    if (!response) {
      counts.add('kill -9 of a process');
      this.#killsLeft -= 1;
    }
    return response;
  }

  async close(): Promise<void> {
    await Promise.all(this.#running.map(({ program }) => program.close()));
  }

  #stepOf(work: string): number {
    return this.#options.chaos.integer(1, this.#steps.get(work) ?? STEPS_EXPECTED);
  }
}
