import { type FormEvent, useId, useState } from 'react';
import type { WardrobeOffer } from '../../../catalog/garments.ts';
import type { Clothes } from '../../../imaging/headshot-request.ts';
import { dyeName, garmentName } from '../../../i18n/garments/index.ts';
import { galleryClothesTexts } from '../../../i18n/gallery-clothes/index.ts';
import { galleryTexts } from '../../../i18n/gallery/index.ts';
import { Button } from '../../../ui/button.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { clothesName } from '../clothes-name.ts';
import type { GalleryFailure } from '../owner/gallery-requests.client.ts';
import type { GalleryHeadshot } from '../gallery-view.ts';
import { isSameClothes } from './remake.ts';
import type { RemakeView } from './remake-view.ts';
import styles from './remakes.module.css';

/** Value of the option “own clothes”. No garment has this id, because ids contain no spaces. */
const OWN = 'own clothes';

export interface RemakeFormProps {
  headshot: GalleryHeadshot;
  /** The last remake of this headshot, if it failed. */
  failed: RemakeView | undefined;
  wardrobe: WardrobeOffer;
  left: number;
  onRequest: (clothes: Clothes | null) => Promise<GalleryFailure | undefined>;
}

/** Asks for the garment and its colour. The clothes in the present version are not offered. */
export function RemakeForm({ headshot, failed, wardrobe, left, onRequest }: RemakeFormProps) {
  const language = useLanguage();
  const texts = galleryClothesTexts[language].remake;
  const [garment, setGarment] = useState('');
  const [wantedDye, setDye] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<GalleryFailure>();

  const dyesOf = (id: string) =>
    (wardrobe.find((one) => one.id === id)?.dyes ?? []).filter(
      (dye) => !isSameClothes(headshot.clothes, { garment: id, dye: dye.id }),
    );
  const dyes = dyesOf(garment);
  const dye = dyes.find(({ id }) => id === wantedDye) ?? dyes[0];
  const options = [
    ...(headshot.clothes ? [{ value: OWN, text: galleryClothesTexts[language].yourOwn }] : []),
    ...wardrobe
      .filter(({ id }) => dyesOf(id).length > 0)
      .map(({ id }) => ({ value: id, text: garmentName(language, id, wardrobe) })),
  ];

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (garment !== OWN && !dye) return setMissing(true);
    setBusy(true);
    setRefusal(undefined);
    const refused = await onRequest(garment === OWN || !dye ? null : { garment, dye: dye.id });
    setBusy(false);
    setRefusal(refused);
  }

  return (
    <form className={styles.body} onSubmit={submit}>
      {failed?.failure ? (
        <Notice role="alert" title={texts.failedTitle(clothesName(failed.clothes, wardrobe, language))}>
          {texts.failed[failed.failure]}
        </Notice>
      ) : (
        <p>{texts.explain}</p>
      )}
      {left === 0 ? (
        <p>{texts.usedUp}</p>
      ) : (
        <>
          <SelectField
            label={texts.garment}
            placeholder={texts.choose}
            options={options}
            value={garment}
            error={isMissing ? texts.missing : undefined}
            onChange={(event) => {
              setGarment(event.target.value);
              setMissing(false);
            }}
          />
          {dyes.length > 0 ? (
            <Dyes legend={texts.dye} dyes={dyes} chosen={dye?.id} onChoose={setDye} />
          ) : null}
          {refusal ? <Notice role="alert">{galleryTexts[language].failed[refusal]}</Notice> : null}
          <div className={styles.row}>
            <Button type="submit" busy={busy}>
              {busy ? texts.making : texts.make}
            </Button>
          </div>
          <p className={styles.soft}>{texts.left(left)}</p>
        </>
      )}
    </form>
  );
}

function Dyes(props: {
  legend: string;
  dyes: WardrobeOffer[number]['dyes'];
  chosen: string | undefined;
  onChoose: (dye: string) => void;
}) {
  const language = useLanguage();
  const name = useId();
  return (
    <fieldset className={styles.dyes}>
      <legend className={styles.label}>{props.legend}</legend>
      {props.dyes.map(({ id, swatch }) => (
        <label key={id} className={styles.dye}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === props.chosen}
            onChange={() => props.onChoose(id)}
          />
          <span className={styles.swatch} style={{ background: swatch }} aria-hidden="true" />
          {dyeName(language, id)}
        </label>
      ))}
    </fieldset>
  );
}
