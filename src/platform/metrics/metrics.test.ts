import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

it('counts responses, jobs and engine steps in Prometheus format', async () => {
  const metrics = createMetrics({
    countJobs: async () => [{ name: 'shoots.render', state: 'created', count: 3 }],
  });
  metrics.onResponse({ route: '/gallery/:id', method: 'GET', status: 200, elapsedMs: 40 });
  metrics.onResponse({ route: '/gallery/:id', method: 'GET', status: 200, elapsedMs: 400 });
  metrics.onJob({ name: 'shoots.render', outcome: 'completed', elapsedMs: 30_000 });
  metrics.onEngine('render', 900);
  const text = await metrics.text();
  expect(text).toContain(
    'lichtbild_http_seconds_bucket{le="0.05",route="/gallery/:id",method="GET",status="200"} 1',
  );
  expect(text).toContain('lichtbild_http_seconds_count{route="/gallery/:id",method="GET",status="200"} 2');
  expect(text).toContain('lichtbild_job_seconds_sum{name="shoots.render",outcome="completed"} 30');
  expect(text).toContain('lichtbild_engine_seconds_count{step="render"} 1');
  expect(text).toContain('lichtbild_jobs{name="shoots.render",state="created"} 3');
  expect(text).toContain('process_resident_memory_bytes');
});

it('still responds when the queue cannot be counted', async () => {
  const metrics = createMetrics({ countJobs: () => Promise.reject(new Error('no database')) });
  expect(await metrics.text()).toContain('process_cpu_seconds_total');
});
