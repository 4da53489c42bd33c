import { reactRouter } from '@react-router/dev/vite';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { subsetFonts } from './scripts/build/subset-fonts.ts';

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

export default defineConfig({
  plugins: [reactRouter()],
  resolve: {
    alias: { '@fonts': await subsetFonts(join(import.meta.dirname, 'node_modules/.cache/lichtbild-fonts')) },
  },
  css: {
    transformer: 'lightningcss',
    modules: { localsConvention: 'camelCaseOnly' },
  },
  build: {
    // All of it weighs less than one picture, and a page stands after one request instead of eight.
    cssCodeSplit: false,
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    sourcemap: false,
  },
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files instead of dozens, and their style sheets with them: small ones compress worse (8 KB on the home
            // page), and each request waits for one of six connections. A group takes along what its modules import.
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK, priority: 3 },
                { name: 'shell', test: /src\/web\/root\.tsx/, priority: 2 },
                // PrintSamples is left out because it loads the pictures of all styles.
                { name: 'sections', test: /src\/web\/sections\/(?!print-samples)/, priority: 1 },
                {
                  name: 'forms',
                  test: /src\/(base|catalog|ui\/(form\/field|form-submission|visually-hidden))/,
                  priority: 0,
                },
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
