import { useCallback, useEffect, useRef, useState } from 'react';
import type { WardrobeOffer } from '../../../../catalog/garments.ts';
import { LIMITS } from '../../../../catalog/limits.ts';
import { STYLE_IDS, type StyleId } from '../../../../base/style-ids.ts';
import { createHeadshotTexts } from '../../../../i18n/create-headshot/index.ts';
import { garmentsTexts } from '../../../../i18n/garments/index.ts';
import { stylesTexts } from '../../../../i18n/styles/index.ts';
import { Button } from '../../../../ui/button.tsx';
import { Frame } from '../../../../ui/picture/frame.tsx';
import { useLanguage } from '../../../../ui/language.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { StyleScene } from '../../../../ui/picture/style-scene.tsx';
import { type ApiFailure, requestPreview } from '../draft-api.client.ts';
import { PreviewFrames } from './preview-frames.tsx';
import { type PreviewPicture, previewPictures } from './preview-pictures.ts';
import styles from './preview-step.module.css';
import { Step } from '../step.tsx';
import { StyleChip } from '../choice/style-chip.tsx';
import type { Draft } from '../use-draft.ts';

/** The page shows how many previews are left only from this number down, so that most visitors need not think about it. */
const FEW_LEFT = 5;

/** What was shown last. */
interface LastPreview {
  readonly style: StyleId | undefined;
  readonly selfieId: string | undefined;
  readonly pictures: readonly PreviewPicture[];
}

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
  const isOutdated = state === 'ready' && view?.preview.suitsClothes === false;
  const shown = state === 'ready' && style === view?.preview.style && !(isOutdated && asked);
  const styleName = style && stylesTexts[language][style].name;

  const left = view?.preview.left ?? LIMITS.previewsPerDraft;
  const isSpent = left === 0 || failure?.code === 'previews-spent';
  // The preview was erased with its selfie, and no other one is being made.
  const isIdle = state === 'none' && !asked && left < LIMITS.previewsPerDraft;
  const failureMessage =
    failure &&
    ((failure.code === 'offline' ? page.problems.offline : failure.message) ?? page.somethingWrong);

  const current =
    shown && view ? previewPictures(view.preview, texts.alt(styleName ?? ''), language, offer) : [];
  const [last, setLast] = useState<LastPreview>();
  if (current.length > 0 && JSON.stringify(current) !== JSON.stringify(last?.pictures))
    setLast({ style, selfieId: view?.preview.selfieId, pictures: current });
  // While other clothes are drawn, the pictures stay in their places: the page must not jump below somebody's finger.
  const isDrawing = !locked && !failure && (asked !== undefined || state === 'queued');
  const isLastOfUse = last?.style === style && view?.selfies.some(({ id }) => id === last?.selfieId) === true;
  const pictures = shown ? current : isDrawing && isLastOfUse && last ? last.pictures : [];

  // A preview requested before there are enough selfies is sent as soon as there are.
  useEffect(() => {
    if (!asked || locked) return;
    void requestPreview(asked).then((answer) => {
      if (answer.ok) take(answer.value);
      else setFailure(answer.failure);
      setAsked((latest) => (latest === asked ? undefined : latest));
    });
  }, [asked, locked, take]);

  const ask = useCallback((wanted: StyleId) => {
    setFailure(undefined);
    setAsked(wanted);
  }, []);

  // Other clothes are another picture, as another style is. Each wish is sent once, whatever the answer.
  const wish = isOutdated && !locked ? JSON.stringify([style, view?.clothes]) : undefined;
  const sentWish = useRef<string>(undefined);
  useEffect(() => {
    if (wish === undefined || wish === sentWish.current || !style) return;
    sentWish.current = wish;
    ask(style);
  }, [ask, style, wish]);

  return (
    <Step number={2} id="preview" heading={texts.heading} lead={texts.lead}>
      <div className={styles.table}>
        <div className={styles.print}>
          {pictures.length > 0 ? (
            <PreviewFrames
              pictures={pictures}
              styleName={styleName}
              developing={shown ? undefined : texts.developing}
            />
          ) : (
            <Frame number={1} caption={styleName ?? texts.waiting}>
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
            {shown ? (
              <>
                {isOutdated ? `${texts.otherClothes} ` : null}
                {view?.preview.onlyOthersFit ? `${garmentsTexts[language].onlyOthersFit} ` : null}
                {failureMessage ?? (left <= FEW_LEFT ? texts.left(left) : null)}
              </>
            ) : null}
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
