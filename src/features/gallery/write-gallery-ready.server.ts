import { createElement } from 'react';
import type { Language } from '../../catalog/languages.ts';
import type { Capabilities } from '../../platform/capability/capabilities.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Ids } from '../../platform/ids/ids.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import { renderMail } from '../../ui/mail/render-mail.ts';
import { type GalleryReady, GalleryReadyEmail, galleryReadySubject } from './gallery-ready-email.tsx';
import { ownerLink } from './gallery-urls.ts';

export interface GalleryMailPorts {
  readonly queue: JobQueue;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly capabilities: Pick<Capabilities, 'keyFor'>;
  readonly settings: { readonly publicUrl: string };
}

/** Writes the mail that the headshots are ready, with the owner's link: once per shoot, even if delivery is retried. */
export async function writeGalleryReady(
  tx: Transaction,
  ports: GalleryMailPorts,
  shoot: {
    readonly shootId: string;
    readonly language: Language;
    readonly email: string;
    readonly firstName: string;
    readonly headshotCount: number;
    readonly expiresAt: Date;
  },
): Promise<void> {
  const { shootId, language, firstName, headshotCount, expiresAt } = shoot;
  const key = ports.capabilities.keyFor('owner', shootId);
  const url = ownerLink(ports.settings.publicUrl, language, shootId, key);
  const gallery: GalleryReady = { language, firstName, headshotCount, expiresAt, url };
  const rendered = await renderMail(createElement(GalleryReadyEmail, { gallery }));
  await writeMail(ports.queue, tx, {
    id: ports.ids.newId(),
    dedupeKey: `gallery-ready:${shootId}`,
    kind: 'gallery-ready',
    shootId,
    recipient: shoot.email,
    language,
    subject: galleryReadySubject(gallery),
    ...rendered,
    createdAt: ports.clock.now(),
  });
}
