// One process of the service in a process of its own, which kills itself with SIGKILL at the step that a request names.
import '../load-tsx.ts';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { ChildOptions, ChildRequest } from './child-process.ts';

const { Life } = await import('./life.ts');
const { openNetwork, runAs } = await import('../network.ts');
const { openProgram } = await import('./program.ts');
const { VirtualTime } = await import('../virtual-time.ts');
const { randomIds } = await import('../../../src/platform/ids/ids.ts');
const { silentLog } = await import('../../../src/platform/log/silent-log.ts');
const { createPgBossQueue } = await import('../../../src/platform/queue/pg-boss-queue.ts');

const options = JSON.parse(process.env['FAULT_RUN_CHILD'] ?? '{}') as ChildOptions;
const { databaseUrl, stores, newOrders, automaticTax, skewMs, standIns } = options;
const life = new Life(() => process.kill(process.pid, 'SIGKILL'));
const time = new VirtualTime(new Date(0));
openNetwork(standIns);
const queue = await createPgBossQueue({ url: databaseUrl, log: silentLog, runsJobs: false });
const program = openProgram({
  ...{ databaseUrl, life, queue, stores, newOrders, automaticTax },
  ...{ clock: time.clock(skewMs), ids: randomIds, log: silentLog },
});

async function answer(request: Request): Promise<Response> {
  const { now, dieAtStep, job } = JSON.parse(request.headers.get('x-fault-run') ?? '{}') as ChildRequest;
  time.now = new Date(now);
  life.arm(dieAtStep);
  if (!job) return program.fetch(request);
  const handler = program.handlers[job.name] as (data: unknown, signal: AbortSignal) => Promise<void>;
  await runAs(life, () => handler(job.data, request.signal));
  return new Response();
}

const server = serve({ fetch: answer, hostname: '127.0.0.1', port: 0 });
server.once('listening', () => console.log(`port ${(server.address() as AddressInfo).port}`));
// It ends with the run that started it, also if that one is killed.
process.stdin.once('end', () => process.exit()).resume();
