import { setTimeout as delay } from 'node:timers/promises';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface FinishedRequest {
  /** The route pattern, never the URL. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly elapsedMs: number;
}

/** Prometheus metrics of one process. No label contains an id. */
export interface Metrics {
  onResponse(request: FinishedRequest): void;
  onJob(run: { readonly name: string; readonly outcome: string; readonly elapsedMs: number }): void;
  /** Records the duration of an engine step such as check, prepare or render. */
  onEngine(step: string, elapsedMs: number): void;
  /** Returns all metrics in the Prometheus text format 0.0.4. */
  text(): Promise<string>;
}

export interface MetricsOptions {
  /** A label on every metric, so that those of several programs can be merged. */
  readonly program?: 'web' | 'worker';
  /** Returns the jobs by queue and state; called at every scrape. */
  readonly countJobs?: () => Promise<
    readonly { readonly name: string; readonly state: string; readonly count: number }[]
  >;
}

/** A scraper waits ten seconds for the whole response, even while the database does not answer. */
const COUNT_TIMEOUT_MS = 2_000;
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_SECONDS = [0.01, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600, 1_800];

export function createMetrics(options: MetricsOptions = {}): Metrics {
  const registry = new Registry();
  if (options.program) registry.setDefaultLabels({ program: options.program });
  collectDefaultMetrics({ register: registry });
  const registers = [registry];

  const responses = new Histogram({
    name: 'lichtbild_http_seconds',
    help: 'Time to answer a request, by route pattern.',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers,
  });
  const jobs = new Histogram({
    name: 'lichtbild_job_seconds',
    help: 'Run time of jobs, by outcome.',
    labelNames: ['name', 'outcome'],
    buckets: JOB_SECONDS,
    registers,
  });
  const engine = new Histogram({
    name: 'lichtbild_engine_seconds',
    help: 'Time of one engine step.',
    labelNames: ['step'],
    buckets: SECONDS,
    registers,
  });
  const { countJobs } = options;
  if (countJobs) {
    new Gauge({
      name: 'lichtbild_jobs',
      help: 'Jobs in the queue by state.',
      labelNames: ['name', 'state'],
      registers,
      async collect() {
        // A scrape must not fail while the database is down, because the other metrics show why.
        const timeout = delay(COUNT_TIMEOUT_MS, [], { ref: false });
        const counts = await Promise.race([countJobs(), timeout]).catch(() => []);
        this.reset();
        for (const { name, state, count } of counts) this.set({ name, state }, count);
      },
    });
  }

  return {
    onResponse: ({ route, method, status, elapsedMs }) =>
      responses.observe({ route, method, status: String(status) }, elapsedMs / 1_000),
    onJob: ({ name, outcome, elapsedMs }) => jobs.observe({ name, outcome }, elapsedMs / 1_000),
    onEngine: (step, elapsedMs) => engine.observe({ step }, elapsedMs / 1_000),
    text: () => registry.metrics(),
  };
}
