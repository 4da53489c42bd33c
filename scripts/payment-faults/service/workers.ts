import { RefundInProgressError } from '../../../src/features/orders/refunds/request-refund.server.ts';
import type { Chaos } from '../chaos.ts';
import type { FaultCounts } from '../fault-counts.ts';
import type { History } from '../history.ts';
import { type Network, runAs } from '../network.ts';
import { PROVIDER_NAMES, type ProviderName, PUBLIC_URL } from '../providers.ts';
import type { JobSource, TakenJob } from './job-source.ts';
import { type Processes, type Running, WORKERS } from './processes.ts';
import { causes } from './run-log.ts';

/** The share of kills by job, compared with refunds. The schedule's jobs mostly find nothing to do. */
const KILLED_SHARE: Readonly<Record<string, number>> = {
  'orders.refund': 1,
  'orders.refund-unmatched': 1,
  'orders.reconcile': 0.03,
  'payments.reconcile': 0.3,
};
/** The probability that requests to a provider fail during a job. */
const API_FAULT: Readonly<Record<string, number>> = {
  'orders.refund': 0.2,
  'orders.refund-unmatched': 0.3,
  'payments.reconcile': 0.15,
};

export interface WorkersOptions {
  readonly processes: Processes;
  readonly jobs: JobSource;
  readonly chaos: Chaos;
  readonly counts: FaultCounts;
  readonly history: History;
  readonly network: Network;
  /** Returns the provider of the order in a job's payload. */
  readonly providerOf: (payload: unknown) => Promise<ProviderName | undefined>;
}

/** The two workers, of which mostly one works. */
export class Workers {
  readonly #options: WorkersOptions;

  constructor(options: WorkersOptions) {
    this.#options = options;
  }

  /**
   * Runs the jobs that are due.
   * @param killProbability for each job, that the worker dies in it or right after it
   * @param isShared true to run refunds on both workers at the same time
   */
  async work(killProbability: number, isShared = false): Promise<void> {
    const { jobs, counts } = this.#options;
    const taken = await jobs.take();
    const refunds = isShared ? taken.filter(({ name }) => name.startsWith('orders.refund')) : [];
    if (refunds.length > 1) counts.add('two workers at once');
    // Without further faults, which would be decided in the order of the answers.
    await Promise.all(refunds.map((job, index) => this.#run(WORKERS[index % 2]!, job, 0, 0)));
    for (const job of taken) {
      if (!refunds.includes(job)) await this.#run(WORKERS[0], job, killProbability, API_FAULT[job.name] ?? 0);
    }
  }

  async #run(
    name: string,
    taken: TakenJob,
    killProbability: number,
    apiFaultProbability: number,
  ): Promise<void> {
    const { chaos, processes, jobs, history, network, counts } = this.#options;
    const running = processes.find(name);
    const ids = Object.values((taken.job.data ?? {}) as object).filter((one) => typeof one === 'string');
    const killed = killProbability * (KILLED_SHARE[taken.name] ?? 0);
    if (chaos.happens(killed)) {
      if (processes.isRealKill()) return this.#runInChild(running, taken, ids);
      processes.arm(running, taken.name);
    }
    const isKilledAfterwards = chaos.happens(killed / 2);
    const provider =
      taken.name === 'orders.refund' ? await this.#options.providerOf(taken.job.data) : undefined;
    const failedBefore = network.failed;
    try {
      await chaos.withApiFaults(network, apiFaultProbability, provider ? [provider] : PROVIDER_NAMES, () =>
        runAs(running.life, () => jobs.run(running.program.handlers, taken)),
      );
      if (running.life.isDead) throw new Error('the worker died');
    } catch (error) {
      this.#noteFailure(running, taken, error, { ids, isExplained: network.failed !== failedBefore });
      await jobs.fail(taken, error);
      return;
    }
    processes.disarm(running, taken.name);
    if (!isKilledAfterwards) {
      if (ids.length > 0) history.add(`${name} ran ${taken.name}`, ...ids);
      await jobs.complete(taken);
      return;
    }
    counts.add('worker killed after a job');
    history.add(`${name} is killed after ${taken.name}`, ...ids);
    processes.restart(name);
    await jobs.fail(taken, new Error('killed'));
  }

  async #runInChild(running: Running, taken: TakenJob, ids: readonly string[]): Promise<void> {
    const { processes, jobs, history } = this.#options;
    const { name, job } = taken;
    const work = { name, data: job.data };
    const response = await processes.sendToChild(running, name, new Request(PUBLIC_URL), work);
    history.add(`${running.name} ${response ? 'ran' : 'is killed with SIGKILL in'} ${name}`, ...ids);
    if (response?.ok) await jobs.complete(taken);
    else await jobs.fail(taken, new Error('killed'));
  }

  #noteFailure(
    running: Running,
    { name }: TakenJob,
    error: unknown,
    about: { readonly ids: readonly string[]; readonly isExplained: boolean },
  ): void {
    const { processes, counts, history } = this.#options;
    const { ids, isExplained } = about;
    if (running.life.isDead) {
      if (!processes.replaceDead(running)) return;
      counts.add('worker killed in a job');
      history.add(`${running.name} is killed in ${name}`, ...ids);
      return;
    }
    processes.disarm(running, name);
    history.add(`${name} fails: ${causes(error)}`, ...ids);
    // The queue of a run has no back-off, so jobs are tried again while an earlier request counts as running.
    if (!isExplained && !(error instanceof RefundInProgressError))
      processes.problems.push({ text: `${name} failed: ${causes(error)}`, ids });
  }
}
