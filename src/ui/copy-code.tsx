import { useRef, useState } from 'react';
import styles from './copy-code.module.css';
import { copyText } from './copy-text.client.ts';

/** A discount code with a button that copies it. If the browser does not allow that, the code is selected instead. */
export function CopyCode({
  code,
  texts,
}: {
  code: string;
  texts: { readonly copy: string; readonly copied: string; readonly notCopied: string };
}) {
  const [status, setStatus] = useState('');
  const codeElement = useRef<HTMLElement>(null);

  const copy = async () => {
    const copied = await copyText(code);
    if (!copied && codeElement.current) getSelection()?.selectAllChildren(codeElement.current);
    setStatus(copied ? texts.copied : texts.notCopied);
  };

  return (
    <span className={styles.code}>
      <code ref={codeElement} className={styles.letters}>
        {code}
      </code>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        {texts.copy}
      </button>
      <span role="status" className={styles.status}>
        {status}
      </span>
    </span>
  );
}
