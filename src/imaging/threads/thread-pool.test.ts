import { setFlagsFromString } from 'node:v8';
import { afterEach, expect, test } from 'vitest';

import { EngineError } from '../engine-error.ts';
import { FreeWorkThrottle } from './free-work-throttle.ts';
import { ThreadPool } from './thread-pool.ts';

type Tasks = {
  readonly double: { readonly input: number; readonly output: number };
  readonly wait: { readonly input: number; readonly output: string };
  readonly fail: { readonly input: null; readonly output: never };
  readonly die: { readonly input: null; readonly output: never };
  readonly thread: { readonly input: null; readonly output: number };
  readonly warmUp: { readonly input: null; readonly output: number };
};

/** Bits of V8's OptimizationStatus (its src/runtime/runtime.h). */
const MAGLEV = 1 << 5;
const TURBOFAN = 1 << 6;

const ENTRY = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', ({ id, kind, input }) => {
      const answer = (output) => parentPort.postMessage({ id, ok: true, output });
      if (kind === 'double') answer(input * 2);
      if (kind === 'wait') setTimeout(() => answer('waited'), input);
      if (kind === 'thread') answer(threadId);
      if (kind === 'warmUp') {
        const statusOf = new Function('f', 'return %GetOptimizationStatus(f)');
        const sum = (values) => values.reduce((total, value) => total + value, 0);
        const values = new Float64Array(1000);
        let seen = 0;
        for (let call = 0; call < 1_000_000 && (seen & ${MAGLEV | TURBOFAN}) === 0; call++) {
          sum(values);
          seen |= statusOf(sum);
        }
        answer(seen);
      }
      if (kind === 'fail') parentPort.postMessage({ id, ok: false, message: 'broken on purpose', stack: undefined });
      if (kind === 'die') process.exit(3);
    });
  `)}`,
);

const pools: ThreadPool<Tasks>[] = [];
function pool(size: number, throttle = new FreeWorkThrottle()): ThreadPool<Tasks> {
  const made = new ThreadPool<Tasks>({ entry: ENTRY, size, workerData: null, throttle });
  pools.push(made);
  return made;
}
afterEach(async () => {
  await Promise.all(pools.splice(0).map((made) => made.close()));
});

test('returns the result of every task when there are more tasks than threads', async () => {
  const two = pool(2);
  const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((n) => two.run('double', n)));
  expect(answers).toEqual([2, 4, 6, 8, 10, 12, 14]);
});

test('a failing task rejects with its reason and the thread stays in use', async () => {
  const one = pool(1);
  const before = await one.run('thread', null);
  const failure = await one.run('fail', null).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(EngineError);
  expect((failure as EngineError).cause).toMatchObject({ message: 'broken on purpose' });
  expect(await one.run('thread', null)).toBe(before);
});

test('a thread that dies fails its task, not the ones that wait', async () => {
  const one = pool(1);
  const [dead, waiting] = await Promise.allSettled([one.run('die', null), one.run('double', 21)]);
  expect(dead).toMatchObject({ status: 'rejected', reason: expect.any(EngineError) as unknown });
  expect(waiting).toEqual({ status: 'fulfilled', value: 42 });
});

test('aborting takes a waiting task off the queue and drops a running one', async () => {
  const one = pool(1);
  const stop = new AbortController();
  const reason = new Error('enough');
  const { signal } = stop;
  const ended = Promise.allSettled([one.run('wait', 50, { signal }), one.run('double', 1, { signal })]);
  stop.abort(reason);
  expect(await ended).toEqual([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ]);
  expect(await one.run('double', 4)).toBe(8);
});

test('runs urgent tasks first, in their order', async () => {
  const one = pool(1);
  const order: number[] = [];
  const run = (n: number, urgent: boolean) =>
    one.run('double', n, { urgent }).then((answer) => order.push(answer));
  await Promise.all([run(1, false), run(2, false), run(3, true), run(4, false), run(5, true)]);
  expect(order).toEqual([2, 6, 10, 4, 8]);
});

test('starts no deferrable task while held, and a waiting one can be aborted', async () => {
  const two = pool(2);
  const stop = new AbortController();
  const begun: string[] = [];
  two.hold();
  two.hold();
  const waiting = two.run('double', 1, { deferrable: true }).then(() => begun.push('deferrable'));
  const forgotten = two.run('double', 1, { deferrable: true, signal: stop.signal });
  await two.run('wait', 50, { urgent: true }).then(() => begun.push('urgent'));
  stop.abort(new Error('enough'));
  await expect(forgotten).rejects.toThrow('enough');
  two.release();
  await two.run('wait', 50).then(() => begun.push('usual'));
  expect(begun).toEqual(['urgent', 'usual']);
  two.release();
  await waiting;
  expect(begun).toEqual(['urgent', 'usual', 'deferrable']);
});

test('a waiting task starts between two consecutive holds', async () => {
  const one = pool(1);
  one.hold();
  const waiting = one.run('double', 2, { deferrable: true });
  one.release();
  one.hold();
  expect(await waiting).toBe(4);
  one.release();
});

test('closing lets the running task finish and fails waiting ones', async () => {
  const one = pool(1);
  const ended = Promise.allSettled([one.run('wait', 300), one.run('double', 1)]);
  await one.close();
  expect((await ended).map((task) => task.status)).toEqual(['fulfilled', 'rejected']);
  await expect(one.run('double', 1)).rejects.toThrow('closed');
});

test('free tasks wait for their share beside paid ones in another pool, and paid ones never do', async () => {
  const time = { ms: 0 };
  const throttle = new FreeWorkThrottle(() => time.ms);
  const [one, other] = [pool(1, throttle), pool(1, throttle)];
  const paid = one.run('wait', 400, {});
  const begun: string[] = [];
  const free = other.run('double', 1, { free: 'preview' }).then(async () => {
    begun.push('free');
  });
  time.ms += 5_000;
  await free;
  expect(throttle.waitMs('preview'), 'a debt of five seconds, one of them allowed').toBe(4_001);
  const waiting = other.run('double', 2, { free: 'preview' }).then(() => begun.push('owed'));
  await other.run('double', 3, {}).then(() => begun.push('paid'));
  expect(begun).toEqual(['free', 'paid']);
  await paid;
  await waiting;
  expect(begun, 'without paid work nothing waits').toEqual(['free', 'paid', 'owed']);
});

test('a paid task that is aborted while it waits, or that fails, no longer delays free work', async () => {
  const throttle = new FreeWorkThrottle();
  const one = pool(1, throttle);
  const stop = new AbortController();
  const paid = [one.run('fail', null), one.run('wait', 50, { signal: stop.signal }), one.run('die', null)];
  const ended = Promise.allSettled([...paid, one.run('wait', 1, { signal: stop.signal })]);
  stop.abort(new Error('enough'));
  await ended;
  throttle.beginFree();
  await new Promise((resolve) => setTimeout(resolve, 60));
  throttle.endFree();
  expect(throttle.waitMs('check')).toBe(0);
  expect(await one.run('double', 4, { free: 'check' })).toBe(8);
});

test('threads use V8’s last compiler, but not Maglev', async () => {
  setFlagsFromString('--allow-natives-syntax');
  expect((await pool(1).run('warmUp', null)) & (MAGLEV | TURBOFAN)).toBe(TURBOFAN);
});
