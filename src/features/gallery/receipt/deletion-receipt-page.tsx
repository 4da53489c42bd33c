import { formatMoment } from '../../../i18n/day.ts';
import { receiptTexts } from '../../../i18n/receipt/index.ts';
import { pagePath } from '../../../page-urls.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import styles from './deletion-receipt.module.css';
import type { DeletionReceiptView } from '../gallery-view.ts';
import { receiptAsText, receiptLines } from './receipt-text.ts';

/** Lists what was erased and when. The receipt can be printed or saved as a text file. */
export function DeletionReceiptPage({ receipt }: { receipt: DeletionReceiptView }) {
  const language = useLanguage();
  const texts = receiptTexts[language];

  function save() {
    const text = receiptAsText(receipt, language, location.href);
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${texts.fileName}-${receipt.erasedAt.slice(0, 10)}.txt`;
    link.click();
    URL.revokeObjectURL(url);
  }

  return (
    <div className={styles.page}>
      <PageHeading heading={texts.heading} lead={texts.lead} />
      <dl className={styles.facts}>
        <div>
          <dt>{texts.erasedAt}</dt>
          <dd>
            <time dateTime={receipt.erasedAt}>{formatMoment(receipt.erasedAt, language)}</time>
          </dd>
        </div>
        <div>
          <dt>{texts.reason}</dt>
          <dd>{texts.reasons[receipt.reason]}</dd>
        </div>
        <div>
          <dt>{texts.number}</dt>
          <dd className={styles.code}>{receipt.id}</dd>
        </div>
        <div>
          <dt>{texts.signature}</dt>
          <dd className={styles.code}>{receipt.signature}</dd>
        </div>
      </dl>
      <section className={styles.erased}>
        <h2>{texts.erased}</h2>
        <dl className={classNames(styles.facts, styles.amounts)}>
          {receiptLines(receipt, language).map(({ kind, amount }) => (
            <div key={kind}>
              <dt>{kind}</dt>
              <dd className={styles.amount}>{amount}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p className={styles.soft}>{texts.stays}</p>
      <p className={styles.soft}>{texts.signatureNote}</p>
      <div className={styles.actions}>
        <Button onClick={() => print()}>{texts.print}</Button>
        <Button look="secondary" onClick={save}>
          {texts.save}
        </Button>
        <LinkButton look="quiet" to={pagePath('home', language)}>
          {texts.home}
        </LinkButton>
      </div>
    </div>
  );
}
