import { type CSSProperties, type Dispatch, useEffect, useId, useRef } from 'react';
import type { Language } from '../../../catalog/languages.ts';
import type { CropperTexts } from '../../../i18n/cropper/en.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { CropPreset } from '../crop-presets.ts';
import type { CropperAction } from '../cropper-state.ts';
import type { CropEdit } from '../editing/crop-edit.ts';
import { CropGuides, EmptyGuides } from './crop-guides.tsx';
import { actionOfKey } from './crop-keys.ts';
import styles from './crop-stage.module.css';
import { useStageGestures } from './use-stage-gestures.ts';

/** Longest side of the photo on the screen; the file is made from the photo itself. */
const SHOWN_SIDE_PX = 2000;

export interface CropStageProps {
  preset: CropPreset;
  edit: CropEdit | undefined;
  bitmap: ImageBitmap | undefined;
  dispatch: Dispatch<CropperAction>;
  texts: CropperTexts;
  language: Language;
}

/** The photo behind the frame of the crop, with the guides of the preset. */
export function CropStage({ preset, edit, bitmap, dispatch, texts, language }: CropStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const descriptionId = useId();
  const gestures = useStageGestures(stage, frame, dispatch);
  const { size } = preset;
  const aspect = size.unit === 'mm' ? size.widthMm / size.heightMm : size.widthPx / size.heightPx;
  const style = { '--aspect': aspect } as CSSProperties;

  if (!bitmap || !edit) {
    return (
      <div className={styles.stage}>
        <div className={styles.frame} style={style} data-empty data-round={preset.isRound || undefined}>
          <EmptyGuides composition={preset.composition} texts={texts} />
          <span className={styles.empty}>{texts.stage.empty}</span>
        </div>
      </div>
    );
  }
  return (
    <>
      <div ref={stage} className={styles.stage} data-open {...gestures}>
        <div
          ref={frame}
          className={styles.frame}
          style={style}
          role="group"
          aria-label={texts.stage.label}
          aria-describedby={descriptionId}
          tabIndex={0}
          data-round={preset.isRound || undefined}
          onKeyDown={(event) => {
            if (event.target !== event.currentTarget) return;
            const action = actionOfKey(event);
            if (!action) return;
            event.preventDefault();
            dispatch(action);
          }}
          onKeyUp={() => dispatch({ type: 'end-gesture' })}
        >
          <ShownPhoto bitmap={bitmap} edit={edit} />
          <div className={styles.shade} />
          <CropGuides
            preset={preset}
            edit={edit}
            frame={frame}
            dispatch={dispatch}
            texts={texts}
            language={language}
          />
        </div>
      </div>
      <p id={descriptionId}>
        <VisuallyHidden>{texts.stage.description}</VisuallyHidden>
      </p>
    </>
  );
}

function ShownPhoto({ bitmap, edit: { frame } }: { bitmap: ImageBitmap; edit: CropEdit }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = bitmap;

  useEffect(() => {
    if (!canvas.current) return;
    const scale = Math.min(1, SHOWN_SIDE_PX / Math.max(width, height));
    canvas.current.width = Math.max(1, Math.round(width * scale));
    canvas.current.height = Math.max(1, Math.round(height * scale));
    const context = canvas.current.getContext('2d');
    if (!context) return;
    context.imageSmoothingQuality = 'high';
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.current.width, canvas.current.height);
    context.drawImage(bitmap, 0, 0, canvas.current.width, canvas.current.height);
  }, [bitmap, width, height]);

  const x = (-frame.centre.x / width) * 100;
  const y = (-frame.centre.y / height) * 100;
  return (
    <canvas
      ref={canvas}
      className={styles.photo}
      style={{
        width: `${(width / frame.widthPx) * 100}%`,
        transform: `rotate(${-frame.turnDeg}deg) translate(${x}%, ${y}%)`,
      }}
    />
  );
}
