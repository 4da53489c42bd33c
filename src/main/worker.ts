import { listenForShutdown } from './process/shutdown-on-signal.ts';
import { runProgram } from './process/program.ts';

/** Program: one worker process. Any number of them may share a database. */
listenForShutdown();
await runProgram('worker', async (settings) => {
  const { runWorker } = await import('./run-worker.ts');
  await runWorker(settings);
});
