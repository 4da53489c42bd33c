import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatMoment } from '../../../i18n/day.ts';
import type { WithdrawalFormTexts } from '../../../i18n/withdrawal-form/en.ts';
import { ENDPOINTS } from '../../../page-urls.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { type Fields, savedFields } from '../../../ui/form-submission/saved-fields.client.ts';
import { SentNotice } from '../../../ui/form-submission/sent-notice.tsx';
import { useFormSubmission } from '../../../ui/form-submission/use-form-submission.ts';
import { subscribeToNothing } from '../../../ui/subscribe-to-nothing.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { WithdrawalDeclaration } from './withdrawal-declaration.tsx';
import { WithdrawalDetails } from './withdrawal-details.tsx';
import styles from './withdrawal-form.module.css';
import { fieldOfWithdrawalError, linkedOrderNumber, parseWithdrawal } from './withdrawal.ts';

const NAME = 'withdrawal-form';
/** URL fragment of the second step, so that the back button leads to the first one. The URL never contains typed text. */
const CONFIRM = '#confirm';

interface Received {
  readonly receivedAt: string;
  readonly withReceipt: boolean;
  readonly isRefunded?: true;
}

const NO_FIELDS: Fields = {};

/** Withdrawal from a contract in two steps: identify the contract, then confirm (§ 356a BGB). */
export function WithdrawalForm({ texts }: { texts: WithdrawalFormTexts }) {
  const { state, send, showProblem, clearProblem } = useFormSubmission<Received>({
    name: NAME,
    path: ENDPOINTS.withdrawals,
    failed: texts.failed,
  });
  const language = useLanguage();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // The server knows neither the URL fragment nor the fields saved in this tab, so it renders the first step.
  const saved = useSyncExternalStore(
    subscribeToNothing,
    () => savedFields(NAME),
    () => NO_FIELDS,
  );
  const parsedWithdrawal = parseWithdrawal(saved);
  const problem = state.step === 'editing' ? state.problem : undefined;
  const isConfirming = hash === CONFIRM && parsedWithdrawal.ok && !problem && state.step !== 'sent';
  const isOnWrongStep = useHydrated() && hash === CONFIRM && !isConfirming;
  const container = useRef<HTMLDivElement>(null);
  const wasConfirming = useRef(isConfirming);

  const openStep = useCallback(
    (step: string, replace: boolean) =>
      void navigate({ pathname, search, hash: step }, { replace, preventScrollReset: true }),
    [navigate, pathname, search],
  );

  // Leaves the second step when there is nothing to confirm: it was opened by its URL, refused, or is done.
  useEffect(() => {
    if (isOnWrongStep) openStep('', true);
  }, [isOnWrongStep, openStep]);

  // The button that led to this step is gone, so the focus moves to the new step for screen readers.
  useEffect(() => {
    if (wasConfirming.current !== isConfirming && !problem) container.current?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming, problem]);

  function continueToConfirmation(fields: Fields) {
    const parsed = parseWithdrawal(fields);
    if (parsed.ok) return openStep(CONFIRM, false);
    showProblem({ field: fieldOfWithdrawalError(parsed.error), message: texts.errors[parsed.error] });
  }

  if (state.step === 'sent') {
    return (
      <SentNotice heading={texts.receivedHeading}>
        <p className={styles.moment}>
          {texts.received}: {formatMoment(state.value.receivedAt, language)}
        </p>
        <p>{state.value.withReceipt ? texts.receivedText : texts.receivedWithoutReceipt}</p>
        <p>{state.value.isRefunded ? texts.receivedRefunded : texts.receivedNext}</p>
      </SentNotice>
    );
  }
  return (
    <div ref={container} tabIndex={-1} className={styles.part}>
      {isConfirming ? (
        <WithdrawalDeclaration
          texts={texts}
          withdrawal={parsedWithdrawal.value}
          busy={state.step === 'sending'}
          failure={state.step === 'editing' ? state.failure : undefined}
          onConfirm={() => void send(saved)}
          onChange={() => openStep('', false)}
        />
      ) : (
        <WithdrawalDetails
          name={NAME}
          texts={texts}
          problem={problem}
          orderNumber={saved['orderNumber'] || linkedOrderNumber(search)}
          onEdited={clearProblem}
          onNext={continueToConfirmation}
        />
      )}
    </div>
  );
}
