/**
 * Measures how fast the pages are: `npm run bench:web [-- --json] [--only pages|rendering] [--rounds 5] [--seconds 20]`.
 *
 * The part `pages` requests as many as the server can deliver, and a bare Hono page for comparison; it takes two minutes. The
 * part `rendering` measures for `--seconds` how long one visitor waits for pages while a shoot renders; it needs the photos
 * folder.
 */
import { parseArgs } from 'node:util';
import { printPageSpeeds } from './bench-web/page-speeds.ts';
import { measurePages } from './bench-web/pages.ts';
import { measureWhileRendering, printWhileRendering } from './bench-web/while-rendering.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '20' },
    json: { type: 'boolean', default: false },
  },
});
if (values.only !== undefined && values.only !== 'pages' && values.only !== 'rendering') {
  process.stderr.write(`There is no part ${values.only}; there are pages, rendering.\n`);
  process.exit(2);
}

const pages = values.only === 'rendering' ? undefined : await measurePages(Number(values.rounds));
if (pages && !values.json) printPageSpeeds(pages);
const rendering = values.only === 'pages' ? undefined : await measureWhileRendering(Number(values.seconds));
if (rendering && !values.json) printWhileRendering(rendering);
if (values.json) process.stdout.write(`${JSON.stringify({ pages, rendering }, null, 2)}\n`);
