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
import { looksLikePicture } from '../uploading/looks-like-picture.client.ts';
import { requestPreview } from '../draft-page/draft-api.client.ts';
import { previewPictures } from '../draft-page/checkout/preview-pictures.ts';
import { markOf, selfieTiles } from '../draft-page/selfies/selfie-tiles.ts';
import { useDraft } from '../draft-page/use-draft.ts';
import { useUploads } from '../draft-page/selfies/use-uploads.ts';
import type { TryOneTexts } from './demo-texts.ts';
import type { TryParts } from './demo-parts.ts';
import { tryStage } from './demo-stage.ts';
import styles from './running-demo.module.css';

const NONE: ReadonlySet<string> = new Set();

export interface LiveTryProps {
  file: File;
  style: StyleId;
  texts: TryOneTexts;
  createPath: string;
  /** The garments on offer, for their names. */
  offer: WardrobeOffer;
  /** Shows nothing itself: focus and the line of status must stay where they are when a photo is chosen. */
  onParts: (parts: TryParts) => void;
}

/** Sends one photo through the same draft, check and preview as the sheet on /create-headshot; it goes on there. */
export default function LiveTry({ file, style, texts, createPath, offer, onParts }: LiveTryProps) {
  const draft = useDraft(undefined);
  const uploads = useUploads(draft);
  const [notPicture, setNotPicture] = useState(false);
  const [asked, setAsked] = useState<StyleId>();
  const [failed, setFailed] = useState<{ readonly message: string; readonly isFinal: boolean }>();
  const begun = useRef(false);
  const language = useLanguage();
  const { add, retry } = uploads;
  const { view, take } = draft;

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void looksLikePicture(file).then((looks) => (looks ? add([file]) : setNotPicture(true)));
  }, [file, add]);

  const tiles = selfieTiles(view?.selfies ?? [], uploads.queue.items, NONE, undefined, view?.clothes);
  const shown = tiles.find(({ queueKey }) => queueKey);
  // `same-moment` compares photos with each other, and here is only one.
  const tile = shown && { ...shown, cautions: shown.cautions.filter((caution) => caution !== 'same-moment') };
  const queueKey = tile?.queueKey;
  const accepted = tile?.state === 'accepted';
  const selfieId = accepted ? tile.selfieId : undefined;
  const ask = style !== asked && failed === undefined ? selfieId : undefined;
  useEffect(() => {
    if (ask === undefined) return;
    void requestPreview(style, ask).then((answer) => {
      setAsked(style);
      if (answer.ok) take(answer.value);
      else
        setFailed({
          message: answer.failure.message ?? texts.failed,
          isFinal: answer.failure.code === 'previews-spent',
        });
    });
  }, [ask, style, take, texts]);

  const stage = tryStage({
    tile: tile?.state,
    // The draft may hold more selfies: the one chosen before this one, or what was uploaded already.
    preview: view && { ...view.preview, asked: asked === style && view.preview.selfieId === selfieId },
    online: uploads.queue.online && draft.reachable,
    notPicture,
    failed: failed !== undefined,
  });
  const pictureUrl = queueKey ? uploads.pictureUrl(queueKey) : undefined;
  const preview = stage === 'ready' ? view?.preview : undefined;
  const words = garmentsTexts[language];
  const dressing = preview && !preview.dressed ? tile?.dressing : undefined;
  const undressed = dressing ? words.refusals[dressing] : preview?.onlyOthersFit && words.onlyOthersFit;
  const mark = tile && markOf(tile);
  const reasons = tile?.reasons.join(' ') ?? '';
  const cautions = tile?.cautions.join(' ') ?? '';
  const message = failed?.message ?? tile?.message;
  const isFinal = failed?.isFinal ?? false;

  const again = useCallback(() => {
    setFailed(undefined);
    setAsked(undefined);
    if (queueKey && !accepted) retry(queueKey);
  }, [accepted, queueKey, retry]);

  const parts = useMemo<TryParts>(
    () => ({
      mark: stage === 'refused' ? 'cross' : mark,
      selfie: pictureUrl ? <img src={pictureUrl} alt={texts.selfie} /> : undefined,
      headshots: preview
        ? previewPictures(preview, texts.alt, language, offer).map(({ url, alt, caption }) => ({
            picture: <img src={url} alt={alt} />,
            caption,
          }))
        : [],
      veil:
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
            {undressed ? ` ${undressed}` : null}
          </>
        ),
      actions: (
        <>
          {stage === 'ready' || isFinal ? (
            <Link to={createPath} className={buttonClass('primary')}>
              {texts.goOn}
            </Link>
          ) : null}
          {stage === 'failed' && !isFinal ? <Button onClick={again}>{texts.again}</Button> : null}
        </>
      ),
    }),
    [
      again,
      cautions,
      createPath,
      isFinal,
      language,
      mark,
      message,
      offer,
      pictureUrl,
      preview,
      reasons,
      stage,
      texts,
      undressed,
    ],
  );
  useEffect(() => onParts(parts), [onParts, parts]);
  return null;
}

/** Lists the cautions of the photo. Its headshot is made all the same. */
function Cautions({ cautions }: { cautions: string }): ReactNode {
  const words = selfieCautionsTexts[useLanguage()];
  return cautions
    .split(' ')
    .filter((caution): caution is SelfieCaution => caution in words)
    .map((caution) => ` ${words[caution].text}`)
    .join('');
}

function Refusal({ reasons, texts }: { reasons: string; texts: TryOneTexts }): ReactNode {
  const words = selfieReasonsTexts[useLanguage()];
  const known = reasons.split(' ').filter((reason): reason is RejectReason => Object.hasOwn(words, reason));
  const [first] = known;
  if (!first) return texts.failed;
  return (
    <>
      <strong>
        {texts.refused} {known.map((reason) => words[reason].why).join(', ')}.
      </strong>{' '}
      {words[first].fix}
    </>
  );
}
