import { readdir, readFile } from 'node:fs/promises';

export interface RunningProcess {
  readonly pid: number;
  readonly parentPid: number;
  /** Its arguments from /proc. */
  readonly arguments: readonly string[];
}

/** Lists the processes of this Linux machine, without those that end meanwhile. */
export async function runningProcesses(): Promise<readonly RunningProcess[]> {
  const pids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry)).map(Number);
  const found = await Promise.all(pids.map((pid) => readProcess(pid)));
  return found.filter((one) => one !== undefined);
}

async function readProcess(pid: number): Promise<RunningProcess | undefined> {
  const [stat, commandLine] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''),
    readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
  ]);
  // The program's name in brackets is followed by its state and its parent.
  const [state, parentPid] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (!state || state === 'Z') return undefined;
  return { pid, parentPid: Number(parentPid), arguments: commandLine.split('\0').filter(Boolean) };
}

/** False for a process that has ended, also for a zombie. */
export async function isRunning(pid: number): Promise<boolean> {
  return (await readProcess(pid)) !== undefined;
}
