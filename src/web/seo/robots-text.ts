import { API } from '../../page-urls.ts';

/** Pages that are not to be listed say so themselves: who may not read them would never learn it. */
export function robotsText(publicUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dev/',
    '',
    `Sitemap: ${publicUrl}${API.sitemap}`,
    '',
  ].join('\n');
}
