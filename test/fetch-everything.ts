import { PUBLIC_URL, type Visitor } from './shoot-world.ts';
import { LANGUAGES } from '../src/catalog/languages.ts';
import { STYLE_IDS } from '../src/base/style-ids.ts';
import { DERIVED_VARIANTS } from '../src/imaging/headshot-request.ts';
import { pagePath } from '../src/page-urls.ts';
import type { createWebApp } from '../src/web/server.ts';

/** Every name that an address may use for a size or format of a picture. */
const VARIANTS = ['thumbnail', 'web', 'original', 'preview', 'clean', ...DERIVED_VARIANTS];

interface RequestVariant {
  /** Query parameters, without the question mark. */
  readonly query: string;
  /** The header Accept. */
  readonly accept: string;
}

/** The plain address. */
export const PLAIN_REQUEST: RequestVariant = { query: '', accept: '*/*' };

/** Ways in which image servers are commonly asked for another size or format, or for an unprocessed file. */
export const REQUEST_VARIANTS: readonly RequestVariant[] = [
  PLAIN_REQUEST,
  ...['image/avif', 'image/webp', 'text/html'].map((accept) => ({ ...PLAIN_REQUEST, accept })),
  ...[
    'width=1024',
    'w=1024&h=1280',
    'size=original',
    'size=1024x1280',
    'format=avif',
    'raw=1',
    'watermark=false',
  ].map((query) => ({ ...PLAIN_REQUEST, query })),
];

type App = ReturnType<typeof createWebApp>;

export interface ServedDraft {
  readonly app: App;
  /** The browser that made the draft; its cookies go with the requests. */
  readonly visitor: Visitor;
  readonly shootId: string;
  readonly selfieIds: readonly string[];
}

/** Sends a request with the visitor's cookies, if a visitor is given, and stores the cookies of the response. */
export async function send(
  app: App,
  visitor: Pick<Visitor, 'jar'> | undefined,
  path: string,
  { headers, ...init }: RequestInit = {},
): Promise<Response> {
  const cookie = [...(visitor?.jar ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  const all = new Headers(headers);
  all.set('Sec-Fetch-Site', 'same-origin');
  if (cookie) all.set('Cookie', cookie);
  if (init.body) all.set('Content-Type', 'application/json');
  const response = await app.fetch(new Request(new URL(path, PUBLIC_URL), { ...init, headers: all }));
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    visitor?.jar.set(name, value);
  }
  return response;
}

/**
 * Lists every address that may serve something of the draft: each GET route of the server with all ids, numbers and variants filled
 * in.
 */
function addressesOf({ app, shootId, selfieIds }: ServedDraft): readonly string[] {
  const values: Readonly<Record<string, readonly string[]>> = {
    id: [shootId],
    shootId: [shootId],
    selfieId: selfieIds,
    number: ['1', '2', '12'],
    variant: VARIANTS,
  };
  const patterns = new Set(
    app.routes
      .filter(({ method, path }) => (method === 'GET' || method === 'ALL') && !path.includes('*'))
      .map(({ path }) => path)
      .filter((path) => path.includes(':') || path.startsWith('/api/')),
  );
  const filled = [...patterns].flatMap((pattern) => {
    const names = [...pattern.matchAll(/:(\w+)(\{[^}]*\})?\??/g)].map(([, name]) => name!);
    return names.reduce(
      (paths, name) =>
        paths.flatMap((path) =>
          (values[name] ?? [shootId, ...selfieIds]).map((value) =>
            path.replace(new RegExp(`:${name}(\\{[^}]*\\})?\\??`), value),
          ),
        ),
      [pattern],
    );
  });
  const pages = LANGUAGES.flatMap((language) =>
    (['progress', 'gallery', 'share', 'createHeadshot'] as const).map((page) =>
      pagePath(page, language, { id: shootId }),
    ),
  );
  const pictures = selfieIds.flatMap((selfieId) =>
    STYLE_IDS.flatMap((style) =>
      ['', '&garment=suit-jacket&dye=navy'].map(
        (which) => `/api/shoot/preview?style=${style}&selfie=${selfieId}${which}`,
      ),
    ),
  );
  return [...filled, ...pages, ...pictures];
}

/**
 * Requests every address, with the visitor's cookies and without any.
 * @param variants to try with each address
 * @returns the bodies of all successful responses, by who requested what
 */
export async function fetchEverything(
  draft: ServedDraft,
  variants: readonly RequestVariant[],
): Promise<ReadonlyMap<string, Buffer>> {
  const bodies = new Map<string, Buffer>();
  for (const address of addressesOf(draft)) {
    for (const { query, accept } of variants) {
      const path = query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address;
      for (const requester of [draft.visitor, undefined]) {
        const abort = new AbortController();
        const request = { headers: { accept }, signal: abort.signal };
        const { status, body } = await send(draft.app, requester, path, request);
        if (body && status === 200) {
          bodies.set(
            `${requester ? 'visitor' : 'stranger'}: ${path} as ${accept}`,
            await readBeginning(body),
          );
        }
        abort.abort();
      }
    }
  }
  return bodies;
}

/** Reads a body to its end, or an event stream to its first event. */
async function readBeginning(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (value) parts.push(value);
    const isEvent = Buffer.concat(parts).toString('latin1').includes('event: shoot');
    if (done || isEvent) break;
  }
  await reader.cancel();
  return Buffer.concat(parts);
}
