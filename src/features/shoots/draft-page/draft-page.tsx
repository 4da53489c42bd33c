import { type ReactNode, useCallback, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { WardrobeOffer } from '../../../catalog/garments.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import type { PackageId } from '../../../catalog/packages.ts';
import { createHeadshotTexts } from '../../../i18n/create-headshot/index.ts';
import { currencyOf } from '../../../i18n/price.ts';
import type { CheckoutSession, OverlayOutcome } from '../../../platform/payments/checkout-session.ts';
import { pagePath } from '../../../page-urls.ts';
import { useBusyTab } from '../../../ui/busy-tab.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type FormProblem, totalCents } from './choice/choice-form.ts';
import type { ConsentKind } from '../draft/consents.ts';
import { isOpenDraft } from '../shoot-state.ts';
import { problemText } from './checkout/checkout-texts.ts';
import { ChoiceStep } from './choice/choice-step.tsx';
import { CustomerStep } from './checkout/customer-step.tsx';
import { tickConsents } from './draft-api.client.ts';
import { momentsOf } from './selfies/moments.ts';
import { PayStep } from './checkout/pay-step.tsx';
import { PreviewStep } from './checkout/preview-step.tsx';
import { SelfieStep } from './selfies/selfie-step.tsx';
import { SmallFacesNote } from './selfies/small-faces-note.tsx';
import { isUsable, selfieTiles } from './selfies/selfie-tiles.ts';
import type { ShootView } from '../shoot-view.ts';
import styles from './draft-page.module.css';
import { useCheckout } from './checkout/use-checkout.ts';
import { useChoiceForm } from './choice/use-choice-form.ts';
import { useDraft } from './use-draft.ts';
import { useRemoval } from './selfies/use-removal.ts';
import { useSavedClothes } from './clothes/use-saved-clothes.ts';
import { useUploads } from './selfies/use-uploads.ts';
import { useOverrides } from './selfies/use-overrides.ts';

/** The values that the page passes to the provider's checkout. */
export interface PaymentSlot {
  readonly session: CheckoutSession | undefined;
  readonly onOutcome: (outcome: OverlayOutcome) => void;
  readonly onHosted: () => void;
}

/** The five steps from the first selfie to the paid order. */
export function DraftPage({
  loaded,
  offer,
  guide,
  paidNotice,
  waitingForPayment,
  renderPayment,
}: {
  loaded: ShootView | undefined;
  /** The garments on offer. If there are none, the page does not mention clothes. */
  offer: WardrobeOffer;
  /** Help with taking selfies, shown below the drop zone. */
  guide?: ReactNode;
  /** Shown at the top once an order is paid that waits for the selfies. */
  paidNotice: (packageId: PackageId) => ReactNode;
  /** Shown in its place while the payment's confirmation is on its way. */
  waitingForPayment: ReactNode;
  /** Shows the provider's checkout; orders are another feature. */
  renderPayment: (payment: PaymentSlot) => ReactNode;
}) {
  const language = useLanguage();
  const texts = createHeadshotTexts[language];
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const draft = useDraft(loaded);
  const { view } = draft;
  const uploads = useUploads(draft);
  const removal = useRemoval(draft.applyView);
  const overrides = useOverrides(draft.applyView);
  const link = { packageId: search.get('package'), discountCode: search.get('code') };
  const { form, change } = useChoiceForm(view, link, offer);
  const clothes = offer.length > 0 ? form.clothes : 'own';
  useSavedClothes(draft, offer.length > 0 ? form.clothes : undefined);

  const { items } = uploads.queue;
  const tiles = selfieTiles(view?.selfies ?? [], items, removal.hiddenIds, overrides.pending, clothes);
  const acceptedCount = tiles.filter(isUsable).length;
  const pendingCount = tiles.filter(
    ({ state }) => !['accepted', 'rejected', 'failed'].includes(state),
  ).length;
  const missingSelfies = Math.max(0, LIMITS.selfiesMin - acceptedCount);
  const counts = { accepted: acceptedCount, pending: pendingCount };
  const priceLanguage = view?.language ?? language;
  const expectedCents = totalCents(form, currencyOf(priceLanguage));
  const checkout = useCheckout(draft, form, counts, offer.length > 0, expectedCents);
  const { flow, dispatch } = checkout;
  useBusyTab(pendingCount > 0 || flow.step !== 'editing');

  const isUnderway = view !== undefined && !isOpenDraft(view.state);
  const progressPath = view ? pagePath('progress', language, { id: view.id }) : undefined;
  const isCheckoutOver = flow.step === 'paid' || (isUnderway && flow.step !== 'editing');
  useEffect(() => {
    if (isCheckoutOver && progressPath) void navigate(progressPath);
  }, [isCheckoutOver, progressPath, navigate]);

  const problem = flow.step === 'editing' ? flow.problem : undefined;
  const leftTooFew = flow.step === 'editing' && flow.message?.kind === 'comparison-left-too-few';
  const selfieProblem =
    problem === 'too-few-selfies' || problem === 'still-checking'
      ? problemText(texts, problem, missingSelfies)
      : leftTooFew
        ? texts.problems['comparison-left-too-few'](missingSelfies)
        : undefined;
  const choiceProblem =
    problem === 'package-missing' || problem === 'styles-missing' || problem === 'clothes-missing'
      ? texts.problems[problem]
      : undefined;
  useEffect(() => {
    if (problem) focusProblem(problem);
    else if (leftTooFew) focusProblem('too-few-selfies');
  }, [problem, leftTooFew]);

  const onChange = useCallback(
    (update: Parameters<typeof change>[0]) => {
      change(update);
      dispatch({ type: 'edited' });
    },
    [change, dispatch],
  );

  async function consent(kind: ConsentKind, given: boolean) {
    onChange((before) => ({ ...before, consents: { ...before.consents, [kind]: given } }));
    // Sent at once, so that the likeness comparison can run while the visitor fills in the rest.
    if (kind !== 'likeness' || !view) return;
    const answer = await tickConsents({ likeness: given });
    if (answer.ok) draft.applyView(answer.value);
  }

  const onOutcome = useCallback(
    (outcome: OverlayOutcome) => dispatch({ type: 'overlay-reported', outcome }),
    [dispatch],
  );
  const onHosted = useCallback(() => dispatch({ type: 'hosted-wanted' }), [dispatch]);

  if (isUnderway && flow.step === 'editing') {
    const { heading, text, action } = view.state === 'refunded' ? texts.refunded : texts.underway;
    return (
      <div className={styles.underway}>
        <h2>{heading}</h2>
        <p>{text}</p>
        <LinkButton to={progressPath ?? ''}>{action}</LinkButton>
      </div>
    );
  }
  const moments = momentsOf(view?.momentCount, form.packageId, view?.selfies.length ?? 0);
  return (
    <>
      {view?.paid && view.packageId ? paidNotice(view.packageId) : waitingForPayment}
      <div role="status">{draft.isReachable ? null : <Notice>{texts.unreachable}</Notice>}</div>
      <SelfieStep
        tiles={tiles}
        uploads={uploads}
        removal={removal}
        overrides={overrides}
        problem={selfieProblem}
        guide={guide}
      />
      <SmallFacesNote selfies={view?.selfies ?? []} />
      <PreviewStep draft={draft} offer={offer} />
      <ChoiceStep
        form={form}
        paid={view?.paid ?? false}
        priceLanguage={priceLanguage}
        moments={moments}
        offer={offer}
        needsClothesCount={tiles.filter(({ cautions }) => cautions.includes('needs-clothes')).length}
        problem={choiceProblem}
        onChange={onChange}
      />
      <CustomerStep
        form={form}
        problem={problem}
        onChange={onChange}
        onConsent={(...args) => void consent(...args)}
      />
      <PayStep
        form={form}
        flow={flow}
        paid={view?.paid ?? false}
        priceLanguage={priceLanguage}
        moments={moments}
        missingSelfies={missingSelfies}
        onSubmit={checkout.submit}
      />
      {renderPayment({ session: flow.step === 'overlay' ? flow.session : undefined, onOutcome, onHosted })}
    </>
  );
}

/** Scrolls to the part of the page that a problem is about and focuses its first control. */
function focusProblem(problem: FormProblem): void {
  const isAboutSelfies = problem === 'too-few-selfies' || problem === 'still-checking';
  const part = document.querySelector(isAboutSelfies ? '#selfies' : `[data-problem~="${problem}"]`);
  // Among the selfies only the file inputs count, because the first button there removes a selfie.
  const controls = isAboutSelfies ? 'input[type="file"]:not(:disabled)' : 'input:not([hidden]), button';
  const control = part?.querySelector<HTMLElement>(controls);
  part?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
