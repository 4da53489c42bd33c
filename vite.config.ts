import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Programs of build/server; each is one file of src/main; two are threads of others. */
const SERVER_ENTRIES = {
  start: 'src/main/start.ts',
  web: 'src/main/web.ts',
  worker: 'src/main/worker.ts',
  migrate: 'src/main/migrate.ts',
  cli: 'src/main/cli.ts',
  'engine-thread': 'src/imaging/engine-thread.ts',
  'og-thread': 'src/main/og-thread.ts',
};

export default defineConfig({
  plugins: [reactRouter()],
  css: {
    transformer: 'lightningcss',
    modules: { localsConvention: 'camelCaseOnly' },
  },
  build: { cssMinify: 'lightningcss', assetsInlineLimit: 0, sourcemap: false },
  worker: { format: 'es' },
  environments: {
    ssr: {
      // Bundled, because loading their hundreds of files costs every start of every process 0.8 s.
      resolve: { noExternal: ['drizzle-orm', /^@react-email\//] },
      build: {
        sourcemap: true,
        target: 'node22',
        rollupOptions: { input: SERVER_ENTRIES },
      },
    },
  },
});
