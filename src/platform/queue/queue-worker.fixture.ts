import { appendFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { silentLog } from '../log/silent-log.ts';
import { createPgBossQueue } from './pg-boss-queue.ts';

/** A worker process for the tests to kill: writes `start` and `end` of every job into a file. */
const [url, file, workMs] = process.argv.slice(2) as [string, string, string];
const queue = await createPgBossQueue({ url, log: silentLog, runsJobs: true });
await queue.work(
  {
    'shoots.render': async ({ shootId }, signal) => {
      await appendFile(file, `start ${shootId} ${process.pid} ${Date.now()}\n`);
      await delay(Number(workMs), undefined, { signal });
      await appendFile(file, `end ${shootId} ${process.pid} ${Date.now()}\n`);
    },
  },
  { onDeadLetter: async () => undefined },
);
await appendFile(file, `ready ${process.pid}\n`);
