import type { Language } from '../../../catalog/languages.ts';
import type { CropperTexts } from '../../../i18n/cropper/en.ts';
import { VerdictItem, VerdictWords } from '../../../ui/verdict/verdict-item.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { CropFinding } from '../crop-findings.ts';
import { describeFinding } from '../describe-finding.ts';
import type { CropEdit } from '../editing/crop-edit.ts';
import styles from './crop-check.module.css';

export interface CropCheckProps {
  findings: readonly CropFinding[];
  edit: CropEdit | undefined;
  texts: CropperTexts;
  language: Language;
}

/** Lists what is right and wrong about the crop, in plain words. */
export function CropCheck({ findings, edit, texts, language }: CropCheckProps) {
  return (
    <section className={styles.check} aria-label={texts.check.heading}>
      <h2 className={styles.heading}>{texts.check.heading}</h2>
      {edit ? null : <p className={styles.note}>{texts.check.none}</p>}
      <ul>
        {findings.map((finding) => (
          <VerdictItem
            key={finding.id === 'cutOff' ? `${finding.id} ${finding.end}` : finding.id}
            verdict={finding.verdict}
          >
            <p>
              {describeFinding(finding, texts, language)}{' '}
              {finding.verdict === 'good' ? (
                <VisuallyHidden>{texts.check.verdicts.good}</VisuallyHidden>
              ) : (
                <VerdictWords>{texts.check.verdicts[finding.verdict]}</VerdictWords>
              )}
            </p>
            {finding.id === 'head' && finding.isEstimate ? (
              <p className={styles.note}>
                {finding.top === 'hair' ? texts.check.estimateHair : texts.check.estimate}
              </p>
            ) : null}
          </VerdictItem>
        ))}
      </ul>
      {edit && !edit.marks ? <p className={styles.note}>{texts.check.unmarked}</p> : null}
    </section>
  );
}
