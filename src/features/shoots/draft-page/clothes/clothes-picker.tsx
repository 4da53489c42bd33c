import { useId, useState } from 'react';
import type { WardrobeOffer } from '../../../../catalog/garments.ts';
import type { ClothesWish } from '../../../../imaging/headshot-request.ts';
import { createHeadshotTexts } from '../../../../i18n/create-headshot/index.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { useLanguage } from '../../../../ui/language.tsx';
import { isOffered } from '../../draft/clothes-wish.ts';
import choice from '../choice/choice.module.css';
import styles from './clothes-picker.module.css';
import { GarmentPicker } from './garment-picker.tsx';
import { CLOTHES_OPTIONS, type ClothesOption, optionOf, wishedGarments } from './wished-garments.ts';

export interface ClothesPickerProps {
  offer: WardrobeOffer;
  wish: ClothesWish;
  /** Number of accepted selfies that give no headshot in the customer's own clothes. */
  needsClothesCount: number;
  onWish: (wish: ClothesWish) => void;
}

/** Lets the customer choose the clothes of the headshots. The option "Choose" opens the list of garments. */
export function ClothesPicker({ offer, wish, needsClothesCount, onWish }: ClothesPickerProps) {
  const texts = createHeadshotTexts[useLanguage()].clothes;
  const id = useId();
  const option = optionOf(wish);
  // Garments chosen by name survive a visit to another option.
  const [garments, setGarments] = useState(wishedGarments(wish));
  const options = CLOTHES_OPTIONS.filter((each) => each === 'choose' || isOffered(each, offer));

  function choose(chosen: ClothesOption) {
    if (typeof wish !== 'string') setGarments(wish);
    onWish(chosen === 'choose' ? garments : chosen);
  }

  return (
    <div className={styles.panel} data-problem="clothes-missing">
      <fieldset>
        <legend className={styles.legend}>{texts.heading}</legend>
        <p className={styles.lead}>{texts.lead}</p>
        <div className={classNames(choice.columns, styles.options)}>
          {options.map((each) => (
            <label key={each} className={styles.option}>
              <input
                type="radio"
                name="clothes"
                className={choice.radio}
                checked={option === each}
                aria-labelledby={`${id}-${each}`}
                aria-describedby={`${id}-${each}-is`}
                onChange={() => choose(each)}
              />
              <span>
                <span id={`${id}-${each}`} className={styles.name}>
                  {texts.options[each].name}
                </span>
                <span id={`${id}-${each}-is`} className={styles.sentence}>
                  {texts.options[each].sentence}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className={styles.note} role="status">
        {option === 'own' && needsClothesCount > 0 ? texts.needed(needsClothesCount) : null}
      </p>
      {option === 'choose' ? (
        <GarmentPicker offer={offer} chosen={wishedGarments(wish)} onChange={onWish} />
      ) : null}
    </div>
  );
}
