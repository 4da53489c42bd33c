import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { PHOTO_SHAPES, PHOTO_WIDTH_MM, PHOTO_ZOOM, type PhotoSettings } from '../document/settings.ts';
import styles from '../editor/editor.module.css';
import { useEditorTexts } from '../editor/resume-form.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { cropOf, dragged, type Size } from './crop.ts';

export interface CropViewProps {
  photo: Blob | undefined;
  settings: PhotoSettings;
  onChange: (settings: PhotoSettings) => void;
}

/** Shows the part of the photo that is printed, and moves it by dragging or by sliders. */
export function CropView({ photo, settings, onChange }: CropViewProps) {
  const texts = useEditorTexts().photo;
  const number = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 0 });
  const ratio = PHOTO_SHAPES[settings.shape];
  const size = texts.mm(number.format(settings.widthMm), number.format(settings.widthMm * ratio));
  const set = (changed: Partial<PhotoSettings>) => onChange({ ...settings, ...changed });
  return (
    <>
      <Slider
        label={texts.width}
        value={settings.widthMm}
        {...PHOTO_WIDTH_MM}
        step={1}
        text={size}
        onChange={(widthMm) => set({ widthMm })}
      />
      {photo ? (
        <div className={styles.crop}>
          <CroppedPhoto photo={photo} settings={settings} onChange={onChange} />
          <div className={styles.sliders}>
            <Slider
              label={texts.zoom}
              value={settings.zoom}
              {...PHOTO_ZOOM}
              step={0.05}
              text={`${number.format(settings.zoom * 100)} %`}
              onChange={(zoom) => set({ zoom })}
            />
            <Slider
              label={texts.x}
              value={settings.x}
              min={0}
              max={1}
              step={0.01}
              onChange={(x) => set({ x })}
            />
            <Slider
              label={texts.y}
              value={settings.y}
              min={0}
              max={1}
              step={0.01}
              onChange={(y) => set({ y })}
            />
            <p className={styles.note}>{texts.crop}</p>
          </div>
        </div>
      ) : null}
    </>
  );
}

function CroppedPhoto({ photo, settings, onChange }: CropViewProps & { photo: Blob }) {
  const texts = useEditorTexts().photo;
  const canvas = useRef<HTMLCanvasElement>(null);
  const last = useRef<{ x: number; y: number }>(undefined);
  const [bitmap, setBitmap] = useState<ImageBitmap>();
  const [broken, setBroken] = useState<Blob>();

  useEffect(() => {
    let isCurrent = true;
    createImageBitmap(photo).then(
      (read) => (isCurrent ? setBitmap(read) : read.close()),
      () => isCurrent && setBroken(photo),
    );
    return () => {
      isCurrent = false;
    };
  }, [photo]);
  useEffect(() => () => bitmap?.close(), [bitmap]);

  const source: Size | undefined = bitmap && { widthPx: bitmap.width, heightPx: bitmap.height };
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !bitmap) return;
    const crop = cropOf({ widthPx: bitmap.width, heightPx: bitmap.height }, settings);
    const { width, height } = context.canvas;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, crop.leftPx, crop.topPx, crop.widthPx, crop.heightPx, 0, 0, width, height);
  }, [bitmap, settings]);

  function onPointerMove(event: PointerEvent<HTMLCanvasElement>) {
    if (!last.current || !source) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const by = { x: (event.clientX - last.current.x) / width, y: (event.clientY - last.current.y) / height };
    last.current = { x: event.clientX, y: event.clientY };
    onChange(dragged(source, settings, by));
  }

  if (broken === photo) return <Notice role="status">{texts.notOpened}</Notice>;
  return (
    <canvas
      ref={canvas}
      className={styles.cropped}
      data-shape={settings.shape}
      width={320}
      height={Math.round(320 * PHOTO_SHAPES[settings.shape])}
      role="img"
      aria-label={texts.name}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => (last.current = undefined)}
      onPointerCancel={() => (last.current = undefined)}
    />
  );
}

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  text?: string;
  onChange: (value: number) => void;
}

function Slider({ label, value, min, max, step, text, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      {text ? <output htmlFor={id}>{text}</output> : null}
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
