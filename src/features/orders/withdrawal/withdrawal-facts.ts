import type { Language } from '../../../catalog/languages.ts';
import { withdrawalMailsTexts } from '../../../i18n/withdrawal-mails/index.ts';
import type { Withdrawal } from './withdrawal.ts';

/** Returns the lines of a declaration for both mails, without the message, which is shown separately. */
export function withdrawalFacts(withdrawal: Withdrawal, language: Language) {
  const { facts, noOrderNumber } = withdrawalMailsTexts[language];
  return [
    { label: facts.name, value: withdrawal.name },
    { label: facts.email, value: withdrawal.email },
    { label: facts.orderNumber, value: withdrawal.orderNumber ?? noOrderNumber },
  ];
}
