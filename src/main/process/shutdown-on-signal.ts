type Leave = () => Promise<void>;

/** Leaves the supervisor time to stop the database before Docker's patience, 10 s, is over. */
const LEAVE_WITHIN_MS = 8_000;

let told = false;
let leave: (() => void) | undefined;

/**
 * Call first thing in a program that may be supervised: SIGTERM, Ctrl-C, or the supervisor's death (the IPC channel
 * closes even after a SIGKILL) ask this process to go. Under a supervisor Ctrl-C reaches the whole group, and
 * the supervisor decides.
 */
export function listenForLeaving(): void {
  const supervised = process.send !== undefined;
  process.on('SIGTERM', go);
  process.on('SIGINT', () => {
    if (!supervised) go();
  });
  process.on('disconnect', go);
  // It died while this program was being loaded: nobody would ever say so.
  if (supervised && !process.connected) go();
}

/** What to do when told: called once, at once if it was told before. The process ends after it, or after `withinMs`. */
export function leaveWhenTold(how: Leave, withinMs = LEAVE_WITHIN_MS): void {
  leave = () => run(how, withinMs);
  if (told) leave();
}

/** Tells the supervisor, if there still is one, that this program works now. */
export function reportReady(): void {
  if (process.connected) process.send?.('ready');
}

function go(): void {
  if (told) return;
  told = true;
  // Not yet started: nothing to finish.
  if (leave) leave();
  else process.exit(0);
}

function run(how: Leave, withinMs: number): void {
  setTimeout(() => {
    process.stderr.write(`Not everything ended within ${withinMs / 1_000} s: what still runs is cut off.\n`);
    // process.exit would end threads inside native code, which aborts with a core dump.
    process.kill(process.pid, 'SIGKILL');
  }, withinMs).unref();
  how().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`Leaving failed: ${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    },
  );
}
