import { type ComponentType, type DragEvent, useState } from 'react';
import type { WardrobeOffer } from '../../../catalog/garments.ts';
import type { StyleId } from '../../../base/style-ids.ts';
import { Button } from '../../../ui/button.tsx';
import { FileButton } from '../../../ui/form/file-button.tsx';
import { Picture, type PictureFiles } from '../../../ui/picture/picture.tsx';
import { useHoldDrops } from '../../../ui/use-hold-drops.ts';
import type { LiveTryProps } from './running-demo.tsx';
import { TryOneFrames } from './demo-frames.tsx';
import type { TryOneTexts } from './demo-texts.ts';
import type { TryParts } from './demo-parts.ts';
import styles from './live-demo.module.css';

const ACCEPT = 'image/jpeg,image/png,image/webp,image/heic,image/heif,image/avif,.heic,.heif,.avif';

export interface TryOneStyle {
  readonly id: StyleId;
  readonly name: string;
  readonly picture: PictureFiles;
}

export interface TryOneProps {
  readonly texts: TryOneTexts;
  readonly styleList: readonly TryOneStyle[];
  /** Where more selfies are added. */
  readonly createPath: string;
  /** The garments on offer, for their names. */
  readonly offer: WardrobeOffer;
}

/** What sends and checks photos is as large as the rest of the page: it comes when somebody chooses one. */
const loadLive = () => import('./running-demo.tsx');
/** Early, while a file is being picked; whether it came is looked at when there is a photo. */
const prepareLive = () => void loadLive().catch(() => undefined);

/** One selfie in, one free headshot out, where the visitor arrives. */
export function TryOne({ texts, styleList, createPath, offer }: TryOneProps) {
  const [style, setStyle] = useState<StyleId>('corporate');
  const [photo, setPhoto] = useState<{ readonly file: File; readonly number: number }>();
  const [Live, setLive] = useState<ComponentType<LiveTryProps>>();
  const [notLoaded, setNotLoaded] = useState(false);
  const [parts, setParts] = useState<TryParts>();
  const [over, setOver] = useState(false);
  const chosen = styleList.find(({ id }) => id === style);
  useHoldDrops();

  const take = ([file]: readonly File[]) => {
    if (!file) return;
    setPhoto((before) => ({ file, number: (before?.number ?? 0) + 1 }));
    setParts(undefined);
    loadLive().then(
      ({ default: LiveTry }) => setLive(() => LiveTry),
      () => setNotLoaded(true),
    );
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };

  return (
    <section
      className={styles.table}
      aria-label={texts.label}
      data-over={over || undefined}
      onDragEnter={() => {
        prepareLive();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
    >
      <TryOneFrames
        texts={texts}
        ground={
          chosen ? (
            <Picture files={chosen.picture} alt="" sizes="(min-width: 62rem) 17rem, 45vw" eager />
          ) : null
        }
        parts={parts}
      />
      <p className={styles.status} role="status">
        {photo ? (parts?.status ?? (notLoaded ? texts.failed : texts.opening)) : texts.privacy}
      </p>
      <div className={styles.actions}>
        {/* Code that failed to load once is not asked for again by the browser while the document stands. */}
        {notLoaded ? <Button onClick={() => location.reload()}>{texts.again}</Button> : parts?.actions}
        <FileButton
          accept={ACCEPT}
          look={photo ? 'secondary' : 'primary'}
          onClick={prepareLive}
          onFiles={take}
        >
          {photo ? texts.pickAnother : texts.pick}
        </FileButton>
      </div>
      {photo && Live ? (
        <Live
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
                name="try-one-style"
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
