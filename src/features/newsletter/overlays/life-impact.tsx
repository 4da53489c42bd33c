import { BeforeAfter } from '../../../ui/picture/before-after.tsx';
import { SelfieDrawing } from '../../../ui/picture/selfie-drawing.tsx';
import { StyleScene } from '../../../ui/picture/style-scene.tsx';
import type { OverlayContent } from './overlay-content.ts';
import styles from './overlay-view.module.css';

const SIZES = '(max-width: 30rem) 90vw, 24rem';

/** A selfie beside its headshot; a drawing beside a scene while there are no example pictures. */
export function LifeImpact({ pair }: { pair: OverlayContent['pair'] }) {
  if (pair) return <BeforeAfter {...pair} sizes={SIZES} eager />;
  return (
    <div className={styles.drawn} aria-hidden="true">
      <SelfieDrawing kind="window-light" />
      <StyleScene style="corporate" sizes={SIZES} />
    </div>
  );
}
