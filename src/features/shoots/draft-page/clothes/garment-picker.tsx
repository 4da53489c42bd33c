import { useState } from 'react';
import { DRESS_CODES, type OfferedGarment, type WardrobeOffer } from '../../../../catalog/garments.ts';
import { LIMITS } from '../../../../catalog/limits.ts';
import type { Clothes } from '../../../../imaging/headshot-request.ts';
import { createHeadshotTexts } from '../../../../i18n/create-headshot/index.ts';
import { dyeName, garmentName, garmentsTexts } from '../../../../i18n/garments/index.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { useLanguage } from '../../../../ui/language.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { isSameClothes } from '../../draft/clothes-wish.ts';
import choice from '../choice/choice.module.css';
import styles from './garment-picker.module.css';
import { withGarmentToggled } from './wished-garments.ts';

export interface GarmentPickerProps {
  offer: WardrobeOffer;
  chosen: readonly Clothes[];
  onChange: (chosen: readonly Clothes[]) => void;
}

/** Offers each garment as a card with its colours. At the limit, a further tick shows a message; boxes are never disabled. */
export function GarmentPicker({ offer, chosen, onChange }: GarmentPickerProps) {
  const language = useLanguage();
  const texts = createHeadshotTexts[language].clothes;
  const maxCount = LIMITS.garmentsMax;
  const [pressedAtLimit, setPressedAtLimit] = useState(false);

  function toggle(clothes: Clothes) {
    const after = withGarmentToggled(chosen, clothes);
    setPressedAtLimit(after === chosen);
    onChange(after);
  }

  return (
    <fieldset className={styles.garments}>
      <legend className={choice.legend}>
        {texts.garments}
        <span className={choice.count}> {texts.chosen(chosen.length, maxCount)}</span>
      </legend>
      {DRESS_CODES.map((dress) => {
        const garments = offer.filter((garment) => garment.dress === dress);
        return garments.length === 0 ? null : (
          <section key={dress} className={styles.group}>
            <h3 className={styles.heading}>{garmentsTexts[language].dressCodes[dress]}</h3>
            <ul className={classNames(choice.columns, styles.cards)}>
              {garments.map((garment) => (
                <li key={garment.id}>
                  <GarmentCard
                    garment={garment}
                    name={garmentName(language, garment.id, offer)}
                    chosen={chosen}
                    onToggle={toggle}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <div role="status">{pressedAtLimit ? <Notice>{texts.limit(maxCount)}</Notice> : null}</div>
    </fieldset>
  );
}

function GarmentCard(props: {
  garment: OfferedGarment;
  name: string;
  chosen: readonly Clothes[];
  onToggle: (clothes: Clothes) => void;
}) {
  const { garment, name, chosen, onToggle } = props;
  const language = useLanguage();
  const cut = garmentsTexts[language].cuts[garment.cut];
  return (
    <fieldset className={styles.card}>
      <legend className={styles.name}>
        {name} <span className={styles.cut}>{cut}</span>
      </legend>
      {garment.onRequest === true ? (
        <p className={styles.note}>{createHeadshotTexts[language].clothes.onRequest}</p>
      ) : null}
      <div className={styles.dyes}>
        {garment.dyes.map(({ id, swatch }) => {
          const clothes = { garment: garment.id, dye: id };
          return (
            <label key={id} className={styles.dye}>
              <input
                type="checkbox"
                name={`${garment.id}-${id}`}
                className={styles.box}
                checked={chosen.some((each) => isSameClothes(each, clothes))}
                onChange={() => onToggle(clothes)}
              />
              <svg className={styles.swatch} viewBox="0 0 16 16" aria-hidden="true">
                <rect width="16" height="16" fill={swatch} />
              </svg>
              {dyeName(language, id)}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
