import { Button, buttonClass } from '../../../ui/button.tsx';
import { OrderFacts } from './order-facts.tsx';
import type { OrderSheet } from './order-sheet.ts';
import styles from './order-sheet-page.module.css';
import { useRefundReport } from './use-refund-report.ts';

/** The page of an order: its state and the next step, then the receipt, which prints on one sheet of A4. */
export function OrderSheetPage({
  sheet,
  mayRemember,
}: {
  readonly sheet: OrderSheet;
  /** Returns whether the visitor has agreed to analytics. */
  readonly mayRemember: () => boolean;
}) {
  const { state, action, refunds, seller } = sheet;
  useRefundReport(sheet.refunded, mayRemember);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{sheet.heading}</h1>
        <div className={styles.state}>
          <p className={styles.label}>{state.label}</p>
          <p className={styles.stage}>{state.value}</p>
          <p>{sheet.about}</p>
          {/* The document is loaded, because the server moves the link's key into a cookie. */}
          {action ? (
            <a href={action.href} className={buttonClass('primary')}>
              {action.text}
            </a>
          ) : null}
        </div>
      </header>
      <section className={styles.part} aria-labelledby="bought">
        <h2 id="bought">{sheet.bought}</h2>
        <OrderFacts facts={sheet.facts} />
        {sheet.taxNote ? <p className={styles.soft}>{sheet.taxNote}</p> : null}
        {sheet.invoice ? (
          <p className={styles.screenOnly}>
            <a href={sheet.invoice.href} rel="noreferrer" className={styles.link}>
              {sheet.invoice.text}
            </a>
          </p>
        ) : null}
      </section>
      {refunds ? (
        <section className={styles.part} aria-labelledby="refunds">
          <h2 id="refunds">{refunds.heading}</h2>
          <OrderFacts facts={refunds.rows} />
          {refunds.note ? <p className={styles.soft}>{refunds.note}</p> : null}
        </section>
      ) : null}
      <section className={styles.part} aria-labelledby="seller">
        <h2 id="seller">{seller.heading}</h2>
        <address className={styles.address}>
          {seller.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        {seller.ofRecord ? <p className={styles.soft}>{seller.ofRecord}</p> : null}
      </section>
      <div className={styles.end}>
        <Button look="secondary" onClick={() => print()}>
          {sheet.print}
        </Button>
        <nav className={styles.links} aria-label={sheet.links.label}>
          {sheet.links.all.map(({ href, text }) => (
            <a key={href} href={href} className={styles.link}>
              {text}
            </a>
          ))}
        </nav>
        <p className={styles.soft}>{sheet.secret}</p>
      </div>
    </div>
  );
}
