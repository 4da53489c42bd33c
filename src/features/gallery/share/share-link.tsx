import { useEffect, useId, useRef, useState } from 'react';
import { galleryTexts } from '../../../i18n/gallery/index.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useLanguage } from '../../../ui/language.tsx';
import fieldStyles from '../../../ui/form/field.module.css';
import { copyText } from '../../../ui/copy-text.client.ts';
import type { ShareView } from '../gallery-view.ts';
import styles from './share-dialog.module.css';
import { SHARE_TARGETS, type ShareTarget, shareTargetUrl } from './share-targets.ts';

/** A public link with ways to copy it and to post it on networks. */
export function ShareLink({ share, onDone }: { share: ShareView; onDone: () => void }) {
  const texts = galleryTexts[useLanguage()].share;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState(texts.ready);
  const canShareByDevice = typeof navigator.share === 'function';

  useEffect(() => field.current?.focus(), []);

  async function copy() {
    if (await copyText(share.url)) return setStatus(texts.copied);
    field.current?.select();
    setStatus(texts.copyFailed);
  }

  async function shareByDevice() {
    try {
      await navigator.share({ title: texts.message, url: share.url });
    } catch (cause) {
      if (!(cause instanceof DOMException)) throw cause;
      // Closing the share dialog is not an error. Where the device refuses to share, the link is copied instead.
      if (cause.name !== 'AbortError') await copy();
    }
  }

  function onTarget(target: ShareTarget) {
    if (target === 'instagram') void copy();
  }

  return (
    <>
      <div className={styles.link}>
        <label className={styles.label} htmlFor={id}>
          {texts.link}
        </label>
        <input
          ref={field}
          id={id}
          className={fieldStyles.input}
          readOnly
          value={share.url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className={styles.row}>
          <Button onClick={copy}>{texts.copy}</Button>
          {canShareByDevice ? (
            <Button look="secondary" onClick={shareByDevice}>
              {texts.phone}
            </Button>
          ) : null}
          <a className={buttonClass('quiet')} href={share.url} target="_blank" rel="noopener">
            {texts.open}
          </a>
        </div>
        <p className={styles.status} role="status">
          {status}
        </p>
      </div>
      <div className={styles.link}>
        <p className={styles.label}>{texts.to}</p>
        <ul className={styles.targets}>
          {SHARE_TARGETS.map((target) => (
            <li key={target}>
              <a
                className={classNames(buttonClass('secondary'), styles.target)}
                href={shareTargetUrl(target, share.url, texts.message)}
                target="_blank"
                rel="noopener noreferrer"
                onClick={() => onTarget(target)}
              >
                {texts[target]}
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.small}>{texts.instagramNote}</p>
      </div>
      <Button look="quiet" onClick={onDone}>
        {texts.done}
      </Button>
    </>
  );
}
