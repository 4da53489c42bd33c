import styles from './order-facts.module.css';

/** One line of an order's facts. */
export interface OrderFact {
  readonly label: string;
  readonly value: string;
}

export function OrderFacts({ facts }: { readonly facts: readonly OrderFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }, index) => (
        // Two refunds of one day can be equal, and the facts never change their order.
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
