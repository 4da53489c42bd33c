import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { startReport } from './start-report.ts';

const report = (env: Record<string, string>) => startReport(readConfig(env, '/srv'), undefined, 1).join('\n');

it('reports where the mails are shown, or why they are not', () => {
  expect(report({})).toContain('shown at http://localhost:3000/dev/outbox');
  expect(report({ HOST: '0.0.0.0' })).not.toContain('shown at');
  expect(report({ HOST: '0.0.0.0' })).toContain('/dev/outbox is closed');
});
