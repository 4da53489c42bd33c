import { listenForShutdown } from './process/shutdown-on-signal.ts';
import { runProgram } from './process/program.ts';

/** Program: one worker process; any number of them may run on one database. */
listenForShutdown();
await runProgram('worker', async (settings) => {
  const { runWorker } = await import('./run-worker.ts');
  await runWorker(settings);
});
