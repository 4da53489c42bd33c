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
import { type PreviewImage, previewImages } from './preview-images.ts';
import styles from './preview-step.module.css';
import { Step } from '../step.tsx';
import { StyleChip } from '../choice/style-chip.tsx';
import type { Draft } from '../use-draft.ts';

/** The number of previews left is shown only from this number down, because most visitors never need it. */
const FEW_LEFT = 5;

/** The preview shown most recently. */
interface LastPreview {
  readonly style: StyleId | undefined;
  readonly selfieId: string | undefined;
  readonly images: readonly PreviewImage[];
}

/** The free preview: a watermarked headshot in the style that the visitor selects, in own clothes and in ours. */
export function PreviewStep({ draft, offer }: { draft: Draft; offer: WardrobeOffer }) {
  const language = useLanguage();
  const page = createHeadshotTexts[language];
  const texts = page.preview;
  const { view, applyView } = draft;
  const [requested, setRequested] = useState<StyleId>();
  const [failure, setFailure] = useState<ApiFailure>();

  const missing = LIMITS.previewAfterSelfies - (view?.acceptedCount ?? 0);
  const isLocked = missing > 0;
  const style = requested ?? view?.preview.style;
  const state = view?.preview.state ?? 'none';
  const isOutdated = state === 'ready' && view?.preview.suitsClothes === false;
  const isShown = state === 'ready' && style === view?.preview.style && !(isOutdated && requested);
  const styleName = style && stylesTexts[language][style].name;

  const left = view?.preview.left ?? LIMITS.previewsPerDraft;
  const isSpent = left === 0 || failure?.code === 'previews-spent';
  // The preview was erased with its selfie, and no other one is being made.
  const isIdle = state === 'none' && !requested && left < LIMITS.previewsPerDraft;
  const failureMessage =
    failure &&
    ((failure.code === 'offline' ? page.problems.offline : failure.message) ?? page.somethingWrong);

  const current =
    isShown && view ? previewImages(view.preview, texts.alt(styleName ?? ''), language, offer) : [];
  const [last, setLast] = useState<LastPreview>();
  if (current.length > 0 && JSON.stringify(current) !== JSON.stringify(last?.images))
    setLast({ style, selfieId: view?.preview.selfieId, images: current });
  // While a preview in other clothes is made, the last images stay, so that the page does not jump under a finger.
  const isRendering = !isLocked && !failure && (requested !== undefined || state === 'queued');
  const canShowLast = last?.style === style && view?.selfies.some(({ id }) => id === last?.selfieId) === true;
  const images = isShown ? current : isRendering && canShowLast && last ? last.images : [];

  // A preview requested before there are enough selfies is sent as soon as there are.
  useEffect(() => {
    if (!requested || isLocked) return;
    void requestPreview(requested).then((answer) => {
      if (answer.ok) applyView(answer.value);
      else setFailure(answer.failure);
      setRequested((latest) => (latest === requested ? undefined : latest));
    });
  }, [requested, isLocked, applyView]);

  const request = useCallback((wanted: StyleId) => {
    setFailure(undefined);
    setRequested(wanted);
  }, []);

  // A change of clothes needs a new preview, as a change of style does. Each combination is requested once, even if it fails.
  const outdated = isOutdated && !isLocked ? JSON.stringify([style, view?.clothes]) : undefined;
  const replaced = useRef<string>(undefined);
  useEffect(() => {
    if (outdated === undefined || outdated === replaced.current || !style) return;
    replaced.current = outdated;
    request(style);
  }, [request, style, outdated]);

  return (
    <Step number={2} id="preview" heading={texts.heading} lead={texts.lead}>
      <div className={styles.layout}>
        <div className={styles.preview}>
          {images.length > 0 ? (
            <PreviewFrames
              images={images}
              styleName={styleName}
              developing={isShown ? undefined : texts.developing}
            />
          ) : (
            <Frame number={1} caption={styleName ?? texts.waiting}>
              <>
                {style ? (
                  <StyleScene
                    style={style}
                    sizes="(min-width: 46rem) 24rem, 90vw"
                    className={styles.background}
                  />
                ) : null}
                <div className={styles.overlay} role="status">
                  {isLocked ? (
                    <p>{texts.locked(missing)}</p>
                  ) : isSpent && state !== 'queued' && !requested ? (
                    <>
                      <p className={styles.message}>{texts.spent}</p>
                      <p>{texts.spentHelp}</p>
                    </>
                  ) : failure || state === 'failed' || isIdle ? (
                    <>
                      <p className={styles.message}>
                        {failureMessage ?? (isIdle ? texts.idle : texts.failed)}
                      </p>
                      {isIdle || failure?.code === 'previews-paused' ? null : <p>{texts.failedHelp}</p>}
                      <Button
                        look="secondary"
                        className={styles.retry}
                        onClick={() => request(style ?? 'corporate')}
                      >
                        {isIdle && !failure ? texts.make : texts.again}
                      </Button>
                    </>
                  ) : (
                    <>
                      <p className={styles.message}>{texts.developing}</p>
                      <ProgressBar share={undefined} label={texts.developing} />
                      <p>{texts.developingHelp}</p>
                    </>
                  )}
                </div>
              </>
            </Frame>
          )}
          <p className={styles.note} role="status">
            {isShown ? (
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
                onChange={() => request(id)}
              />
            ))}
          </div>
        </fieldset>
      </div>
    </Step>
  );
}
