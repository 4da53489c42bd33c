import { createServer, type Server } from 'node:http';
import type { Log } from '../../platform/log/log.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';

const ANSWER_WITHIN_MS = 1_000;

/** /healthz and /metrics of a worker on loopback. A port that is taken costs the numbers, not the jobs. */
export function serveWorkerHealth(port: number, metrics: Pick<Metrics, 'text'>, log: Log): Server {
  const server = createServer((request, response) => {
    if (request.url === '/healthz') {
      response.end('{"status":"alive"}');
    } else if (request.url === '/metrics') {
      metrics.text().then(
        (text) => response.setHeader('Content-Type', 'text/plain; version=0.0.4').end(text),
        (error: unknown) => {
          log.warn({ error }, 'the worker could not gather its numbers');
          response.writeHead(500).end();
        },
      );
    } else {
      response.writeHead(404).end();
    }
  });
  server.on('error', (error) => {
    log.warn({ error, port }, 'the worker cannot show its numbers: another program uses WORKER_PORT');
  });
  return server.listen(port, '127.0.0.1');
}

/** What the worker beside the web server says of itself; nothing while it is away. */
export async function readWorkerMetrics(port: number, log: Pick<Log, 'warn'>): Promise<string> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { signal });
    if (answer.ok) return await answer.text();
    log.warn({ port, status: answer.status }, 'the worker did not say its numbers');
  } catch (error) {
    // Refused: it is starting or gone, and its missing numbers say so.
    if (!isRefusal(error)) log.warn({ port, error }, 'the worker did not say its numbers');
  }
  return '';
}

function isRefusal(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}
