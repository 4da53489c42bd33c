import type { ResumeBuilderTexts } from '../../../i18n/resume-builder/en.ts';
import styles from './sample-cv.module.css';

/** A drawing of a classic one-page CV, with text where a reader looks first and bars in place of the details. */
export function SampleCv({ texts, email }: { texts: ResumeBuilderTexts['sampleCv']; email: string }) {
  return (
    <div className={styles.frame}>
      <div className={styles.page}>
        <div className={styles.head}>
          <div>
            <p className={styles.name}>{texts.name}</p>
            <p className={styles.title}>{texts.title}</p>
            <ul className={styles.contact}>
              {[...texts.contact, email].map((line) => (
                <li key={line} className={line === email ? styles.email : undefined}>
                  {line}
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.photo}>
            <svg viewBox="0 0 75 100" aria-hidden="true">
              <path d="M37.500 24c8 0 13 6.5 13 15.500s-5 16.500-13 16.500-13-7.500-13-16.500 5-15.500 13-15.500zM9 100V88c1-13 11-20 28.500-20S65 75 66 88v12" />
            </svg>
            <p className={styles.photoCaption}>{texts.photo}</p>
          </div>
        </div>
        {texts.sections.map(({ heading, rows }) => (
          <section key={heading} className={styles.section}>
            <p className={styles.heading}>{heading}</p>
            {rows.map(({ when, what, where }) => (
              <div key={when} className={styles.row}>
                <span className={styles.when}>{when}</span>
                <div>
                  <p className={styles.what}>{what}</p>
                  <p>{where}</p>
                  <Bars />
                </div>
              </div>
            ))}
          </section>
        ))}
        {texts.more.map(({ heading, text }) => (
          <div key={heading} className={styles.row}>
            <p className={styles.heading}>{heading}</p>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </div>
  );
}

function Bars() {
  return (
    <div className={styles.bars} aria-hidden="true">
      <span />
      <span />
    </div>
  );
}
