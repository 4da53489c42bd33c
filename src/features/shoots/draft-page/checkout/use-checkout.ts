import { useCallback, useEffect, useReducer, useRef } from 'react';
import { LIMITS } from '../../../../catalog/limits.ts';
import { trackCheckout, trackCheckoutStep } from '../../../../platform/analytics/analytics-events.client.ts';
import { type ChoiceForm, firstProblem } from '../choice/choice-form.ts';
import {
  type CheckoutEvent,
  type CheckoutFlow,
  checkoutReducer,
  checkoutStage,
  checkoutStep,
  EDITING,
} from './checkout-flow.ts';
import {
  type ApiFailure,
  chooseClothes,
  chooseStyles,
  nameCustomer,
  openCheckout,
  startShoot,
  tickConsents,
} from '../draft-api.client.ts';
import { isOpenDraft } from '../../shoot-state.ts';
import type { Draft } from '../use-draft.ts';

export interface Checkout {
  readonly flow: CheckoutFlow;
  readonly dispatch: (event: CheckoutEvent) => void;
  readonly submit: () => void;
}

/** Runs the checkout: saves the form, waits for the likeness comparison, opens the payment. */
export function useCheckout(
  draft: Draft,
  form: ChoiceForm,
  selfies: { readonly accepted: number; readonly pending: number },
  offersClothes: boolean,
  /** The total that the page shows; undefined until a package is chosen. */
  expectedCents: number | undefined,
): Checkout {
  const [flow, dispatch] = useReducer(checkoutReducer, EDITING);
  const { view, applyView } = draft;
  const { step } = flow;
  const { accepted, pending } = selfies;

  const submit = useCallback(() => {
    const problem = firstProblem(form, { accepted, pending });
    if (problem) return dispatch({ type: 'problem-found', problem });
    dispatch({ type: 'submitted' });
    // If no clothes were on offer, the customer never chose any and keeps their own.
    void saveForm(offersClothes ? form : { ...form, clothes: 'own' }, applyView).then(dispatch);
  }, [form, accepted, pending, offersClothes, applyView]);

  const { packageId } = form;
  const before = useRef(flow);
  useEffect(() => {
    const stage = checkoutStage(before.current, flow);
    const reached = checkoutStep(before.current, flow);
    before.current = flow;
    if (!packageId) return;
    if (stage) trackCheckout(stage, packageId);
    if (reached) trackCheckoutStep(reached, packageId);
  }, [flow, packageId]);

  // The provider's own message may be late or lost, so the shoot's view counts, too. An order that is bought first in another tab
  // is paid without starting the shoot.
  const orderPaid = view?.paid ?? false;
  const isStarted = view !== undefined && !isOpenDraft(view.state);
  useEffect(() => {
    if (step === 'overlay' && orderPaid) dispatch({ type: isStarted ? 'started' : 'already-paid' });
  }, [step, orderPaid, isStarted]);

  const compareState = view?.compareState;
  // While a selfie is still being checked, the comparison is out of date: the end of the check starts the next one.
  const checking = view?.selfies.some((selfie) => selfie.state === 'checking') ?? false;
  const enough = (view?.acceptedCount ?? 0) >= LIMITS.selfiesMin;
  useEffect(() => {
    if (step !== 'comparing' || checking) return;
    if (compareState === 'done') dispatch({ type: 'compared', enough, paid: orderPaid });
    if (compareState === 'failed') dispatch({ type: 'comparison-failed' });
  }, [step, checking, compareState, enough, orderPaid]);

  const hosted = flow.step === 'opening' && flow.hosted;
  useEffect(() => {
    if (step !== 'opening') return;
    let isCancelled = false;
    void openCheckout({ discountCode: form.discountCode.trim(), expectedCents, hosted }).then((opened) => {
      if (isCancelled) return;
      if (opened.ok) dispatch({ type: 'opened', session: opened.value.session });
      else if (opened.failure.code === 'already-paid') dispatch({ type: 'already-paid' });
      else dispatch(refusedBy(opened.failure));
    });
    return () => {
      isCancelled = true;
    };
  }, [step, hosted, form.discountCode, expectedCents]);

  useEffect(() => {
    if (step !== 'starting') return;
    let isCancelled = false;
    void startShoot().then((started) => {
      if (isCancelled) return;
      // It is closed when an earlier press has started it.
      if (started.ok || started.failure.code === 'shoot-closed') dispatch({ type: 'started' });
      else dispatch(refusedBy(started.failure));
    });
    return () => {
      isCancelled = true;
    };
  }, [step]);

  return { flow, dispatch, submit };
}

async function saveForm(form: ChoiceForm, applyView: Draft['applyView']): Promise<CheckoutEvent> {
  if (!form.packageId) return { type: 'problem-found', problem: 'package-missing' };
  const { packageId } = form;
  const requests = [
    // The clothes come first, because some selfies count as accepted only with clothes of ours.
    () => chooseClothes(form.clothes),
    () => chooseStyles(packageId, form.styles),
    () => nameCustomer(form.firstName, form.email),
    () => tickConsents(form.consents),
  ];
  for (const request of requests) {
    const answer = await request();
    if (!answer.ok) return refusedBy(answer.failure);
    applyView(answer.value);
  }
  return { type: 'saved' };
}

function refusedBy(failure: ApiFailure): CheckoutEvent {
  if (failure.code === 'offline') return { type: 'refused', message: { kind: 'offline' } };
  return { type: 'refused', message: { kind: 'from-server', text: failure.message ?? '' } };
}
