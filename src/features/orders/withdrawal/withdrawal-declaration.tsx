import type { WithdrawalFormTexts } from '../../../i18n/withdrawal-form/en.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './withdrawal-form.module.css';
import type { Withdrawal } from './withdrawal.ts';

export interface WithdrawalDeclarationProps {
  texts: WithdrawalFormTexts;
  withdrawal: Withdrawal;
  busy: boolean;
  failure: string | undefined;
  onConfirm: () => void;
  onChange: () => void;
}

/** The second step shows the declaration as it will be sent, with the button that sends it. */
export function WithdrawalDeclaration(props: WithdrawalDeclarationProps) {
  const { texts, withdrawal, busy } = props;
  return (
    <div className={styles.declaration}>
      <h2 className={styles.heading}>{texts.confirmHeading}</h2>
      <div className={styles.paper}>
        <p>{texts.declaration}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{texts.name}</dt>
            <dd>{withdrawal.name}</dd>
          </div>
          <div>
            <dt>{texts.email}</dt>
            <dd>{withdrawal.email}</dd>
          </div>
          <div>
            <dt>{texts.orderNumberFact}</dt>
            <dd>{withdrawal.orderNumber ?? texts.noOrderNumber}</dd>
          </div>
          {withdrawal.message ? (
            <div>
              <dt>{texts.messageFact}</dt>
              <dd className={styles.message}>{withdrawal.message}</dd>
            </div>
          ) : null}
        </dl>
      </div>
      {props.failure ? <Notice role="alert">{props.failure}</Notice> : null}
      <p className={styles.soft}>{texts.confirmNote}</p>
      <div className={styles.actions}>
        <Button busy={busy} onClick={props.onConfirm}>
          {busy ? texts.confirming : texts.confirm}
        </Button>
        <Button look="quiet" disabled={busy} onClick={props.onChange}>
          {texts.change}
        </Button>
      </div>
    </div>
  );
}
