import { useCallback, useEffect, useReducer, useRef } from 'react';
import { LIMITS } from '../../../../catalog/limits.ts';
import { track } from '../../../../platform/analytics/analytics-events.client.ts';
import { type ChoiceForm, firstProblem } from '../choice/choice-form.ts';
import {
  type CheckoutEvent,
  type CheckoutFlow,
  checkoutFlow,
  checkoutStage,
  EDITING,
} from './checkout-flow.ts';
import {
  type ApiFailure,
  chooseClothes,
  chooseStyles,
  nameCustomer,
  openCheckout,
  tickConsents,
} from '../draft-api.client.ts';
import type { Draft } from '../use-draft.ts';

export interface Checkout {
  readonly flow: CheckoutFlow;
  readonly tell: (event: CheckoutEvent) => void;
  readonly submit: () => void;
}

/** Takes the order: saves, waits for the comparison, opens the payment. */
export function useCheckout(
  draft: Draft,
  form: ChoiceForm,
  selfies: { readonly accepted: number; readonly pending: number },
  offersClothes: boolean,
): Checkout {
  const [flow, tell] = useReducer(checkoutFlow, EDITING);
  const { view, take } = draft;
  const { step } = flow;
  const { accepted, pending } = selfies;

  const submit = useCallback(() => {
    const problem = firstProblem(form, { accepted, pending });
    if (problem) return tell({ type: 'problem-found', problem });
    tell({ type: 'submitted' });
    // Nobody is dressed who was not asked.
    void saveForm(offersClothes ? form : { ...form, clothes: 'own' }, take).then(tell);
  }, [form, accepted, pending, offersClothes, take]);

  const { packageId } = form;
  const before = useRef(flow);
  useEffect(() => {
    const stage = checkoutStage(before.current, flow);
    before.current = flow;
    if (stage && packageId) track(stage, { package: packageId });
  }, [flow, packageId]);

  // The provider's own message may be late or lost: the shoot itself says that it is paid.
  const orderPaid = view?.paid ?? false;
  useEffect(() => {
    if (step === 'overlay' && orderPaid) tell({ type: 'already-paid' });
  }, [step, orderPaid]);

  const compareState = view?.compareState;
  // A selfie still being checked is not compared yet: its check sets off the next comparison.
  const checking = view?.selfies.some((selfie) => selfie.state === 'checking') ?? false;
  const enough = (view?.acceptedCount ?? 0) >= LIMITS.selfiesMin;
  useEffect(() => {
    if (step !== 'comparing' || checking) return;
    if (compareState === 'done') tell({ type: 'compared', enough });
    if (compareState === 'failed') tell({ type: 'comparison-failed' });
  }, [step, checking, compareState, enough]);

  useEffect(() => {
    if (step !== 'opening') return;
    let left = false;
    void openCheckout(form.discountCode.trim()).then((opened) => {
      if (left) return;
      if (opened.ok) tell({ type: 'opened', session: opened.value.session });
      else if (opened.failure.code === 'already-paid') tell({ type: 'already-paid' });
      else tell(refusedBy(opened.failure));
    });
    return () => {
      left = true;
    };
  }, [step, form.discountCode]);

  return { flow, tell, submit };
}

async function saveForm(form: ChoiceForm, take: Draft['take']): Promise<CheckoutEvent> {
  if (!form.packageId) return { type: 'problem-found', problem: 'package-missing' };
  const { packageId } = form;
  const requests = [
    // First, because some selfies count only with clothes of ours.
    () => chooseClothes(form.clothes),
    () => chooseStyles(packageId, form.styles),
    () => nameCustomer(form.firstName, form.email),
    () => tickConsents(form.consents),
  ];
  for (const request of requests) {
    const answer = await request();
    if (!answer.ok) return refusedBy(answer.failure);
    take(answer.value);
  }
  return { type: 'saved' };
}

function refusedBy(failure: ApiFailure): CheckoutEvent {
  if (failure.code === 'offline') return { type: 'refused', message: { kind: 'offline' } };
  return { type: 'refused', message: { kind: 'said', text: failure.message ?? '' } };
}
