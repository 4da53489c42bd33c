import { createServer, type Server } from 'node:http';
import type { Log } from '../../platform/log/log.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';

const RESPONSE_TIMEOUT_MS = 1_000;

/** Serves /healthz and /metrics of a worker on loopback. When the port is taken, only the metrics are lost; jobs run. */
export function serveWorkerHealth(port: number, metrics: Pick<Metrics, 'text'>, log: Log): Server {
  const server = createServer((request, response) => {
    if (request.url === '/healthz') {
      response.end('{"status":"alive"}');
    } else if (request.url === '/metrics') {
      metrics.text().then(
        (text) => response.setHeader('Content-Type', 'text/plain; version=0.0.4').end(text),
        (error: unknown) => {
          log.warn({ error }, 'the worker could not collect its metrics');
          response.writeHead(500).end();
        },
      );
    } else {
      response.writeHead(404).end();
    }
  });
  server.on('error', (error) => {
    log.warn({ error, port }, 'the worker cannot serve its metrics: another program uses WORKER_PORT');
  });
  return server.listen(port, '127.0.0.1');
}

/** Fetches the metrics of the worker on this machine; returns an empty text while it is down. */
export async function readWorkerMetrics(port: number, log: Pick<Log, 'warn'>): Promise<string> {
  try {
    const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
    const response = await fetch(`http://127.0.0.1:${port}/metrics`, { signal });
    if (response.ok) return await response.text();
    log.warn({ port, status: response.status }, 'the worker did not return its metrics');
  } catch (error) {
    // A refused connection needs no log line: the worker is starting or gone, and its missing metrics show that.
    if (!isConnectionRefused(error)) log.warn({ port, error }, 'the worker did not return its metrics');
  }
  return '';
}

function isConnectionRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}
