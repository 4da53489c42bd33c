import { type ComponentType, type DragEvent, useEffect, useEffectEvent, useState } from 'react';
import type { WardrobeOffer } from '../../../catalog/garments.ts';
import type { StyleId } from '../../../base/style-ids.ts';
import { Button } from '../../../ui/button.tsx';
import { FileButton } from '../../../ui/form/file-button.tsx';
import { Picture, type PictureFiles } from '../../../ui/picture/picture.tsx';
import { usePreventFileDrop } from '../../../ui/use-prevent-file-drop.ts';
import type { RunningDemoProps } from './running-demo.tsx';
import { DemoFrames } from './demo-frames.tsx';
import type { LiveDemoTexts } from './demo-texts.ts';
import type { DemoParts } from './demo-parts.ts';
import styles from './live-demo.module.css';

const ACCEPT = 'image/jpeg,image/png,image/webp,image/heic,image/heif,image/avif,.heic,.heif,.avif';

export interface LiveDemoStyle {
  readonly id: StyleId;
  readonly name: string;
  readonly picture: PictureFiles;
}

export interface LiveDemoProps {
  readonly texts: LiveDemoTexts;
  readonly styleList: readonly LiveDemoStyle[];
  /** Path of the page where more selfies are added. */
  readonly createPath: string;
  /** The garments on offer, for their names. */
  readonly offer: WardrobeOffer;
  /** A photo that was chosen elsewhere on the page and starts at once. Only the first one counts. */
  readonly startWith?: File;
}

// The code that checks and uploads photos is as large as the rest of the page, so it is loaded when somebody chooses one.
const loadRunningDemo = () => import('./running-demo.tsx');
// Starts while the visitor picks a file. A failure is reported when the photo needs the code.
const prefetchRunningDemo = () => void loadRunningDemo().catch(() => undefined);

/** The home page's live demo: one selfie becomes one free headshot. */
export function LiveDemo({ texts, styleList, createPath, offer, startWith }: LiveDemoProps) {
  const [style, setStyle] = useState<StyleId>('corporate');
  const [photo, setPhoto] = useState<{ readonly file: File; readonly number: number } | undefined>(
    startWith && { file: startWith, number: 1 },
  );
  const [RunningDemo, setRunningDemo] = useState<ComponentType<RunningDemoProps>>();
  const [hasLoadFailed, setHasLoadFailed] = useState(false);
  const [parts, setParts] = useState<DemoParts>();
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const chosen = styleList.find(({ id }) => id === style);
  usePreventFileDrop();

  const load = () => {
    loadRunningDemo().then(
      (loaded) => setRunningDemo(() => loaded.default),
      () => setHasLoadFailed(true),
    );
  };
  const loadForGivenPhoto = useEffectEvent(load);
  useEffect(() => {
    if (startWith) loadForGivenPhoto();
  }, [startWith]);

  const choosePhoto = ([file]: readonly File[]) => {
    if (!file) return;
    setPhoto((before) => ({ file, number: (before?.number ?? 0) + 1 }));
    setParts(undefined);
    load();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsDraggedOver(false);
    choosePhoto([...event.dataTransfer.files]);
  };

  return (
    <section
      className={styles.demo}
      aria-label={texts.label}
      data-over={isDraggedOver || undefined}
      onDragEnter={() => {
        prefetchRunningDemo();
        setIsDraggedOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsDraggedOver(false);
      }}
      onDrop={drop}
    >
      <DemoFrames
        texts={texts}
        background={
          chosen ? (
            <Picture files={chosen.picture} alt="" sizes="(min-width: 62rem) 17rem, 45vw" eager />
          ) : null
        }
        parts={parts}
      />
      <p className={styles.status} role="status">
        {photo ? (parts?.status ?? (hasLoadFailed ? texts.failed : texts.opening)) : texts.privacy}
      </p>
      <div className={styles.actions}>
        {/* A browser never requests a failed module again within the same document, so only a reload helps. */}
        {hasLoadFailed ? <Button onClick={() => location.reload()}>{texts.again}</Button> : parts?.actions}
        <FileButton
          accept={ACCEPT}
          look={photo ? 'secondary' : 'primary'}
          onClick={prefetchRunningDemo}
          onFiles={choosePhoto}
        >
          {photo ? texts.pickAnother : texts.pick}
        </FileButton>
      </div>
      {photo && RunningDemo ? (
        <RunningDemo
          key={photo.number}
          file={photo.file}
          style={style}
          texts={texts}
          createPath={createPath}
          offer={offer}
          onParts={setParts}
        />
      ) : null}
      <fieldset className={styles.styles}>
        <legend className={styles.legend}>{texts.style}</legend>
        <div className={styles.strip}>
          {styleList.map(({ id, name, picture }) => (
            <label key={id} className={styles.style}>
              <input
                type="radio"
                name="live-demo-style"
                className={styles.radio}
                checked={id === style}
                onChange={() => setStyle(id)}
              />
              <Picture files={picture} alt="" sizes="5rem" />
              <span className={styles.name}>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <noscript>{texts.noScript}</noscript>
    </section>
  );
}
