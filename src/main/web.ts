import type { ServerBuild } from 'react-router';
import { listenForShutdown } from './process/shutdown-on-signal.ts';
import { runProgram } from './process/program.ts';

/** Program: one web process; any number of them may run on one database. */
listenForShutdown();
await runProgram('web server', async (settings) => {
  // Imported only now, because React reads NODE_ENV when it is loaded.
  const [{ runWeb }, serverBuild] = await Promise.all([
    import('./run-web.ts'),
    import('virtual:react-router/server-build'),
  ]);
  // React Router's own types of one thing, only unequal under exactOptionalPropertyTypes.
  await runWeb(settings, serverBuild as ServerBuild);
});
