import { type Dispatch, type PointerEvent, type RefObject, useRef } from 'react';
import type { Language } from '../../../catalog/languages.ts';
import type { CropperTexts } from '../../../i18n/cropper/en.ts';
import type { Composition } from '../../../imaging/recipes/document-crop.ts';
import type { CropPreset } from '../crop-presets.ts';
import type { CropperAction } from '../cropper-state.ts';
import { numberFormats } from '../describe-finding.ts';
import {
  type CropEdit,
  type MarkName,
  markHeight,
  marksMiddle,
  moveMark,
  moveMarksAside,
} from '../editing/crop-edit.ts';
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
      {edit.marks.source === 'hand' ? <MiddleMark edit={edit} {...rest} /> : null}
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

function Mark({ name, composition: { top }, edit, texts, language, ...rest }: MarkProps) {
  const height = markHeight(edit, name, top);
  const label = name === 'top' ? texts.stage.top[top] : texts.stage[name];
  return (
    <div className={styles.line} data-mark={name} style={{ top: `${height * 100}%` }}>
      <Handle
        {...rest}
        gesture={`mark-${name}`}
        label={label}
        orientation="vertical"
        range={{ min: -20, max: 120, now: Math.round(100 - height * 100) }}
        valueText={texts.stage.markValue(numberFormats(language).tenths(height))}
        steps={{ ArrowUp: -STEP, ArrowRight: -STEP, ArrowDown: STEP, ArrowLeft: STEP }}
        shareAt={(event, box) => (event.clientY - box.top) / box.height}
        moveTo={(present, to) => moveMark(present, name, to, top)}
        moveBy={(present, by) => moveMark(present, name, markHeight(present, name, top) + by, top)}
      />
    </div>
  );
}

/** Moves marks that were set by hand sideways, such as to another person on the photo. */
function MiddleMark({ edit, texts, language, ...rest }: Omit<CropGuidesProps, 'preset'>) {
  const middle = marksMiddle(edit);
  return (
    <div className={styles.axis} style={{ left: `${middle * 100}%` }}>
      <Handle
        {...rest}
        gesture="mark-middle"
        label={texts.stage.middle}
        orientation="horizontal"
        range={{ min: 0, max: 100, now: Math.round(middle * 100) }}
        valueText={texts.stage.middleValue(numberFormats(language).tenths(middle))}
        steps={{ ArrowUp: STEP, ArrowRight: STEP, ArrowDown: -STEP, ArrowLeft: -STEP }}
        shareAt={(event, box) => (event.clientX - box.left) / box.width}
        moveTo={moveMarksAside}
        moveBy={(present, by) => moveMarksAside(present, marksMiddle(present) + by)}
      />
    </div>
  );
}

interface HandleProps extends Pick<CropGuidesProps, 'frame' | 'dispatch'> {
  gesture: string;
  label: string;
  orientation: 'vertical' | 'horizontal';
  range: { min: number; max: number; now: number };
  valueText: string;
  /** The shares of the frame by which keys move the mark. */
  steps: Readonly<Record<string, number>>;
  shareAt: (event: PointerEvent, frame: DOMRect) => number;
  moveTo: (edit: CropEdit, share: number) => CropEdit;
  moveBy: (edit: CropEdit, share: number) => CropEdit;
}

function Handle(props: HandleProps) {
  const { frame, dispatch, gesture, label, range, steps, shareAt, moveTo, moveBy } = props;
  const isDragged = useRef(false);
  const end = () => {
    isDragged.current = false;
    dispatch({ type: 'end-gesture' });
  };
  return (
    <div
      className={styles.handle}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation={props.orientation}
      aria-valuemin={range.min}
      aria-valuemax={range.max}
      aria-valuenow={range.now}
      aria-valuetext={props.valueText}
      onPointerDown={(event) => {
        event.stopPropagation();
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        isDragged.current = true;
      }}
      onPointerMove={(event) => {
        const box = frame.current?.getBoundingClientRect();
        if (!isDragged.current || !box) return;
        event.stopPropagation();
        const share = shareAt(event, box);
        dispatch({ type: 'edit', gesture, change: (present) => moveTo(present, share) });
      }}
      onPointerUp={end}
      onPointerCancel={end}
      onLostPointerCapture={end}
      onKeyDown={(event) => {
        const step = steps[event.key];
        if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        const by = step * (event.shiftKey ? FAR : 1);
        dispatch({ type: 'edit', gesture, change: (present) => moveBy(present, by) });
      }}
    >
      {label}
    </div>
  );
}
