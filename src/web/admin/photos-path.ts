import { DASHBOARD_API } from '../../dashboard-urls.ts';

/** The path of a shoot's photos, to which alone the browser sends the cookie that permits a look. */
export function photosPath(shootId: string): string {
  return `${DASHBOARD_API}/shoots/${encodeURIComponent(shootId)}/photos`;
}
