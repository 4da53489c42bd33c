import type { Chaos } from '../chaos.ts';
import type { FaultCounts, FaultKind } from '../fault-counts.ts';
import type { History } from '../history.ts';
import type { Network } from '../network.ts';
import { type Processes, WEB_SERVERS } from './processes.ts';
import { causes, type RunLog } from './run-log.ts';

export type RequestKind = 'checkout' | 'webhook' | 'other';
const KILLED: Readonly<Record<Exclude<RequestKind, 'other'>, FaultKind>> = {
  checkout: 'web killed at a checkout',
  webhook: 'web killed at a webhook',
};

/** `lost`: the process died, and nobody answered. */
export type Answer =
  | {
      readonly status: number;
      readonly body: Readonly<Record<string, unknown>>;
      readonly headers: Headers;
    }
  | 'lost';

export interface WebOptions {
  readonly processes: Processes;
  readonly chaos: Chaos;
  readonly counts: FaultCounts;
  readonly history: History;
  readonly network: Network;
  readonly runLog: RunLog;
}

/** The two web servers, behind a balancer that chooses one by chance. */
export class WebServers {
  readonly #options: WebOptions;

  constructor(options: WebOptions) {
    this.#options = options;
  }

  /** Sends a request to one of the two, which may die of it. */
  request(kind: RequestKind, request: Request, killProbability = 0): Promise<Answer> {
    return this.#send(kind, request, killProbability, this.#options.chaos.random.pick(WEB_SERVERS));
  }

  /** Sends the same request to both at the same time. */
  requestAtBoth(kind: RequestKind, request: () => Request): Promise<readonly Answer[]> {
    return Promise.all(WEB_SERVERS.map((name) => this.#send(kind, request(), 0, name)));
  }

  async #send(kind: RequestKind, request: Request, killProbability: number, name: string): Promise<Answer> {
    const { processes, chaos, counts, history, network, runLog } = this.#options;
    if (processes.isStopped) return 'lost';
    const running = processes.find(name);
    const path = new URL(request.url).pathname;
    const work = `${kind} ${path}`;
    if (chaos.happens(killProbability)) {
      if (processes.isRealKill()) {
        const response = await processes.sendToChild(running, work, request);
        if (response) return answerOf(response, await response.text());
        history.add(`${name} is killed with SIGKILL at ${path}`);
        return 'lost';
      }
      processes.arm(running, work);
    }
    const failedBefore = network.failed;
    const response = await running.program.fetch(request);
    const text = await response.text();
    if (running.life.isDead) {
      if (!processes.replaceDead(running)) return 'lost';
      const provider = kind === 'webhook' ? (path.split('/')[3] ?? '-') : running.newOrders;
      if (kind !== 'other') counts.add(KILLED[kind], provider);
      history.add(`${name} is killed at ${path}`);
      return 'lost';
    }
    processes.disarm(running, work);
    if (response.status >= 500 && network.failed === failedBefore) {
      const problem = `${path} answered ${response.status}: ${causes(runLog.lastError)}`;
      processes.problems.push({ text: problem, ids: [] });
    }
    return answerOf(response, text);
  }
}

function answerOf({ status, headers }: Response, text: string): Answer {
  try {
    return { status, headers, body: JSON.parse(text) as Record<string, unknown> };
  } catch {
    return { status, headers, body: {} };
  }
}
