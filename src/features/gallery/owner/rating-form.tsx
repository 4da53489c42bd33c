import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { galleryTexts } from '../../../i18n/gallery/index.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import fieldStyles from '../../../ui/form/field.module.css';
import { useLanguage } from '../../../ui/language.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type GalleryFailure, rateShoot } from './gallery-requests.client.ts';
import type { RatingPermission, RatingView } from '../gallery-view.ts';
import styles from './rating-form.module.css';

const STARS = [1, 2, 3, 4, 5] as const;
const COMMENT_MAX_LENGTH = 2000;

export interface RatingFormProps {
  galleryId: string;
  given: RatingView | undefined;
  onRated: (rating: RatingView) => void;
}

/** Asks for a rating until one is given. A given rating can be changed. */
export function RatingForm({ galleryId, given, onRated }: RatingFormProps) {
  const texts = galleryTexts[useLanguage()];
  const name = useId();
  const [open, setOpen] = useState(given === undefined);
  const [stars, setStars] = useState(given?.stars);
  const [comment, setComment] = useState(given?.comment ?? '');
  const [permission, setPermission] = useState<RatingPermission>(given?.permission ?? 'none');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<GalleryFailure | 'missing'>();
  const [isNew, setThanked] = useState(false);
  const outcome = useRef<HTMLParagraphElement>(null);
  const chosenStar = useRef<HTMLInputElement>(null);
  const [hasSwitched, setHasSwitched] = useState(false);

  // The pressed button is gone, so the focus moves: to the thanks, which are read out, or to the stars for a change.
  useEffect(() => {
    if (hasSwitched) (open ? chosenStar : outcome).current?.focus();
  }, [hasSwitched, open]);

  function switchView(toOpen: boolean) {
    setHasSwitched(true);
    setOpen(toOpen);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (stars === undefined) return setProblem('missing');
    setBusy(true);
    setProblem(undefined);
    const rating = { stars, comment, permission };
    const answer = await rateShoot(galleryId, rating);
    setBusy(false);
    if (!answer.ok) return setProblem(answer.error);
    setThanked(true);
    switchView(false);
    onRated(rating);
  }

  if (!open) {
    return (
      <div className={styles.form}>
        <p ref={outcome} tabIndex={-1}>
          {isNew ? texts.rating.thanks : texts.rating.given(given?.stars ?? 0)}
        </p>
        {given && given.permission !== 'none' ? <p className={styles.soft}>{texts.rating.allowed}</p> : null}
        <Button look="quiet" className={styles.change} onClick={() => switchView(true)}>
          {texts.rating.change}
        </Button>
      </div>
    );
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <p className={styles.soft}>{texts.rating.text}</p>
      <fieldset>
        <legend>
          <VisuallyHidden>{texts.rating.legend}</VisuallyHidden>
        </legend>
        <div className={styles.stars}>
          {STARS.map((value) => (
            <label key={value} className={classNames(styles.star, value <= (stars ?? 0) && styles.lit)}>
              <input
                ref={stars === value ? chosenStar : undefined}
                type="radio"
                name={name}
                value={value}
                checked={stars === value}
                aria-label={texts.rating.stars(value)}
                onChange={() => {
                  setStars(value);
                  setProblem(undefined);
                }}
              />
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path
                  d="M12.200 2.500l2.700 6.300 6.800.7-5.200 4.500 1.700 6.800-6-3.700-5.900 3.500 1.500-6.700L2.500 9.300l6.900-.5z"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.600"
                  strokeLinejoin="round"
                />
              </svg>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.wide}>
        <label className={styles.label} htmlFor={`${name}-comment`}>
          {texts.rating.comment}
        </label>
        <textarea
          id={`${name}-comment`}
          className={classNames(fieldStyles.input, styles.comment)}
          maxLength={COMMENT_MAX_LENGTH}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </div>
      <CheckboxField
        label={texts.rating.publish}
        checked={permission !== 'none'}
        onChange={({ target }) => setPermission(target.checked ? 'anonymous' : 'none')}
      />
      {permission === 'none' ? null : (
        <CheckboxField
          label={texts.rating.showName}
          checked={permission === 'first-name'}
          onChange={({ target }) => setPermission(target.checked ? 'first-name' : 'anonymous')}
        />
      )}
      {problem ? (
        <Notice role="alert">{problem === 'missing' ? texts.rating.missing : texts.failed[problem]}</Notice>
      ) : null}
      <Button type="submit" busy={busy}>
        {busy ? texts.rating.sending : texts.rating.send}
      </Button>
    </form>
  );
}
