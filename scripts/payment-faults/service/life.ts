import type pg from 'pg';
import { Killed } from '../../../test/crash-points.ts';

/**
 * The life of one process. Each statement and each request to a provider is two steps, before and after. At the chosen step the
 * process dies: its connections break, and everything that its code still tries fails.
 */
export class Life {
  /** Steps passed since `arm` or `disarm`. */
  passed = 0;
  isDead = false;
  #dieAt = Number.POSITIVE_INFINITY;
  readonly #onDeath: () => void;
  readonly #clients = new Set<pg.PoolClient>();

  /** @param onDeath ends a real process, in which case it does not return */
  constructor(onDeath: () => void = () => undefined) {
    this.#onDeath = onDeath;
  }

  arm(step: number): void {
    this.passed = 0;
    this.#dieAt = step;
  }

  disarm(): void {
    this.arm(Number.POSITIVE_INFINITY);
  }

  /** @throws {Killed} */
  step(): void {
    if (!this.isDead && ++this.passed < this.#dieAt) return;
    if (!this.isDead) this.#die();
    throw new Killed('killed here');
  }

  #die(): void {
    this.isDead = true;
    this.#onDeath();
    // PostgreSQL rolls back the transactions of broken connections.
    for (const client of this.#clients) socketOf(client).destroy();
  }

  /** Makes every statement on the connections of a pool two steps. */
  watch(pool: pg.Pool): void {
    pool.on('connect', (client) => {
      this.#clients.add(client);
      client.once('end', () => this.#clients.delete(client));
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      Object.assign(client, { query: (...args: unknown[]) => this.#query(query, args) });
    });
  }

  #query(query: (...args: unknown[]) => unknown, args: unknown[]): unknown {
    const callback = args.at(-1);
    if (typeof callback !== 'function') return this.around(async () => query(...args));
    void this.around(async () => query(...args.slice(0, -1))).then(
      (result) => callback(undefined, result),
      (error) => callback(error),
    );
    return undefined;
  }

  /** Runs work that another program executes for this process: a step before it, and one before its result is known. */
  async around<Value>(work: () => Promise<Value>): Promise<Value> {
    this.step();
    const value = await work();
    this.step();
    return value;
  }
}

function socketOf(client: pg.PoolClient): { destroy(): void } {
  return (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream;
}
