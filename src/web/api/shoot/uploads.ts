import { Server } from '@tus/server';
import { type Context, Hono } from 'hono';
import { LIMITS } from '../../../catalog/limits.ts';
import { finishUpload } from '../../../features/shoots/selfies/finish-upload.server.ts';
import { countSelfies, findSelfie } from '../../../features/shoots/selfies/selfie-store.server.ts';
import { isOpenDraft } from '../../../features/shoots/shoot-state.ts';
import { findShoot } from '../../../features/shoots/shoot-store.server.ts';
import type { UploadStore } from '../../../features/shoots/selfies/upload-store.server.ts';
import { ENDPOINTS } from '../../../page-urls.ts';
import type { WebContext } from '../../context.ts';
import { isTransientOutage } from '../../../platform/queue/is-transient-outage.ts';
import { ownShootId } from './draft-cookie.ts';
import { refuseShoot } from './refuse-shoot.ts';
import { refuseUnavailable } from '../refuse-unavailable.ts';
import { type CountRequest, requestLimit } from '../request-limit.ts';
import { isAlmostFull } from './almost-full.ts';
import { splitTusId, tusId, TusUploadStore } from './tus-upload-store.ts';

/** The page uploads three files at a time. The others are interrupted uploads, which are resumed or erased after two hours. */
const MAX_UNFINISHED = 8;

/** The endpoints of resumable uploads by the tus protocol 1.0. The draft's cookie determines the shoot. */
export function createUploadRoutes(
  context: WebContext,
  uploads: UploadStore,
  countRequest: CountRequest,
): Hono {
  const app = new Hono();
  const shootOf = new WeakMap<Request, string>();
  const tus = createTusServer(context, uploads, (request) => shootOf.get(request) ?? '');

  /** Returns an error response, or undefined when a new upload may begin. */
  const refuseNew = async (c: Context, shootId: string): Promise<Response | undefined> => {
    if (Number(c.req.header('upload-length')) > LIMITS.uploadMaxBytes)
      return refuseShoot(c, 'upload-too-large');
    const { total } = await countSelfies(context.db, shootId);
    if (total >= LIMITS.selfiesMax) return refuseShoot(c, 'selfies-too-many');
    // The store lists a selfie's upload, without its bytes, as long as the selfie exists.
    const known = await uploads.list(shootId);
    if (known.length - total >= MAX_UNFINISHED) return refuseShoot(c, 'uploads-too-many');
    const room = await context.storage.freeSpace();
    if (room && isAlmostFull(room)) {
      context.log.error({ ...room }, 'the disk is almost full: no new upload may begin');
      return refuseShoot(c, 'storage-full');
    }
    return undefined;
  };

  const handle = async (c: Context): Promise<Response> => {
    const shootId = ownShootId(c, context);
    const shoot = shootId === undefined ? undefined : await findShoot(context.db, shootId);
    if (!shoot || shoot.erasedAt) return refuseShoot(c, 'shoot-not-found');
    if (c.req.method !== 'HEAD' && !isOpenDraft(shoot.state)) return refuseShoot(c, 'shoot-closed');
    if (c.req.method === 'POST') {
      const refused = await refuseNew(c, shoot.id);
      if (refused) return refused;
    }
    shootOf.set(c.req.raw, shoot.id);
    const response = await tus.handleWeb(c.req.raw);
    if (response.status === 503) return refuseUnavailable(c);
    const finished = await finishIfComplete(c, context, uploads, shoot.id, response);
    return finished ?? response;
  };

  app.post('/', requestLimit(countRequest, 'upload'), handle);
  // Hono routes HEAD requests to GET handlers.
  const resumeLimit = requestLimit(countRequest, 'upload-part');
  app.on(['GET', 'PATCH', 'DELETE'], '/:uploadId', resumeLimit, handle);
  return app;
}

/**
 * Turns an upload whose last byte has arrived into a selfie. Returns an error response when the selfie is refused. This also
 * happens on HEAD requests: when a server is killed between the last byte and its response, the client will only ask for the
 * state of the complete upload.
 */
async function finishIfComplete(
  c: Context,
  context: WebContext,
  uploads: UploadStore,
  shootId: string,
  response: Response,
): Promise<Response | undefined> {
  if (!response.ok) return undefined;
  const location = response.headers.get('location') ?? new URL(c.req.url).pathname;
  const uploadId = location.slice(location.lastIndexOf('/') + 1);
  // The response to a creation has no offset. An empty file is complete by its creation.
  const offset = response.headers.get('upload-offset') ?? '0';
  const info = await uploads.info(shootId, uploadId);
  if (info?.sizeBytes !== Number(offset)) return undefined;
  const finished = await finishUpload({ ...context, uploads }, shootId, uploadId);
  return finished.ok ? undefined : refuseShoot(c, finished.error);
}

function createTusServer(
  context: WebContext,
  uploads: UploadStore,
  shootIdOf: (request: Request) => string,
): Server {
  return new Server({
    path: ENDPOINTS.uploads,
    datastore: new TusUploadStore({
      uploads,
      clock: context.clock,
      isSelfie: async (shootId, uploadId) => (await findSelfie(context.db, shootId, uploadId)) !== undefined,
    }),
    maxSize: LIMITS.uploadMaxBytes,
    // Other sites may not upload, so no CORS header is ever sent.
    allowedOrigins: [],
    disableTerminationForFinishedUploads: true,
    namingFunction: (request) => tusId(shootIdOf(request), context.ids.newId()),
    generateUrl: (_request, { path, id }) => `${path}/${splitTusId(id).uploadId}`,
    getFileIdFromRequest: (request, last) =>
      last && /^[\w-]{22}$/.test(last) ? tusId(shootIdOf(request), last) : undefined,
    // The client's metadata is dropped, because file names are personal data and nobody needs them.
    onUploadCreate: async () => ({ metadata: {} }),
    onResponseError: (_request, error) => {
      if ('status_code' in error) return undefined;
      if (isTransientOutage(error)) {
        context.log.warn({ error }, 'an upload failed because the database or the disk does not answer');
        return { status_code: 503, body: 'Please try again in a moment\n' };
      }
      context.log.error({ error: error.stack }, 'an upload failed');
      return { status_code: 500, body: 'Something went wrong with that request\n' };
    },
  });
}
