import { Picture, type PictureFiles } from '../../ui/picture/picture.tsx';
import styles from './scene-cover.module.css';

/** An article's cover: a scene in one wide frame of film. */
export function SceneCover(props: {
  files: PictureFiles;
  alt: string;
  sizes: string;
  eager?: boolean;
  /** The text on the film's edge. */
  caption: string;
}) {
  return (
    <figure className={styles.cover}>
      <figcaption className={styles.edge}>{props.caption}</figcaption>
      <Picture
        files={props.files}
        alt={props.alt}
        sizes={props.sizes}
        eager={props.eager ?? false}
        className={styles.picture}
      />
    </figure>
  );
}
