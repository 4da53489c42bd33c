import { expect, it } from 'vitest';
import { decidePruning } from './prune-backups.ts';
import { backupId } from './target-keys.ts';

const NOW = new Date('2026-11-27T03:00:00Z');
const id = (daysAgo: number) => backupId(new Date(NOW.getTime() - daysAgo * 86_400_000), 'ab12cd34');
const complete = (daysAgo: number) => ({ id: id(daysAgo), isComplete: true });
const unfinished = (daysAgo: number) => ({ id: id(daysAgo), isComplete: false });

it('keeps backups for some days, to the second', () => {
  const second = 1 / 86_400;
  expect(decidePruning([complete(3 + second), complete(3), complete(0)], NOW, 3)).toEqual({
    kept: [id(3), id(0)],
    dropped: [id(3 + second)],
    mayRun: false,
  });
});

it('always keeps the latest complete backup', () => {
  const backups = [complete(90), complete(60), unfinished(40)];
  expect(decidePruning(backups, NOW, 14)).toEqual({
    kept: [id(60)],
    dropped: [id(90), id(40)],
    mayRun: false,
  });
  expect(decidePruning([], NOW, 14)).toEqual({ kept: [], dropped: [], mayRun: false });
});

it('leaves an unfinished backup of today alone, because it may be running', () => {
  expect(decidePruning([complete(2), unfinished(0.5)], NOW, 14)).toEqual({
    kept: [id(2)],
    dropped: [],
    mayRun: true,
  });
});
