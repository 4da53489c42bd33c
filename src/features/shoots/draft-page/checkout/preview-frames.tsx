import { Frame } from '../../../../ui/picture/frame.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import type { PreviewImage } from './preview-images.ts';
import styles from './preview-step.module.css';

export interface PreviewFramesProps {
  images: readonly PreviewImage[];
  /** Name of the style, the caption of an image that has none. */
  styleName: string | undefined;
  /** The text shown over the last image while its replacement is made; undefined when none is. */
  developing: string | undefined;
}

/** The images of a free preview, side by side. */
export function PreviewFrames({ images, styleName, developing }: PreviewFramesProps) {
  return (
    <div className={styles.pair}>
      {images.map(({ url, caption, alt }, index) => {
        const hasOverlay = developing !== undefined && index === images.length - 1;
        return (
          <Frame key={url} number={index + 1} caption={hasOverlay ? developing : (caption ?? styleName)}>
            <img src={url} alt={alt} className={hasOverlay ? styles.background : undefined} />
            {hasOverlay ? (
              <div className={styles.overlay} role="status">
                <ProgressBar share={undefined} label={developing} />
              </div>
            ) : null}
          </Frame>
        );
      })}
    </div>
  );
}
