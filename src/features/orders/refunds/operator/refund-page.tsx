import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ENDPOINTS } from '../../../../page-urls.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { type FormRefusal, postForm } from '../../../../ui/form-submission/post-form.client.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { PageHeading } from '../../../../ui/page-heading.tsx';
import { useHydrated } from '../../../../ui/use-hydrated.ts';
import { OrderFacts } from '../../order-page/order-facts.tsx';
import styles from './refund-page.module.css';
import type { RefundForm, RefundSheet } from './refund-sheet.ts';

interface Answer {
  readonly sheet: RefundSheet;
}

/** Shows an order and its refunds to an operator, with a button for everything and a field for a part. */
export function RefundPage({ sheet: loaded }: { readonly sheet: RefundSheet }) {
  const [sheet, setSheet] = useState(loaded);
  const [done, setDone] = useState<string>();
  const status = useRef<HTMLDivElement>(null);
  const { refunds } = sheet;

  // The pressed button may be gone, so the focus moves to the message.
  useEffect(() => {
    if (done !== undefined) status.current?.focus();
  }, [done, sheet]);

  function showAnswer(answer: Answer, form: RefundForm) {
    setSheet(answer.sheet);
    setDone(form.messages.done);
  }

  return (
    <div className={styles.page}>
      <PageHeading heading={sheet.heading} lead={sheet.lead} />
      {/* Always in the page, so that screen readers announce its first text. */}
      <div ref={status} role="status" tabIndex={-1}>
        {done ? <Notice>{done}</Notice> : null}
      </div>
      <section className={styles.part} aria-labelledby="order">
        <h2 id="order">{sheet.order}</h2>
        <OrderFacts facts={[sheet.state, ...sheet.facts]} />
      </section>
      {refunds ? (
        <section className={styles.part} aria-labelledby="refunds">
          <h2 id="refunds">{refunds.heading}</h2>
          <OrderFacts facts={refunds.rows} />
        </section>
      ) : null}
      <p className={styles.left}>{sheet.left}</p>
      {sheet.form ? (
        <RefundChoice
          // The typed amount belongs to the earlier total.
          key={sheet.left}
          orderId={sheet.orderId}
          form={sheet.form}
          onAnswer={showAnswer}
        />
      ) : null}
    </div>
  );
}

interface RefundChoiceProps {
  readonly orderId: string;
  readonly form: RefundForm;
  readonly onAnswer: (answer: Answer, form: RefundForm) => void;
}

function RefundChoice({ orderId, form, onAnswer }: RefundChoiceProps) {
  const { all, partial, messages } = form;
  const [busy, setBusy] = useState<'all' | 'partial'>();
  const [refusal, setRefusal] = useState<FormRefusal>();
  const [total, setTotal] = useState('');
  const hydrated = useHydrated();

  async function request(which: 'all' | 'partial') {
    if (busy) return;
    setBusy(which);
    setRefusal(undefined);
    const path = ENDPOINTS.orderRefund.replace(':id', orderId);
    const response = await postForm<Answer>(path, which === 'all' ? {} : { total });
    setBusy(undefined);
    if (response.ok) onAnswer(response.value, form);
    else setRefusal(response.refusal);
  }

  function submitPartial(event: FormEvent) {
    event.preventDefault();
    void request('partial');
  }

  const failure = messageOf(refusal, messages);
  return (
    <>
      <noscript>
        <Notice>{messages.noScript}</Notice>
      </noscript>
      {failure ? <Notice role="alert">{failure}</Notice> : null}
      <div className={styles.choice}>
        <section className={styles.part} aria-labelledby="all">
          <h2 id="all">{all.heading}</h2>
          <p>{all.text}</p>
          <Button disabled={!hydrated} busy={busy !== undefined} onClick={() => void request('all')}>
            {busy === 'all' ? messages.busy : all.action}
          </Button>
        </section>
        <section className={styles.part} aria-labelledby="partial">
          <h2 id="partial">{partial.heading}</h2>
          <p>{partial.text}</p>
          <form className={styles.part} noValidate onSubmit={submitPartial}>
            <Field
              label={partial.label}
              hint={partial.hint}
              name="total"
              inputMode="decimal"
              autoComplete="off"
              required
              value={total}
              error={refusal?.kind === 'field' ? refusal.problem.message : undefined}
              onChange={({ target }) => setTotal(target.value)}
            />
            <Button type="submit" look="secondary" disabled={!hydrated} busy={busy !== undefined}>
              {busy === 'partial' ? messages.busy : partial.action}
            </Button>
          </form>
        </section>
      </div>
    </>
  );
}

function messageOf(refusal: FormRefusal | undefined, { failed }: RefundForm['messages']): string | undefined {
  if (!refusal || refusal.kind === 'field') return undefined;
  return refusal.kind === 'offline' ? failed.offline : (refusal.message ?? failed.server);
}
