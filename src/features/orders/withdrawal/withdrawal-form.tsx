import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatMoment } from '../../../i18n/day.ts';
import type { WithdrawalFormTexts } from '../../../i18n/withdrawal-form/en.ts';
import { ENDPOINTS } from '../../../page-urls.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { type Fields, savedFields } from '../../../ui/form-submission/saved-fields.client.ts';
import { SentNotice } from '../../../ui/form-submission/sent-notice.tsx';
import { useFormSubmission } from '../../../ui/form-submission/use-form-submission.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { WithdrawalDeclaration } from './withdrawal-declaration.tsx';
import { WithdrawalDetails } from './withdrawal-details.tsx';
import styles from './withdrawal-form.module.css';
import { fieldOfWithdrawalError, parseWithdrawal } from './withdrawal.ts';

const NAME = 'withdrawal-form';
/** The second step in the address: going back leads to the first. What was typed stays out of it. */
const CONFIRM = '#confirm';

interface Received {
  readonly receivedAt: string;
  readonly withReceipt: boolean;
}

const never = () => () => {};
const nothing: Fields = {};

/** Withdrawing from a contract in two steps: say from which one, then confirm (§ 356a BGB). */
export function WithdrawalForm({ texts }: { texts: WithdrawalFormTexts }) {
  const { state, send, showProblem, clearProblem } = useFormSubmission<Received>({
    name: NAME,
    path: ENDPOINTS.withdrawals,
    failed: texts.failed,
  });
  const language = useLanguage();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // The server knows neither the address after # nor what this tab has kept, and begins with the first step.
  const kept = useSyncExternalStore(
    never,
    () => savedFields(NAME),
    () => nothing,
  );
  const checked = parseWithdrawal(kept);
  const problem = state.step === 'editing' ? state.problem : undefined;
  const confirming = hash === CONFIRM && checked.ok && !problem && state.step !== 'sent';
  const astray = useHydrated() && hash === CONFIRM && !confirming;
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef(confirming);

  const goTo = useCallback(
    (step: string, replace: boolean) =>
      void navigate({ pathname, search, hash: step }, { replace, preventScrollReset: true }),
    [navigate, pathname, search],
  );

  // There is nothing to confirm: opened by its address, refused, or done.
  useEffect(() => {
    if (astray) goTo('', true);
  }, [astray, goTo]);

  // The button that led to the other step is gone: a screen reader goes on at the new one.
  useEffect(() => {
    if (shown.current !== confirming && !problem) part.current?.focus();
    shown.current = confirming;
  }, [confirming, problem]);

  function goOn(fields: Fields) {
    const parsed = parseWithdrawal(fields);
    if (parsed.ok) return goTo(CONFIRM, false);
    showProblem({ field: fieldOfWithdrawalError(parsed.error), message: texts.errors[parsed.error] });
  }

  if (state.step === 'sent') {
    return (
      <SentNotice heading={texts.receivedHeading}>
        <p className={styles.moment}>
          {texts.received}: {formatMoment(state.value.receivedAt, language)}
        </p>
        <p>{state.value.withReceipt ? texts.receivedText : texts.receivedWithoutReceipt}</p>
      </SentNotice>
    );
  }
  return (
    <div ref={part} tabIndex={-1} className={styles.part}>
      {confirming ? (
        <WithdrawalDeclaration
          texts={texts}
          withdrawal={checked.value}
          busy={state.step === 'sending'}
          failure={state.step === 'editing' ? state.failure : undefined}
          onConfirm={() => void send(kept)}
          onChange={() => goTo('', false)}
        />
      ) : (
        <WithdrawalDetails
          name={NAME}
          texts={texts}
          problem={problem}
          onEdited={clearProblem}
          onNext={goOn}
        />
      )}
    </div>
  );
}
