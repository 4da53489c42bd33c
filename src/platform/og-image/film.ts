import { createElement, type ReactNode } from 'react';
import { box, oneLine } from './box.ts';
import { MONO } from './og-fonts.ts';
import type { OgFrame } from './og-image.ts';
import { OG_COLOURS } from './og-palette.ts';
import { pencilMark } from './pencil-mark.ts';

/** JPEG bytes of every scene on the card, by its id. */
export type ScenePictures = ReadonlyMap<string, Uint8Array>;

const GAP_PX = 16;
/** As somebody laid it down. */
const TILT_DEG = 1.6;

/** A strip of frames across `widthPx`, the chosen one ringed. */
export function filmStrip(
  frames: readonly OgFrame[],
  chosen: number,
  pictures: ScenePictures,
  widthPx: number,
): ReactNode {
  const frameWidthPx = Math.floor((widthPx - GAP_PX * (frames.length + 1)) / frames.length);
  const windowHeightPx = Math.round(frameWidthPx * 1.18);
  return box(
    {
      width: widthPx,
      justifyContent: 'space-between',
      padding: `0 ${GAP_PX}px`,
      boxSizing: 'border-box',
      backgroundColor: OG_COLOURS.film,
    },
    ...frames.map((frame, index) =>
      box(
        { flexDirection: 'column', width: frameWidthPx, position: 'relative' },
        edge(frame.number, 15, 30),
        picture(frame, pictures, frameWidthPx, windowHeightPx),
        caption(frame.caption, 15, 34),
        index === chosen
          ? pencilMark('ring', { left: Math.round((frameWidthPx - 172) / 2), top: 16 })
          : undefined,
      ),
    ),
  );
}

/** One large frame, ticked. */
export function filmFrame(frame: OgFrame, pictures: ScenePictures, widthPx: number): ReactNode {
  const windowWidthPx = widthPx - 2 * GAP_PX;
  return box(
    {
      flexDirection: 'column',
      position: 'relative',
      width: widthPx,
      padding: `0 ${GAP_PX}px`,
      boxSizing: 'border-box',
      backgroundColor: OG_COLOURS.film,
      transform: `rotate(${TILT_DEG}deg)`,
    },
    edge(frame.number, 16, 36),
    picture(frame, pictures, windowWidthPx, Math.round(windowWidthPx * 1.25)),
    caption(frame.caption, 16, 42),
    pencilMark('tick', { right: 30, bottom: 58 }),
  );
}

/** Number, arrow, number: as film is marked between the holes. */
function edge(number: number, sizePx: number, heightPx: number): ReactNode {
  return box(
    {
      height: heightPx,
      alignItems: 'center',
      justifyContent: 'space-between',
      fontFamily: MONO,
      fontSize: sizePx,
      color: OG_COLOURS.filmInkSoft,
    },
    box({}, String(number)),
    createElement(
      'svg',
      { width: sizePx * 1.6, height: sizePx * 0.5, viewBox: '0 0 16 5' },
      createElement('path', { d: 'M0 0L16 2.500L0 5z', fill: OG_COLOURS.filmInkSoft, fillOpacity: 0.55 }),
    ),
    box({}, `${number}A`),
  );
}

function picture(frame: OgFrame, pictures: ScenePictures, widthPx: number, heightPx: number): ReactNode {
  const jpeg = pictures.get(frame.scene);
  return createElement('img', {
    src: jpeg && `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`,
    width: widthPx,
    height: heightPx,
    style: { objectFit: 'cover' },
  });
}

function caption(text: string, sizePx: number, heightPx: number): ReactNode {
  return oneLine(text, {
    height: heightPx,
    lineHeight: `${heightPx}px`,
    fontFamily: MONO,
    fontSize: sizePx,
    color: OG_COLOURS.filmInk,
  });
}
