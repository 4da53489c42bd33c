import { useEffect, useState } from 'react';
import type { WardrobeOffer } from '../../../catalog/garments.ts';
import type { Language } from '../../../catalog/languages.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import { STYLE_IDS, type StyleId } from '../../../catalog/styles.ts';
import { createHeadshotTexts } from '../../../i18n/create-headshot.ts';
import { garmentsTexts, wornCaption } from '../../../i18n/garments.ts';
import { stylesTexts } from '../../../i18n/styles.ts';
import { Button } from '../../../ui/button.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { StyleScene } from '../../../ui/style-scene.tsx';
import { type ApiFailure, requestPreview } from './draft-api.client.ts';
import styles from './preview-step.module.css';
import { Step } from './step.tsx';
import { StyleChip } from './style-chip.tsx';
import type { ShootView } from '../shoot-view.ts';
import type { Draft } from './use-draft.ts';

/** The page shows how many previews are left only from this number down, so that most visitors need not think about it. */
const FEW_LEFT = 5;

/** One watermarked headshot in the style the visitor points at, own and dressed side by side, before anything is paid. */
export function PreviewStep({ draft, offer }: { draft: Draft; offer: WardrobeOffer }) {
  const language = useLanguage();
  const page = createHeadshotTexts[language];
  const texts = page.preview;
  const { view, take } = draft;
  const [asked, setAsked] = useState<StyleId>();
  const [failure, setFailure] = useState<ApiFailure>();

  const missing = LIMITS.previewAfterSelfies - (view?.acceptedCount ?? 0);
  const locked = missing > 0;
  const style = asked ?? view?.preview.style;
  const state = view?.preview.state ?? 'none';
  const shown = state === 'ready' && style === view?.preview.style;

  const left = view?.preview.left ?? LIMITS.previewsPerDraft;
  const isSpent = left === 0 || failure?.code === 'previews-spent';
  // The preview was erased with its selfie, and no other one is being made.
  const isIdle = state === 'none' && !asked && left < LIMITS.previewsPerDraft;
  const failureMessage =
    failure &&
    ((failure.code === 'offline' ? page.problems.offline : failure.message) ?? page.somethingWrong);

  const pictures = shown && view ? previewPictures(view, language, offer) : [];

  // A preview requested before there are enough selfies is sent as soon as there are.
  useEffect(() => {
    if (!asked || locked) return;
    void requestPreview(asked).then((answer) => {
      if (answer.ok) take(answer.value);
      else setFailure(answer.failure);
      setAsked((latest) => (latest === asked ? undefined : latest));
    });
  }, [asked, locked, take]);

  function ask(wanted: StyleId) {
    setFailure(undefined);
    setAsked(wanted);
  }

  return (
    <Step number={2} id="preview" heading={texts.heading} lead={texts.lead}>
      <div className={styles.table}>
        <div className={styles.print}>
          {pictures.length > 0 ? (
            <div className={styles.pair}>
              {pictures.map(({ url, caption, alt }, index) => (
                <Frame key={url} number={index + 1} caption={caption}>
                  <img src={url} alt={alt} />
                </Frame>
              ))}
            </div>
          ) : (
            <Frame number={1} caption={style ? stylesTexts[language][style].name : texts.waiting}>
              <>
                {style ? (
                  <StyleScene
                    style={style}
                    sizes="(min-width: 46rem) 24rem, 90vw"
                    className={styles.ground}
                  />
                ) : null}
                <div className={styles.veil} role="status">
                  {locked ? (
                    <p>{texts.locked(missing)}</p>
                  ) : isSpent && state !== 'queued' && !asked ? (
                    <>
                      <p className={styles.loud}>{texts.spent}</p>
                      <p>{texts.spentHelp}</p>
                    </>
                  ) : failure || state === 'failed' || isIdle ? (
                    <>
                      <p className={styles.loud}>{failureMessage ?? (isIdle ? texts.idle : texts.failed)}</p>
                      {isIdle || failure?.code === 'previews-paused' ? null : <p>{texts.failedHelp}</p>}
                      <Button
                        look="secondary"
                        className={styles.again}
                        onClick={() => ask(style ?? 'corporate')}
                      >
                        {isIdle && !failure ? texts.make : texts.again}
                      </Button>
                    </>
                  ) : (
                    <>
                      <p className={styles.loud}>{texts.developing}</p>
                      <ProgressBar share={undefined} label={texts.developing} />
                      <p>{texts.developingHelp}</p>
                    </>
                  )}
                </div>
              </>
            </Frame>
          )}
          <p className={styles.note} role="status">
            {shown ? (failureMessage ?? (left <= FEW_LEFT ? texts.left(left) : null)) : null}
          </p>
        </div>
        <fieldset className={styles.styles}>
          <legend className={styles.legend}>{texts.style}</legend>
          <div className={styles.chips}>
            {STYLE_IDS.map((id) => (
              <StyleChip
                key={id}
                style={id}
                type="radio"
                name="preview-style"
                checked={style === id}
                onChange={() => ask(id)}
              />
            ))}
          </div>
        </fieldset>
      </div>
    </Step>
  );
}

interface PreviewPicture {
  readonly url: string;
  readonly caption: string;
  readonly alt: string;
}

/** The pictures of the preview: the own clothes first, then those of ours. A single picture in the own is named by its style. */
function previewPictures(
  { preview }: ShootView,
  language: Language,
  offer: WardrobeOffer,
): readonly PreviewPicture[] {
  const { url, dressed, style = 'corporate' } = preview;
  const texts = createHeadshotTexts[language].preview;
  const { name } = stylesTexts[language][style];
  const own = url && {
    url,
    caption: dressed ? garmentsTexts[language].ownClothes : name,
    alt: texts.alt(name),
  };
  if (!dressed) return own ? [own] : [];
  const caption = wornCaption(language, dressed.clothes.garment, offer);
  const other = { url: dressed.url, caption, alt: texts.altDressed(name, caption) };
  return own ? [own, other] : [other];
}
