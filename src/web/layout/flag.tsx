import type { Language } from '../../catalog/languages.ts';
import styles from './language-switcher.module.css';

/** Small flags drawn as SVG, because flag emoji look different on every system. */
export function Flag({ language }: { language: Language }) {
  return (
    <svg className={styles.flag} viewBox="0 0 24 16" aria-hidden="true">
      {FLAGS[language]}
    </svg>
  );
}

const FLAGS: Readonly<Record<Language, React.ReactNode>> = {
  en: (
    <>
      <path fill="#1f3a7d" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#c2202c" strokeWidth="1.2" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#fff" strokeWidth="5" d="M12 0v16M0 8h24" />
      <path stroke="#c2202c" strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  ),
  de: (
    <>
      <path fill="#141414" d="M0 0h24v5.34H0z" />
      <path fill="#c8201c" d="M0 5.33h24v5.34H0z" />
      <path fill="#f2c230" d="M0 10.66h24V16H0z" />
    </>
  ),
  es: (
    <>
      <path fill="#b81f24" d="M0 0h24v16H0z" />
      <path fill="#f2bf26" d="M0 4h24v8H0z" />
    </>
  ),
};
