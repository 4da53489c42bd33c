import { expect, it } from 'vitest';
import { mergeMetrics } from './merge-metrics.ts';
import { createMetrics } from './metrics.ts';

it('lists every name once, above the samples of both programs', () => {
  const web =
    '# HELP up Is up.\n# TYPE up gauge\nup{program="web"} 1\n\n# HELP web_only W.\n# TYPE web_only gauge\nweb_only 3\n';
  const worker = '# HELP up Is up.\n# TYPE up gauge\nup{program="worker"} 1\n';
  expect(mergeMetrics([web, worker])).toBe(
    '# HELP up Is up.\n# TYPE up gauge\nup{program="web"} 1\nup{program="worker"} 1\n\n' +
      '# HELP web_only W.\n# TYPE web_only gauge\nweb_only 3\n',
  );
});

it('keeps all samples of real processes under their own program label', async () => {
  const [web, worker] = [createMetrics({ program: 'web' }), createMetrics({ program: 'worker' })];
  worker.onEngine('render', 900);
  const merged = mergeMetrics([await web.text(), await worker.text()]);
  const lines = merged.split('\n');
  const types = lines.filter((line) => line.startsWith('# TYPE'));
  expect(new Set(types).size).toBe(types.length);
  const samples = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.replace(/ \S+$/, ''));
  expect(new Set(samples).size).toBe(samples.length);
  expect(merged).toMatch(/^lichtbild_engine_seconds_count\{.*program="worker".*\} 1$/m);
  expect(merged).toMatch(/^process_resident_memory_bytes\{program="web"\} \d+$/m);
  expect(merged).toMatch(/^process_resident_memory_bytes\{program="worker"\} \d+$/m);
});

it('returns the web server’s own text while the worker returns none', async () => {
  const text = await createMetrics({ program: 'web' }).text();
  expect(mergeMetrics([text, '']).split('\n').length).toBe(text.split('\n').length);
});
