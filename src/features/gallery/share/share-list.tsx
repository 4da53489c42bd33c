import { useRef, useState } from 'react';
import type { Result } from '../../../base/result.ts';
import { formatDay } from '../../../i18n/day.ts';
import { galleryTexts } from '../../../i18n/gallery/index.ts';
import { Button } from '../../../ui/button.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { copyText } from '../../../ui/copy-text.client.ts';
import type { GalleryFailure } from '../owner/gallery-requests.client.ts';
import type { GalleryView, ShareView } from '../gallery-view.ts';
import styles from './share-list.module.css';

export interface ShareListProps {
  gallery: Pick<GalleryView, 'headshots' | 'shares'>;
  /** Resolves when the server has answered. */
  onRevoke: (share: ShareView) => Promise<Result<unknown, GalleryFailure>>;
}

/** Lists the public links, each with buttons to copy and to revoke it. */
export function ShareList({ gallery: { headshots, shares }, onRevoke }: ShareListProps) {
  const language = useLanguage();
  const { share: texts, failed } = galleryTexts[language];
  const [busyId, setBusyId] = useState<string>();
  const [status, setStatus] = useState('');
  const container = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<GalleryFailure>();

  /** Returns the shown numbers of the link's headshots, in the order of the contact sheet. */
  function shownNumbers({ numbers }: ShareView): readonly number[] {
    return headshots.flatMap(({ number, shownNumber }) => (numbers.includes(number) ? [shownNumber] : []));
  }

  async function revoke(share: ShareView) {
    setBusyId(share.id);
    setStatus('');
    setFailure(undefined);
    const revoked = await onRevoke(share);
    setBusyId(undefined);
    if (!revoked.ok) return setFailure(revoked.error);
    setStatus(texts.revoked);
    // The row is gone together with the pressed button. The status is read out to screen readers.
    container.current?.focus();
  }

  return (
    <div ref={container} tabIndex={-1} className={styles.place}>
      {shares.length === 0 ? <p>{texts.none}</p> : null}
      <ul className={styles.list} hidden={shares.length === 0}>
        {shares.map((share) => (
          <li key={share.id} className={styles.row}>
            <div>
              <a className={styles.url} href={share.url} target="_blank" rel="noopener">
                {share.url}
              </a>
              <p className={styles.meta}>
                {texts.row(share.numbers.length, formatDay(share.createdAt, language))}
              </p>
            </div>
            <div className={styles.actions}>
              <Button
                look="quiet"
                onClick={async () => setStatus((await copyText(share.url)) ? texts.copied : texts.copyFailed)}
              >
                {texts.copy}
              </Button>
              <Button
                look="quiet"
                busy={busyId === share.id}
                aria-label={texts.revokeNamed(shownNumbers(share).join(', '))}
                onClick={() => revoke(share)}
              >
                {texts.revoke}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {failure ? <Notice role="alert">{failed[failure]}</Notice> : null}
      <p role="status">{status}</p>
    </div>
  );
}
