import type { Capabilities } from '../../../../platform/capability/capabilities.ts';
import { ENDPOINTS } from '../../../../page-urls.ts';
import type { Measuring } from '../../campaign/compose-campaign-mail.ts';

const TOKEN = /^(\d{1,18})\.([\w-]{22})$/;

/** Returns the addresses that count what the reader of a mail does. They name the mail, never where a link leads. */
export function measuringOf(
  ports: {
    readonly capabilities: Pick<Capabilities, 'keyFor'>;
    readonly settings: { readonly publicUrl: string };
  },
  recipientId: number,
): Measuring {
  const id = String(recipientId);
  const token = `${id}.${ports.capabilities.keyFor('campaign-response', id)}`;
  const url = (endpoint: string) => ports.settings.publicUrl + endpoint.replace(':token', token);
  return {
    pixelUrl: url(ENDPOINTS.newsletterOpened),
    linkUrl: (link) => url(ENDPOINTS.newsletterLink).replace(':link', String(link)),
  };
}

/** Returns the number of the mail that a token is of; undefined for one that is not ours. */
export function readResponseToken(
  capabilities: Pick<Capabilities, 'verify'>,
  token: string,
): number | undefined {
  const [, id = '', key] = TOKEN.exec(token) ?? [];
  return capabilities.verify('campaign-response', id, key) ? Number(id) : undefined;
}
