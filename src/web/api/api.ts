import { Hono } from 'hono';
import type { WebContext } from '../context.ts';

/** Every endpoint under /api, composed from the features' routers. */
export function createApi(context: WebContext): Hono {
  const app = new Hono();
  void context;
  return app;
}
