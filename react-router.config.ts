import type { Config } from '@react-router/dev/config';
import { join } from 'node:path';
import { compressAssets } from './scripts/build/compress-assets.ts';
import { overBudget, pageWeights } from './scripts/build/page-weights.ts';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  // One server build with several entries (vite.config.ts), so the name is a pattern.
  serverBuildFile: '[name].js',
  ssr: true,
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    await compressAssets(join(client, 'assets'));
    const problems = overBudget(await pageWeights(client));
    if (problems.length > 0) throw new Error(`Pages are too heavy:\n${problems.join('\n')}`);
  },
} satisfies Config;
