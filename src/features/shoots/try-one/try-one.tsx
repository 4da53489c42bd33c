import { type DragEvent, lazy, Suspense, useState } from 'react';
import type { StyleId } from '../../../catalog/styles.ts';
import { FileButton } from '../../../ui/file-button.tsx';
import { Picture, type PictureFiles } from '../../../ui/picture.tsx';
import { TryOneFrames } from './try-one-frames.tsx';
import type { TryOneTexts } from './try-one-texts.ts';
import styles from './try-one.module.css';

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
}

/** What sends and checks photos is as large as the rest of the page: it comes when somebody chooses one. */
const loadLive = () => import('./live-try.tsx');
const LiveTry = lazy(loadLive);

/** One selfie in, one free headshot out, where the visitor arrives. */
export function TryOne({ texts, styleList, createPath }: TryOneProps) {
  const [style, setStyle] = useState<StyleId>('corporate');
  const [photo, setPhoto] = useState<{ readonly file: File; readonly number: number }>();
  const [over, setOver] = useState(false);
  const chosen = styleList.find(({ id }) => id === style);

  const take = ([file]: readonly File[]) => {
    if (file) setPhoto((before) => ({ file, number: (before?.number ?? 0) + 1 }));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  const ground = chosen ? (
    <Picture files={chosen.picture} alt="" sizes="(min-width: 62rem) 17rem, 45vw" eager />
  ) : null;
  const button = (
    <FileButton
      accept={ACCEPT}
      look={photo ? 'secondary' : 'primary'}
      onClick={() => void loadLive()}
      onFiles={take}
    >
      {photo ? texts.pickAnother : texts.pick}
    </FileButton>
  );

  return (
    <section
      className={styles.table}
      aria-label={texts.label}
      data-over={over || undefined}
      onDragEnter={() => {
        void loadLive();
        setOver(true);
      }}
      onDragOver={(event) => event.preventDefault()}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
    >
      {photo ? (
        <Suspense
          fallback={<TryOneFrames texts={texts} ground={ground} status={texts.opening} actions={button} />}
        >
          <LiveTry
            key={photo.number}
            file={photo.file}
            style={style}
            texts={texts}
            ground={ground}
            button={button}
            createPath={createPath}
          />
        </Suspense>
      ) : (
        <TryOneFrames texts={texts} ground={ground} status={texts.privacy} actions={button} />
      )}
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
