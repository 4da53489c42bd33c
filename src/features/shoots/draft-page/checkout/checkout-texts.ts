import type { CreateHeadshotTexts } from '../../../../i18n/create-headshot/en.ts';
import type { CheckoutMessage } from './checkout-flow.ts';
import type { FormProblem } from '../choice/choice-form.ts';

export function problemText(page: CreateHeadshotTexts, problem: FormProblem, missing: number): string {
  const text = page.problems[problem];
  return typeof text === 'string' ? text : text(missing);
}

export function messageText(page: CreateHeadshotTexts, message: CheckoutMessage, missing: number): string {
  switch (message.kind) {
    case 'from-server':
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
