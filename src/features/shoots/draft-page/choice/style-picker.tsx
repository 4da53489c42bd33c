import { useState } from 'react';
import { type PackageId, PACKAGES } from '../../../../catalog/packages.ts';
import { STYLE_IDS, type StyleId } from '../../../../base/style-ids.ts';
import { createHeadshotTexts } from '../../../../i18n/create-headshot/index.ts';
import { packagesTexts } from '../../../../i18n/packages/index.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { useLanguage } from '../../../../ui/language.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import choice from './choice.module.css';
import { StyleChip } from './style-chip.tsx';
import styles from './style-picker.module.css';

export interface StylePickerProps {
  packageId: PackageId | undefined;
  chosen: readonly StyleId[];
  onToggle: (style: StyleId) => void;
}

/** Offers the styles of the package. At its limit, a further tick shows a message; the boxes are never disabled. */
export function StylePicker({ packageId, chosen, onToggle }: StylePickerProps) {
  const language = useLanguage();
  const texts = createHeadshotTexts[language].choice;
  const maxCount = packageId ? PACKAGES[packageId].styleCount : 0;
  const isFull = maxCount > 1 && chosen.length >= maxCount;
  const [pressedAtLimit, setPressedAtLimit] = useState(false);

  function toggle(style: StyleId) {
    setPressedAtLimit(isFull && !chosen.includes(style));
    onToggle(style);
  }

  return (
    <fieldset data-problem="styles-missing">
      <legend className={choice.legend}>
        {texts.styles}
        {packageId ? (
          <span className={choice.count}> {texts.stylesChosen(chosen.length, maxCount)}</span>
        ) : null}
      </legend>
      {packageId ? (
        <div className={classNames(choice.columns, styles.chips)}>
          {STYLE_IDS.map((style) => (
            <StyleChip
              key={style}
              style={style}
              type={maxCount === 1 ? 'radio' : 'checkbox'}
              name="styles"
              checked={chosen.includes(style)}
              onChange={() => toggle(style)}
            />
          ))}
        </div>
      ) : (
        <p className={styles.first}>{texts.pickPackageFirst}</p>
      )}
      <div role="status">
        {packageId && isFull && pressedAtLimit ? (
          <Notice>{texts.limit(maxCount, packagesTexts[language].names[packageId])}</Notice>
        ) : null}
      </div>
    </fieldset>
  );
}
