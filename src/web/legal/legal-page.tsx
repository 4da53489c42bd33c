import { Page } from '../../ui/page.tsx';
import { Prose } from '../sections/prose.tsx';
import type { LegalPageTexts } from './legal-page.server.ts';
import styles from './legal-page.module.css';

/** A legal text with its table of contents, which is beside it on large screens, folded above it on phones, not printed. */
export function LegalPage({ texts }: { texts: LegalPageTexts }) {
  const contents = (
    <ol className={styles.list}>
      {texts.headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <Page printsContentOnly>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{texts.title}</h1>
          <p className={styles.updated}>{texts.updatedOn}</p>
        </header>
        <nav className={styles.contents} aria-label={texts.contents}>
          <details className={styles.folded}>
            <summary>{texts.contents}</summary>
            {contents}
          </details>
          <div className={styles.beside}>
            <p className={styles.label}>{texts.contents}</p>
            {contents}
          </div>
        </nav>
        <div className={styles.text}>
          <Prose html={texts.html} />
        </div>
      </div>
    </Page>
  );
}
