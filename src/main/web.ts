import type { ServerBuild } from 'react-router';
import { listenForShutdown } from './process/shutdown-on-signal.ts';
import { runProgram } from './process/program.ts';

/** Program: one web process. Any number of them may share a database. */
listenForShutdown();
await runProgram('web server', async (settings) => {
  // Imported here and not at the top, because React reads NODE_ENV when it is loaded and `runProgram` sets it first.
  const [{ runWeb }, serverBuild] = await Promise.all([
    import('./run-web.ts'),
    import('virtual:react-router/server-build'),
  ]);
  // React Router types the build in two ways that differ only under exactOptionalPropertyTypes.
  await runWeb(settings, serverBuild as ServerBuild);
});
