import { expect, it } from 'vitest';
import type { MachineLoad } from '../imaging/engine.ts';
import { reportMachineLoad } from './report-machine-load.ts';

it('reports the load to the engine, keeps it while the database is down, and stops when aborted', async () => {
  const found = [
    { paid: true, workers: 2 },
    new Error('the database is down'),
    { paid: false, workers: 1 },
  ] as const;
  const reports: MachineLoad[] = [];
  const stop = new AbortController();
  let calls = 0;
  const findOtherWork = async (): Promise<MachineLoad> => {
    const next = found[calls++];
    if (calls === found.length) stop.abort();
    if (!next || next instanceof Error) throw next ?? new Error('called too often');
    return next;
  };
  await reportMachineLoad({ setMachineLoad: (load) => reports.push(load) }, findOtherWork, stop.signal, 1);
  expect(reports).toEqual([
    { paid: true, workers: 2 },
    { paid: false, workers: 1 },
  ]);
  expect(calls).toBe(3);
});
