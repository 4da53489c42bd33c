type Leave = () => Promise<void>;

let told = false;
let leave: Leave | undefined;

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

/** What to do when told: called once, at once if it was told before. The process ends after it, or after 15 s. */
export function leaveWhenTold(how: Leave): void {
  leave = how;
  if (told) run(how);
}

/** Tells the supervisor, if there still is one, that this program works now. */
export function reportReady(): void {
  if (process.connected) process.send?.('ready');
}

function go(): void {
  if (told) return;
  told = true;
  // Not yet started: nothing to finish.
  if (leave) run(leave);
  else process.exit(0);
}

function run(how: Leave): void {
  setTimeout(() => process.exit(1), 15_000).unref();
  how().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`Leaving failed: ${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    },
  );
}
