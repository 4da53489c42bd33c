import { type Dispatch, type RefObject, useRef } from 'react';
import type { Language } from '../../../catalog/languages.ts';
import type { CropperTexts } from '../../../i18n/cropper/en.ts';
import type { Composition } from '../../../imaging/recipes/document-crop.ts';
import type { CropPreset } from '../crop-presets.ts';
import type { CropperAction } from '../cropper-state.ts';
import { numberFormats } from '../describe-finding.ts';
import { type CropEdit, type MarkName, markHeight, moveMark } from '../editing/crop-edit.ts';
import styles from './crop-guides.module.css';

const MARKS: readonly MarkName[] = ['top', 'eyes', 'chin'];
const STEP = 0.0025;
const FAR = 8;

export interface CropGuidesProps {
  preset: CropPreset;
  edit: CropEdit;
  frame: RefObject<HTMLElement | null>;
  dispatch: Dispatch<CropperAction>;
  texts: CropperTexts;
  language: Language;
}

/** The band in which the top of the head must be, and the marks of the head, which can be moved. */
export function CropGuides({ preset: { composition }, edit, ...rest }: CropGuidesProps) {
  if (!edit.marks) return <EmptyGuides composition={composition} texts={rest.texts} />;
  const chin = markHeight(edit, 'chin', composition.top);
  return (
    <div className={styles.guides}>
      <Band from={chin - composition.head.max} to={chin - composition.head.min} />
      {composition.eyes ? <Band from={composition.eyes.min} to={composition.eyes.max} isEyes /> : null}
      {MARKS.map((name) => (
        <Mark key={name} name={name} composition={composition} edit={edit} {...rest} />
      ))}
    </div>
  );
}

/** The places where the preset wants the head, while nobody has marked it. */
export function EmptyGuides({ composition, texts }: { composition: Composition; texts: CropperTexts }) {
  const { head, headAim = (head.min + head.max) / 2, marginAim, eyes } = composition;
  const chin = marginAim + headAim;
  return (
    <div className={styles.guides} aria-hidden="true">
      <Band from={chin - head.max} to={chin - head.min} />
      {eyes ? <Band from={eyes.min} to={eyes.max} isEyes /> : null}
      <div className={styles.line} style={{ top: `${chin * 100}%` }}>
        <span className={styles.name}>{texts.stage.chin}</span>
      </div>
      <div className={styles.line} style={{ top: `${marginAim * 100}%` }} data-faint>
        <span className={styles.name}>{texts.stage.top[composition.top]}</span>
      </div>
    </div>
  );
}

function Band({ from, to, isEyes }: { from: number; to: number; isEyes?: boolean }) {
  const top = Math.max(0, from);
  const height = Math.max(0.004, Math.min(1, to) - top);
  return (
    <div
      className={styles.band}
      data-eyes={isEyes || undefined}
      style={{ top: `${top * 100}%`, height: `${height * 100}%` }}
    />
  );
}

interface MarkProps extends Omit<CropGuidesProps, 'preset'> {
  name: MarkName;
  composition: Composition;
}

function Mark({ name, composition: { top }, edit, frame, dispatch, texts, language }: MarkProps) {
  const height = markHeight(edit, name, top);
  const isDragged = useRef(false);
  const label = name === 'top' ? texts.stage.top[top] : texts.stage[name];
  const moveTo = (to: number) =>
    dispatch({
      type: 'edit',
      gesture: `mark-${name}`,
      change: (present) => moveMark(present, name, to, top),
    });
  const moveBy = (by: number) =>
    dispatch({
      type: 'edit',
      gesture: `mark-${name}`,
      change: (present) => moveMark(present, name, markHeight(present, name, top) + by, top),
    });
  const end = () => {
    isDragged.current = false;
    dispatch({ type: 'end-gesture' });
  };
  return (
    <div className={styles.line} data-mark={name} style={{ top: `${height * 100}%` }}>
      <div
        className={styles.handle}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-orientation="vertical"
        aria-valuemin={-20}
        aria-valuemax={120}
        aria-valuenow={Math.round(100 - height * 100)}
        aria-valuetext={texts.stage.markValue(numberFormats(language).tenths(height))}
        onPointerDown={(event) => {
          event.stopPropagation();
          event.currentTarget.setPointerCapture(event.pointerId);
          isDragged.current = true;
        }}
        onPointerMove={(event) => {
          const box = frame.current?.getBoundingClientRect();
          if (!isDragged.current || !box) return;
          event.stopPropagation();
          moveTo((event.clientY - box.top) / box.height);
        }}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={(event) => {
          const direction = { ArrowUp: -1, ArrowRight: -1, ArrowDown: 1, ArrowLeft: 1 }[event.key];
          if (direction === undefined) return;
          event.preventDefault();
          moveBy(direction * STEP * (event.shiftKey ? FAR : 1));
        }}
      >
        {label}
      </div>
    </div>
  );
}
