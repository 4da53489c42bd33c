import type { Dispatch, ReactNode } from 'react';
import type { Language } from '../../../catalog/languages.ts';
import type { CropperTexts } from '../../../i18n/cropper/en.ts';
import type { CropperAction, CropperState } from '../cropper-state.ts';
import { numberFormats } from '../describe-finding.ts';
import {
  MAX_STRAIGHTEN_DEG,
  straightenedDeg,
  straightenPhoto,
  zoomOf,
  zoomPhoto,
} from '../editing/crop-edit.ts';
import { move, quarterTurn, zoom } from './crop-keys.ts';
import styles from './crop-tools.module.css';

const MAX_ZOOM = 12;
const BUTTON_ZOOM = 1.1;
const BUTTON_MOVE = 0.02;

export interface CropToolsProps {
  state: CropperState;
  dispatch: Dispatch<CropperAction>;
  texts: CropperTexts;
  language: Language;
}

/** Everything that gestures and keys do, as visible controls. */
export function CropTools({
  state: { photo, history },
  dispatch,
  texts: { tools: texts, keys, stage },
  language,
}: CropToolsProps) {
  if (!photo || !history) return null;
  const edit = history.present;
  const format = numberFormats(language);
  const zoomed = zoomOf(edit, photo);
  const straightened = straightenedDeg(edit);
  const step = (action: CropperAction) => () => {
    dispatch(action);
    dispatch({ type: 'end-gesture' });
  };
  return (
    <div className={styles.tools} role="group" aria-label={texts.label}>
      <p className={styles.hint}>{stage.hint}</p>
      <label className={styles.slider}>
        <span>{texts.zoom}</span>
        <input
          type="range"
          min={0}
          max={Math.log(MAX_ZOOM)}
          step={0.01}
          value={Math.log(Math.max(1, zoomed))}
          aria-valuetext={format.percent(zoomed)}
          onChange={(event) => {
            const to = Math.exp(event.currentTarget.valueAsNumber);
            dispatch({
              type: 'edit',
              gesture: 'zoom',
              fromStart: true,
              change: (present, size) => zoomPhoto(present, size, to / zoomOf(present, size)),
            });
          }}
          onPointerUp={() => dispatch({ type: 'end-gesture' })}
          onBlur={() => dispatch({ type: 'end-gesture' })}
        />
        <output>{format.percent(zoomed)}</output>
      </label>
      <label className={styles.slider}>
        <span>{texts.straighten}</span>
        <input
          type="range"
          min={-MAX_STRAIGHTEN_DEG}
          max={MAX_STRAIGHTEN_DEG}
          step={0.5}
          value={straightened}
          aria-valuetext={format.deg(straightened)}
          onChange={(event) => {
            const deg = event.currentTarget.valueAsNumber;
            dispatch({
              type: 'edit',
              gesture: 'straighten',
              fromStart: true,
              change: (present, size) => straightenPhoto(present, size, deg),
            });
          }}
          onPointerUp={() => dispatch({ type: 'end-gesture' })}
          onBlur={() => dispatch({ type: 'end-gesture' })}
        />
        <output>{format.deg(straightened)}</output>
      </label>
      <div className={styles.rows}>
        <div className={styles.row}>
          <Tool name={texts.zoomOut} onPress={step(zoom(1 / BUTTON_ZOOM))}>
            <path d="M5 12h14" />
          </Tool>
          <Tool name={texts.zoomIn} onPress={step(zoom(BUTTON_ZOOM))}>
            <path d="M5 12h14M12 5v14" />
          </Tool>
          <Tool name={texts.turnLeft} onPress={step(quarterTurn(-1))}>
            <path d="M4 4v6h6M4.500 10a8 8 0 1 1 -.3 5" />
          </Tool>
          <Tool name={texts.turnRight} onPress={step(quarterTurn(1))}>
            <path d="M20 4v6h-6M19.500 10a8 8 0 1 0 .3 5" />
          </Tool>
        </div>
        <div className={styles.row} role="group" aria-label={texts.move}>
          <Tool name={texts.left} onPress={step(move(-BUTTON_MOVE, 0))}>
            <path d="M19 12H5M11 6l-6 6 6 6" />
          </Tool>
          <Tool name={texts.up} onPress={step(move(0, -BUTTON_MOVE))}>
            <path d="M12 19V5M6 11l6-6 6 6" />
          </Tool>
          <Tool name={texts.down} onPress={step(move(0, BUTTON_MOVE))}>
            <path d="M12 5v14M6 13l6 6 6-6" />
          </Tool>
          <Tool name={texts.right} onPress={step(move(BUTTON_MOVE, 0))}>
            <path d="M5 12h14M13 6l6 6-6 6" />
          </Tool>
        </div>
      </div>
      <div className={styles.row}>
        {edit.marks ? (
          <button type="button" className={styles.worded} onClick={() => dispatch({ type: 'place' })}>
            {texts.place}
          </button>
        ) : null}
        <button type="button" className={styles.worded} onClick={() => dispatch({ type: 'mark-by-hand' })}>
          {texts.markByHand}
        </button>
        <button
          type="button"
          className={styles.worded}
          aria-disabled={history.past.length === 0 || undefined}
          onClick={() => dispatch({ type: 'undo' })}
        >
          {texts.undo}
        </button>
        <button
          type="button"
          className={styles.worded}
          aria-disabled={history.future.length === 0 || undefined}
          onClick={() => dispatch({ type: 'redo' })}
        >
          {texts.redo}
        </button>
        <button type="button" className={styles.worded} onClick={() => dispatch({ type: 'reset' })}>
          {texts.reset}
        </button>
      </div>
      <details className={styles.keys}>
        <summary>{keys.summary}</summary>
        <p>{keys.intro}</p>
        <dl>
          {keys.rows.map(([key, what]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

function Tool({ name, onPress, children }: { name: string; onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.tool} aria-label={name} title={name} onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}
