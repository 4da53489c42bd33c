/** Requests one path over several connections at once, as fast as the responses come, in its own process. */
import { handleRequests } from './script-process.ts';
import { type KeepAliveConnection, openConnection } from './keep-alive-connection.ts';

export interface Load {
  readonly port: number;
  readonly path: string;
  readonly etag?: string | undefined;
  readonly connections: number;
  readonly durationMs: number;
  /** Any other status fails the bench. */
  readonly status: number;
}

export interface LoadResult {
  readonly answers: number;
  readonly elapsedMs: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Transferred bytes of one response. */
  readonly bodyBytes: number;
}

handleRequests(async (load: Load): Promise<LoadResult> => {
  const connections = await Promise.all(
    Array.from({ length: load.connections }, () => openConnection(load.port)),
  );
  const timesMs: number[] = [];
  const startMs = performance.now();
  const bodyBytes = await Promise.all(
    connections.map((connection) => askUntil(startMs + load.durationMs, connection, load, timesMs)),
  );
  const elapsedMs = performance.now() - startMs;
  for (const connection of connections) connection.close();
  timesMs.sort((a, b) => a - b);
  return {
    answers: timesMs.length,
    elapsedMs,
    p50Ms: timesMs[Math.floor(0.5 * (timesMs.length - 1))]!,
    p99Ms: timesMs[Math.floor(0.99 * (timesMs.length - 1))]!,
    bodyBytes: Math.max(...bodyBytes),
  };
});

async function askUntil(endMs: number, connection: KeepAliveConnection, load: Load, timesMs: number[]) {
  const head = requestHead(load);
  for (;;) {
    const startMs = performance.now();
    const { status, bodyBytes } = await connection.ask(head);
    const nowMs = performance.now();
    if (status !== load.status)
      throw new Error(`${load.path} responded with ${status} instead of ${load.status}`);
    timesMs.push(nowMs - startMs);
    if (nowMs >= endMs) return bodyBytes;
  }
}

/** Returns the headers that a browser sends when it opens a page, as far as the server reads them. */
function requestHead({ path, port, etag }: Load): string {
  return [
    `GET ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
    'Accept: text/html,application/xhtml+xml,*/*;q=0.8',
    'Accept-Encoding: gzip, deflate, br, zstd',
    'Accept-Language: en-US,en;q=0.9',
    'Sec-Fetch-Mode: navigate',
    'Sec-Fetch-Site: none',
    ...(etag ? [`If-None-Match: ${etag}`] : []),
    '\r\n',
  ].join('\r\n');
}
