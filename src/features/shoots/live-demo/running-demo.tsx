import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { WardrobeOffer } from '../../../catalog/garments.ts';
import type { StyleId } from '../../../base/style-ids.ts';
import type { RejectReason, SelfieCaution } from '../../../imaging/selfie.ts';
import { garmentsTexts } from '../../../i18n/garments/index.ts';
import { selfieCautionsTexts } from '../../../i18n/selfie-cautions/index.ts';
import { selfieReasonsTexts } from '../../../i18n/selfie-reasons/index.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { looksLikeImage } from '../uploading/looks-like-image.client.ts';
import { requestPreview } from '../draft-page/draft-api.client.ts';
import { previewImages } from '../draft-page/checkout/preview-images.ts';
import { SelfiePhoto } from '../draft-page/selfies/selfie-photo.tsx';
import { markOf, selfieTiles } from '../draft-page/selfies/selfie-tiles.ts';
import { useDraft } from '../draft-page/use-draft.ts';
import { useUploads } from '../draft-page/selfies/use-uploads.ts';
import type { LiveDemoTexts } from './demo-texts.ts';
import type { DemoParts } from './demo-parts.ts';
import { demoStage } from './demo-stage.ts';
import styles from './running-demo.module.css';

const NONE: ReadonlySet<string> = new Set();

export interface RunningDemoProps {
  file: File;
  style: StyleId;
  texts: LiveDemoTexts;
  createPath: string;
  /** The garments on offer, for their names. */
  offer: WardrobeOffer;
  /** Receives what to show. RunningDemo renders nothing itself, so that focus and the live region outlast a new photo. */
  onParts: (parts: DemoParts) => void;
}

/** Sends one photo through the same draft, check and preview as /create-headshot, where the visitor continues with it. */
export default function RunningDemo({ file, style, texts, createPath, offer, onParts }: RunningDemoProps) {
  const draft = useDraft(undefined);
  const uploads = useUploads(draft);
  const [isOtherFile, setIsOtherFile] = useState(false);
  const [requestedStyle, setRequestedStyle] = useState<StyleId>();
  const [failed, setFailed] = useState<{ readonly message: string; readonly isFinal: boolean }>();
  const hasStarted = useRef(false);
  const language = useLanguage();
  const { add, retry } = uploads;
  const { view, applyView } = draft;

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void looksLikeImage(file).then((isImage) => (isImage ? add([file]) : setIsOtherFile(true)));
  }, [file, add]);

  const tiles = selfieTiles(view?.selfies ?? [], uploads.queue.items, NONE, undefined, view?.clothes);
  const ownTile = tiles.find(({ queueKey }) => queueKey);
  // `same-moment` compares a photo with the draft's others, which the demo does not show.
  const tile = ownTile && {
    ...ownTile,
    cautions: ownTile.cautions.filter((caution) => caution !== 'same-moment'),
  };
  const queueKey = tile?.queueKey;
  const accepted = tile?.state === 'accepted';
  const selfieId = accepted ? tile.selfieId : undefined;
  const idToPreview = style !== requestedStyle && failed === undefined ? selfieId : undefined;
  useEffect(() => {
    if (idToPreview === undefined) return;
    void requestPreview(style, idToPreview).then((answer) => {
      setRequestedStyle(style);
      if (answer.ok) applyView(answer.value);
      else
        setFailed({
          message: answer.failure.message ?? texts.failed,
          isFinal: answer.failure.code === 'previews-spent',
        });
    });
  }, [idToPreview, style, applyView, texts]);

  const stage = demoStage({
    tile: tile?.state,
    // The draft may hold more selfies: the one chosen before this one, or those uploaded earlier.
    preview: view && {
      ...view.preview,
      isCurrent: requestedStyle === style && view.preview.selfieId === selfieId,
    },
    online: uploads.queue.online && draft.isReachable,
    isOtherFile,
    isPreviewRefused: failed !== undefined,
  });
  const photoUrl = queueKey ? uploads.photoUrl(queueKey) : undefined;
  const thumbnailUrl = tile?.thumbnailUrl;
  const preview = stage === 'ready' ? view?.preview : undefined;
  const clothesTexts = garmentsTexts[language];
  const dressing = preview && !preview.dressed ? tile?.dressing : undefined;
  const clothesNote = dressing
    ? clothesTexts.refusals[dressing]
    : preview?.onlyOthersFit && clothesTexts.onlyOthersFit;
  const mark = tile && markOf(tile);
  const reasons = tile?.reasons.join(' ') ?? '';
  const cautions = tile?.cautions.join(' ') ?? '';
  const message = failed?.message ?? tile?.message;
  const isFinal = failed?.isFinal ?? false;

  const tryAgain = useCallback(() => {
    setFailed(undefined);
    setRequestedStyle(undefined);
    if (queueKey && !accepted) retry(queueKey);
  }, [accepted, queueKey, retry]);

  const parts = useMemo<DemoParts>(
    () => ({
      mark: stage === 'refused' ? 'cross' : mark,
      selfie: photoUrl ? <SelfiePhoto urls={[photoUrl, thumbnailUrl]} alt={texts.selfie} /> : undefined,
      headshots: preview
        ? previewImages(preview, texts.alt, language, offer).map(({ url, alt, caption }) => ({
            image: <img src={url} alt={alt} />,
            caption,
          }))
        : [],
      overlay:
        stage === 'developing' ? (
          <span className={styles.bar}>
            <ProgressBar share={undefined} label={texts.developing} />
          </span>
        ) : undefined,
      status:
        stage === 'refused' ? (
          <Refusal reasons={reasons} texts={texts} />
        ) : stage === 'failed' ? (
          (message ?? texts.failed)
        ) : (
          <>
            {texts[stage]}
            <Cautions cautions={cautions} />
            {clothesNote ? ` ${clothesNote}` : null}
          </>
        ),
      actions: (
        <>
          {stage === 'ready' || isFinal ? (
            <Link to={createPath} className={buttonClass('primary')}>
              {texts.addMoreSelfies}
            </Link>
          ) : null}
          {stage === 'failed' && !isFinal ? <Button onClick={tryAgain}>{texts.again}</Button> : null}
        </>
      ),
    }),
    [
      cautions,
      clothesNote,
      createPath,
      isFinal,
      language,
      mark,
      message,
      offer,
      photoUrl,
      preview,
      reasons,
      stage,
      texts,
      thumbnailUrl,
      tryAgain,
    ],
  );
  useEffect(() => onParts(parts), [onParts, parts]);
  return null;
}

/** Lists the cautions of the photo, whose headshot is made in spite of them. */
function Cautions({ cautions }: { cautions: string }): ReactNode {
  const cautionTexts = selfieCautionsTexts[useLanguage()];
  return cautions
    .split(' ')
    .filter((caution): caution is SelfieCaution => caution in cautionTexts)
    .map((caution) => ` ${cautionTexts[caution].text}`)
    .join('');
}

function Refusal({ reasons, texts }: { reasons: string; texts: LiveDemoTexts }): ReactNode {
  const reasonTexts = selfieReasonsTexts[useLanguage()];
  const known = reasons
    .split(' ')
    .filter((reason): reason is RejectReason => Object.hasOwn(reasonTexts, reason));
  const [first] = known;
  if (!first) return texts.failed;
  return (
    <>
      <strong>
        {texts.refused} {known.map((reason) => reasonTexts[reason].why).join(', ')}.
      </strong>{' '}
      {reasonTexts[first].fix}
    </>
  );
}
