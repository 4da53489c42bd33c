import type { WithdrawalFormTexts } from '../../../i18n/withdrawal-form/en.ts';
import { Field } from '../../../ui/form/field.tsx';
import { FormPanel, type FormPanelProps } from '../../../ui/form-submission/form-panel.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import type { WithdrawalField } from './withdrawal.ts';

export interface WithdrawalDetailsProps extends Pick<FormPanelProps, 'name' | 'problem' | 'onEdited'> {
  texts: WithdrawalFormTexts;
  /** The number that was typed before, or else that of the link that led here. */
  orderNumber: string | undefined;
  onNext: FormPanelProps['onSubmit'];
}

/** The first step asks for the person, the contract and the email address for the receipt. */
export function WithdrawalDetails({ texts, problem, orderNumber, onNext, ...panel }: WithdrawalDetailsProps) {
  const errorOf = (field: WithdrawalField) => (problem?.field === field ? problem.message : undefined);
  return (
    <FormPanel {...panel} problem={problem} action={texts.next} noScript={texts.noScript} onSubmit={onNext}>
      <Field label={texts.name} name="name" autoComplete="name" required error={errorOf('name')} />
      <Field
        label={texts.email}
        hint={texts.emailHint}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        error={errorOf('email')}
      />
      <Field
        label={texts.orderNumber}
        hint={texts.orderNumberHint}
        name="orderNumber"
        defaultValue={orderNumber}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        error={errorOf('orderNumber')}
      />
      <TextAreaField
        label={texts.message}
        hint={texts.messageHint}
        name="message"
        rows={3}
        error={errorOf('message')}
      />
    </FormPanel>
  );
}
