import { useRef, useState } from 'react';
import styles from './copy-code.module.css';
import { copyText } from './copy-text.client.ts';

/** A discount code with a button that copies it; where the browser forbids that, the code is selected instead. */
export function CopyCode({
  code,
  texts,
}: {
  code: string;
  texts: { readonly copy: string; readonly copied: string; readonly notCopied: string };
}) {
  const [said, setSaid] = useState('');
  const shown = useRef<HTMLElement>(null);

  const copy = async () => {
    const copied = await copyText(code);
    if (!copied && shown.current) getSelection()?.selectAllChildren(shown.current);
    setSaid(copied ? texts.copied : texts.notCopied);
  };

  return (
    <span className={styles.code}>
      <code ref={shown} className={styles.letters}>
        {code}
      </code>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        {texts.copy}
      </button>
      <span role="status" className={styles.status}>
        {said}
      </span>
    </span>
  );
}
