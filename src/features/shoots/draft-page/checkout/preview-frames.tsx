import { Frame } from '../../../../ui/picture/frame.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import type { PreviewPicture } from './preview-pictures.ts';
import styles from './preview-step.module.css';

export interface PreviewFramesProps {
  pictures: readonly PreviewPicture[];
  /** Name of the style, for a picture without a caption of its own. */
  styleName: string | undefined;
  /** Set while another picture is drawn in the place of the last one. */
  developing: string | undefined;
}

/** The pictures of a free preview, side by side. */
export function PreviewFrames({ pictures, styleName, developing }: PreviewFramesProps) {
  return (
    <div className={styles.pair}>
      {pictures.map(({ url, caption, alt }, index) => {
        const isVeiled = developing !== undefined && index === pictures.length - 1;
        return (
          <Frame key={url} number={index + 1} caption={isVeiled ? developing : (caption ?? styleName)}>
            <img src={url} alt={alt} className={isVeiled ? styles.ground : undefined} />
            {isVeiled ? (
              <div className={styles.veil} role="status">
                <ProgressBar share={undefined} label={developing} />
              </div>
            ) : null}
          </Frame>
        );
      })}
    </div>
  );
}
