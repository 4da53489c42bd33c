import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { StyleId } from '../../../catalog/styles.ts';
import { selfieReasonsTexts } from '../../../i18n/selfie-reasons.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { useLanguage } from '../../../ui/language.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { looksLikePicture } from '../sending/looks-like-picture.client.ts';
import { requestPreview } from '../sheet/draft-api.client.ts';
import { selfieTiles } from '../sheet/selfie-tiles.ts';
import { useDraft } from '../sheet/use-draft.ts';
import { useUploads } from '../sheet/use-uploads.ts';
import { TryOneFrames } from './try-one-frames.tsx';
import type { TryOneTexts } from './try-one-texts.ts';
import { tryStage } from './try-stage.ts';
import styles from './live-try.module.css';

const NONE: ReadonlySet<string> = new Set();

/** Sends one photo through the same draft, check and preview as the sheet on /create-headshot; it goes on there. */
export default function LiveTry(props: {
  file: File;
  style: StyleId;
  texts: TryOneTexts;
  ground: ReactNode;
  button: ReactNode;
  createPath: string;
}) {
  const { file, style, texts, ground, button, createPath } = props;
  const language = useLanguage();
  const draft = useDraft(undefined);
  const uploads = useUploads(draft);
  const [notPicture, setNotPicture] = useState(false);
  const [asked, setAsked] = useState<StyleId>();
  const [failed, setFailed] = useState<string>();
  const begun = useRef(false);
  const { add } = uploads;
  const { view, take } = draft;

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void looksLikePicture(file).then((looks) => (looks ? add([file]) : setNotPicture(true)));
  }, [file, add]);

  const tile = selfieTiles(view?.selfies ?? [], uploads.queue.items, NONE).find(({ queueKey }) => queueKey);
  const accepted = tile?.state === 'accepted';
  const selfieId = accepted ? tile.selfieId : undefined;
  const ask = style !== asked && failed === undefined ? selfieId : undefined;
  useEffect(() => {
    if (ask === undefined) return;
    void requestPreview(style, ask).then((answer) => {
      setAsked(style);
      if (answer.ok) take(answer.value);
      else setFailed(answer.failure.message ?? texts.failed);
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
  const pictureUrl = tile?.queueKey ? uploads.pictureUrl(tile.queueKey) : undefined;
  const reasons = tile?.reasons.map((reason) => selfieReasonsTexts[language][reason]) ?? [];
  const previewUrl = stage === 'ready' ? view?.preview.url : undefined;

  const again = () => {
    setFailed(undefined);
    setAsked(undefined);
    if (tile?.queueKey && tile.state !== 'accepted') uploads.retry(tile.queueKey);
  };

  return (
    <TryOneFrames
      texts={texts}
      ground={ground}
      mark={accepted ? 'tick' : stage === 'refused' ? 'cross' : undefined}
      selfie={pictureUrl ? <img src={pictureUrl} alt={texts.selfie} /> : undefined}
      headshot={
        previewUrl ? (
          <img src={previewUrl} alt={texts.alt} />
        ) : stage === 'developing' ? (
          <>
            {ground}
            <span className={styles.bar}>
              <ProgressBar share={undefined} label={texts.developing} />
            </span>
          </>
        ) : undefined
      }
      status={
        stage === 'refused' && reasons.length > 0 ? (
          <>
            <strong>
              {texts.refused} {reasons.map(({ why }) => why).join(', ')}.
            </strong>{' '}
            {reasons[0]?.fix}
          </>
        ) : stage === 'failed' ? (
          (failed ?? tile?.message ?? texts.failed)
        ) : stage === 'refused' ? (
          texts.failed
        ) : (
          texts[stage]
        )
      }
      actions={
        <>
          {stage === 'ready' ? (
            <Link to={createPath} className={buttonClass('primary')}>
              {texts.goOn}
            </Link>
          ) : null}
          {stage === 'failed' ? <Button onClick={again}>{texts.again}</Button> : null}
          {button}
        </>
      }
    />
  );
}
