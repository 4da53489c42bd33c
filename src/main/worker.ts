import { runProgram } from './program.ts';

/** Program: one worker process; any number of them may run on one database. */
await runProgram('worker', async (settings) => {
  const { runWorker } = await import('./run-worker.ts');
  await runWorker(settings);
});
