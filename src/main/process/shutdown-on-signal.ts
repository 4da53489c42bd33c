type Shutdown = () => Promise<void>;

/** Leaves the supervisor time to stop the database within the 10 s that Docker waits before it kills. */
const SHUTDOWN_WITHIN_MS = 8_000;

let isRequested = false;
let shutdown: (() => void) | undefined;

/**
 * Call this first in a program that may be supervised. SIGTERM, Ctrl-C and the supervisor's death (the IPC channel closes even
 * after a SIGKILL) request a shutdown. Under a supervisor Ctrl-C is ignored, because it reaches the whole process group and the
 * supervisor decides.
 */
export function listenForShutdown(): void {
  const supervised = process.send !== undefined;
  process.on('SIGTERM', requestShutdown);
  process.on('SIGINT', () => {
    if (!supervised) requestShutdown();
  });
  process.on('disconnect', requestShutdown);
  // A supervisor that died while this program was being loaded fires no `disconnect` any more.
  if (supervised && !process.connected) requestShutdown();
}

/**
 * Sets the function that shuts this program down. It is called once, immediately if a shutdown was requested before. The
 * process ends when it settles, or after `withinMs`.
 */
export function shutdownOnSignal(how: Shutdown, withinMs = SHUTDOWN_WITHIN_MS): void {
  shutdown = () => shutDown(how, withinMs);
  if (isRequested) shutdown();
}

/** Notifies the supervisor, if there is one, that this program is ready. */
export function reportReady(): void {
  if (process.connected) process.send?.('ready');
}

function requestShutdown(): void {
  if (isRequested) return;
  isRequested = true;
  // Without a shutdown function the program has not started, and there is nothing to finish.
  if (shutdown) shutdown();
  else process.exit(0);
}

function shutDown(how: Shutdown, withinMs: number): void {
  setTimeout(() => {
    process.stderr.write(`Not everything ended within ${withinMs / 1_000} s: what still runs is cut off.\n`);
    // process.exit would end threads inside native code, which aborts with a core dump.
    process.kill(process.pid, 'SIGKILL');
  }, withinMs).unref();
  how().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`Shutdown failed: ${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    },
  );
}
