import { createServer } from 'node:net';
import type { Config } from '../config/config.ts';
import { ok, problem, type Finding } from './finding.ts';

/** Checks that the port is free or that Lichtbild already listens on it. */
export async function checkPort({ web }: Config): Promise<Finding> {
  const where = `${web.host}:${web.port}`;
  const code = await tryPort(web.host, web.port);
  if (code === undefined) return ok('port', `${where} is free`);
  if (code === 'EADDRINUSE' && (await isLichtbild(web.port))) return ok('port', `Lichtbild runs on ${where}`);
  return problem(
    'port',
    code === 'EADDRINUSE' ? `${where} is used by another program` : `${where} cannot be opened (${code})`,
    'Set PORT or HOST.',
  );
}

function tryPort(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

async function isLichtbild(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(
    async (response) => response.ok && (await response.text()).includes('"alive"'),
    () => false,
  );
}
