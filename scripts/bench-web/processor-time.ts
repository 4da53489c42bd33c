import { readFile } from 'node:fs/promises';

/** USER_HZ of Linux on every machine node runs on. */
const TICK_MS = 10;

/** Returns the processor time of all threads of a process. Works on Linux only, as does e2e/process-tree.ts. */
export async function processorTimeMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The fields after the program's name in brackets; proc(5) numbers the first of them 3.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
