import { RouterContextProvider } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../../../test/create-test-database.ts';
import { EMPTY_QUEUE, FAKE_SYSTEM } from '../../../../test/fake-system.ts';
import type { OperatorRole } from '../../../features/operators/operator.ts';
import { createMemoryStorage } from '../../../platform/storage/memory-storage.ts';
import { webContext, type WebContext } from '../../context.ts';
import { operatorContext } from '../operator-context.ts';
import { loader } from './system-page.tsx';

async function open(role: OperatorRole) {
  const database = await createTestDatabase();
  onTestFinished(() => database[Symbol.asyncDispose]());
  const context = new RouterContextProvider();
  context.set(webContext, {
    db: database.own,
    ...{ system: FAKE_SYSTEM, queueAdmin: EMPTY_QUEUE, storage: createMemoryStorage() },
    clock: { now: () => new Date('2026-11-27T12:00:00Z') },
  } as unknown as WebContext);
  context.set(operatorContext, { email: 'somebody@example.org', role });
  const request = new Request('http://localhost:3000/dashboard/system?after=nonsense');
  return loader({ context, request } as unknown as Parameters<typeof loader>[0]);
}

it('sends settings to owners only', async () => {
  expect((await open('owner')).settings).toEqual(FAKE_SYSTEM.settings);
  expect(await open('support')).not.toMatchObject({ settings: expect.anything() });
});

it('sends versions, schedules and failed jobs to every operator', async () => {
  const shown = await open('support');
  expect(shown).toMatchObject({
    failed: [],
    next: undefined,
    backup: undefined,
    versions: { node: '24.0.0' },
  });
  expect(shown.schedules).toContainEqual({ job: 'mail.resume', cron: '37 * * * *' });
});
