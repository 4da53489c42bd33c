/**
 * Calls `leave` once, when this process is asked to go: SIGTERM, Ctrl-C, or its supervisor died (the IPC channel
 * closes even after a SIGKILL). Under a supervisor Ctrl-C reaches the whole group and the supervisor decides.
 * The process ends when `leave` is done, or after `patienceMs`.
 */
export function leaveWhenTold(leave: () => Promise<void>, patienceMs = 15_000): void {
  let leaving = false;
  const go = () => {
    if (leaving) return;
    leaving = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    leave().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Leaving failed: ${error instanceof Error ? error.stack : String(error)}\n`);
        process.exit(1);
      },
    );
  };
  const supervised = process.send !== undefined;
  process.on('SIGTERM', go);
  process.on('SIGINT', () => {
    if (!supervised) go();
  });
  process.on('disconnect', go);
}

/** Tells the supervisor, if there is one, that this program works now. */
export function reportReady(): void {
  process.send?.('ready');
}
