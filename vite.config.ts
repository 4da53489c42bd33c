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

/** On every page. */
const FRAMEWORK = /node_modules\/(react|react-dom|scheduler|react-router|cookie)\//;
const SHELL =
  /src\/(base\/|routes\.ts|catalog\/(brand|discounts|languages)\.ts|web\/layout\/|platform\/analytics\/|ui\/(button|class-names|copy-code|copy-text\.client|error-page|errors-texts|frame|grease-mark|language|link-button|message-page|page|picture)\.tsx?$)/;

export default defineConfig({
  plugins: [reactRouter()],
  css: {
    transformer: 'lightningcss',
    modules: { localsConvention: 'camelCaseOnly' },
  },
  build: { cssMinify: 'lightningcss', assetsInlineLimit: 0, sourcemap: false },
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Many small files compress worse than few: the home page's would weigh 8 KB more.
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK, priority: 2 },
                { name: 'shell', test: SHELL, priority: 1 },
              ],
            },
          },
        },
      },
    },
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
