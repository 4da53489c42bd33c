import { readFile } from 'node:fs/promises';

/** USER_HZ of Linux on every machine node runs on. */
const TICK_MS = 10;

/** What all threads of a process have taken of the processors. Linux only, as the journeys' process tree. */
export async function processorTimeMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // After the program's name in brackets, of which proc(5) calls the first the third.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
