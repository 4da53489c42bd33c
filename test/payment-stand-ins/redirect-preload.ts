// Loaded with `node --import` into the service of a browser journey, so that its SDKs reach the stand-ins.
import { redirectFetch } from './redirect-fetch.ts';

redirectFetch(JSON.parse(process.env['STAND_IN_ORIGINS'] ?? '{}') as Record<string, string>);
