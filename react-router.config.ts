import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  // One server build with several entries (vite.config.ts), so the name is a pattern.
  serverBuildFile: '[name].js',
  ssr: true,
} satisfies Config;
