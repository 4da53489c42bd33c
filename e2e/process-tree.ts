import { readdir, readFile } from 'node:fs/promises';

export interface RunningProcess {
  readonly pid: number;
  readonly parentPid: number;
  /** Its arguments, as /proc tells them. */
  readonly arguments: readonly string[];
}

/** Every process of this Linux machine; one that ends while we look is left out. */
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
  // After the program's name in brackets: its state, then its parent.
  const [state, parentPid] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (!state || state === 'Z') return undefined;
  return { pid, parentPid: Number(parentPid), arguments: commandLine.split('\0').filter(Boolean) };
}

/** False for a process that has ended, also when nobody has asked for its exit code yet. */
export async function isRunning(pid: number): Promise<boolean> {
  return (await readProcess(pid)) !== undefined;
}
