import { useState } from 'react';
import { galleryClothesTexts } from '../../i18n/gallery-clothes/index.ts';
import { galleryTexts } from '../../i18n/gallery/index.ts';
import { Button } from '../../ui/button.tsx';
import { useLanguage } from '../../ui/language.tsx';
import { copyText } from '../../ui/copy-text.client.ts';
import styles from './disclosure.module.css';

/** Explains how the headshots were made, with a sentence to copy for owners who must disclose it (AI Act Art. 50(4)). */
export function Disclosure({ hasOurClothes }: { hasOurClothes: boolean }) {
  const language = useLanguage();
  const { disclosure, share } = galleryTexts[language];
  const [status, setStatus] = useState('');

  return (
    <div className={styles.disclosure}>
      <p>{disclosure.text}</p>
      {hasOurClothes ? <p>{galleryClothesTexts[language].disclosure}</p> : null}
      <p>{disclosure.notice}</p>
      <blockquote className={styles.sentence}>{disclosure.sentence}</blockquote>
      <div>
        <Button
          look="secondary"
          onClick={async () =>
            setStatus((await copyText(disclosure.sentence)) ? share.copied : share.copyFailed)
          }
        >
          {disclosure.copy}
        </Button>
        <span role="status" className={styles.status}>
          {status}
        </span>
      </div>
    </div>
  );
}
