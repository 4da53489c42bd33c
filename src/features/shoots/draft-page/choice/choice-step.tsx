import { useState } from 'react';
import { beginsKnownCode } from '../../../../catalog/discounts.ts';
import type { WardrobeOffer } from '../../../../catalog/garments.ts';
import type { Language } from '../../../../catalog/languages.ts';
import { createHeadshotTexts } from '../../../../i18n/create-headshot/index.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { useLanguage } from '../../../../ui/language.tsx';
import { type ChoiceForm, discountOf, withPackage, withStyleToggled } from './choice-form.ts';
import styles from './choice-step.module.css';
import { ClothesPicker } from '../clothes/clothes-picker.tsx';
import { dressedShare, type Moments } from '../selfies/moments.ts';
import { MomentsNote } from '../selfies/moments-note.tsx';
import { PackagePicker } from './package-picker.tsx';
import { Step } from '../step.tsx';
import { StylePicker } from './style-picker.tsx';

export interface ChoiceStepProps {
  form: ChoiceForm;
  paid: boolean;
  priceLanguage: Language;
  moments: Moments | undefined;
  /** The garments on offer. If there are none, the step does not mention clothes. */
  offer: WardrobeOffer;
  /** Number of accepted selfies that give no headshot in the customer's own clothes. */
  needsClothesCount: number;
  problem: string | undefined;
  onChange: (update: (form: ChoiceForm) => ChoiceForm) => void;
}

export function ChoiceStep(props: ChoiceStepProps) {
  const { form, paid, priceLanguage, moments, offer, needsClothesCount, problem, onChange } = props;
  const texts = createHeadshotTexts[useLanguage()].choice;
  const [isTypingCode, setTypingCode] = useState(false);
  const discount = discountOf(form.discountCode);
  const isUnknownCode = discount === 'unknown' && !(isTypingCode && beginsKnownCode(form.discountCode));
  return (
    <Step number={3} id="choice" heading={texts.heading} problem={problem}>
      <PackagePicker
        chosen={form.packageId}
        isFixed={paid}
        priceLanguage={priceLanguage}
        onChoose={(packageId) => onChange((before) => withPackage(before, packageId))}
      />
      <MomentsNote moments={moments} dressed={dressedShare(form.clothes, offer, form.packageId)} />
      <StylePicker
        packageId={form.packageId}
        chosen={form.styles}
        onToggle={(style) => onChange((before) => withStyleToggled(before, style))}
      />
      {offer.length > 0 ? (
        <ClothesPicker
          offer={offer}
          wish={form.clothes}
          needsClothesCount={needsClothesCount}
          onWish={(clothes) => onChange((before) => ({ ...before, clothes }))}
        />
      ) : null}
      {paid ? null : (
        <div className={styles.discount} data-problem="discount-unknown">
          <Field
            label={texts.discount}
            hint={typeof discount === 'number' ? texts.discountApplied(discount) : texts.discountHint}
            error={isUnknownCode ? texts.discountUnknown : undefined}
            name="discount-code"
            value={form.discountCode}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            onChange={({ target }) => {
              setTypingCode(true);
              onChange((before) => ({ ...before, discountCode: target.value }));
            }}
            onBlur={() => setTypingCode(false)}
          />
        </div>
      )}
    </Step>
  );
}
