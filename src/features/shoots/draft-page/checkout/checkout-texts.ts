import type { CreateHeadshotTexts } from '../../../../i18n/create-headshot/en.ts';
import type { CheckoutMessage } from './checkout-flow.ts';
import type { FormProblem } from '../choice/choice-form.ts';

export function problemWords(page: CreateHeadshotTexts, problem: FormProblem, missing: number): string {
  const words = page.problems[problem];
  return typeof words === 'string' ? words : words(missing);
}

export function messageWords(page: CreateHeadshotTexts, message: CheckoutMessage, missing: number): string {
  switch (message.kind) {
    case 'said':
      return message.text || page.somethingWrong;
    case 'offline':
      return page.problems.offline;
    case 'comparison-left-too-few':
      return page.problems['comparison-left-too-few'](missing);
    case 'comparison-failed':
      return page.problems['comparison-failed'];
    default:
      return page.pay[message.kind];
  }
}
