import { expect, it } from 'vitest';
import type { MachineLoad } from '../imaging/engine.ts';
import { reportMachineLoad } from './report-machine-load.ts';

it('tells the engine what it finds, keeps it while the database is away, and stops when told to', async () => {
  const found = [
    { paid: true, workers: 2 },
    new Error('the database is away'),
    { paid: false, workers: 1 },
  ] as const;
  const told: MachineLoad[] = [];
  const stop = new AbortController();
  let looks = 0;
  const look = async (): Promise<MachineLoad> => {
    const next = found[looks++];
    if (looks === found.length) stop.abort();
    if (!next || next instanceof Error) throw next ?? new Error('asked too often');
    return next;
  };
  await reportMachineLoad({ setMachineLoad: (load) => told.push(load) }, look, stop.signal, 1);
  expect(told).toEqual([
    { paid: true, workers: 2 },
    { paid: false, workers: 1 },
  ]);
  expect(looks).toBe(3);
});
