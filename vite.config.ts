import { reactRouter } from '@react-router/dev/vite';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { subsetFonts } from './scripts/build/subset-fonts.ts';

/** The programs of build/server, and the three threads that they start. */
const SERVER_ENTRIES = {
  start: 'src/main/start.ts',
  web: 'src/main/web.ts',
  worker: 'src/main/worker.ts',
  migrate: 'src/main/migrate.ts',
  cli: 'src/main/cli.ts',
  'engine-thread': 'src/imaging/engine-thread.ts',
  'review-thread': 'src/imaging/review-thread.ts',
  'og-thread': 'src/main/og-thread.ts',
};

/** Packages that every page loads. */
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
    // One style sheet for all pages weighs less than a photo, and a page renders after one request instead of eight.
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
            // Script files are grouped into a few. Small files compress worse (8 KB on the home page), and each request waits for
            // one of six connections. A group also contains what its modules import.
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK, priority: 3 },
                { name: 'shell', test: /src\/web\/root\.tsx/, priority: 2 },
                // PrintSamples is left out because it loads the pictures of all styles.
                {
                  name: 'sections',
                  test: /src\/(web\/sections\/(?!print-samples)|ui\/use-(media-query|prevent-file-drop)|features\/newsletter\/overlays\/(welcome-button|overlay-requests))/,
                  priority: 1,
                },
                {
                  name: 'forms',
                  // Consent loads on every page, and no page should load the forms for its few constants. The figures of photos are
                  // left out, because only the tools need them.
                  test: /src\/(base|catalog\/(?!consent|eea-|analytics-services|photo-standards|document-photos)|ui\/(form\/field|form-submission|visually-hidden))/,
                  priority: 0,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // These are bundled, because loading their hundreds of files would add 0.8 s to every start of every process.
      resolve: { noExternal: ['drizzle-orm', /^@react-email\//] },
      build: {
        sourcemap: true,
        target: 'node22',
        rollupOptions: { input: SERVER_ENTRIES },
      },
    },
  },
});
