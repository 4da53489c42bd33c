import { Fragment, type ReactNode } from 'react';
import type { ImprintTexts } from '../../../i18n/imprint/en.ts';
import type { Imprint } from '../../../catalog/imprint.ts';
import styles from './imprint.module.css';

/** The operator's details as a list; empty ones are left out. */
export function ImprintFacts({ imprint, labels }: { imprint: Imprint; labels: ImprintTexts['labels'] }) {
  const { phone } = imprint;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [labels.operator, lines([imprint.name, ...imprint.address])],
    [labels.representative, imprint.representative],
    [labels.email, <a href={`mailto:${imprint.email}`}>{imprint.email}</a>],
    [labels.phone, phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>],
    [labels.register, imprint.register],
    [labels.vatId, imprint.vatId],
    [labels.authority, lines(imprint.authority)],
    [labels.editor, lines(imprint.editor)],
  ];
  return (
    <dl className={styles.list}>
      {facts.map(([label, value]) =>
        value ? (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

function lines(texts: readonly string[]): ReactNode {
  if (texts.length === 0) return undefined;
  return texts.map((text, index) => (
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      {text}
    </Fragment>
  ));
}
