import { createElement, type ReactNode } from 'react';
import { box, oneLine } from './box.ts';
import { MONO } from './og-fonts.ts';
import type { OgFrame } from './og-image.ts';
import { OG_COLOURS } from './og-palette.ts';
import { pencilMark } from './pencil-mark.ts';

/** The JPEG of every scene on the card, by scene id. */
export type SceneImages = ReadonlyMap<string, Uint8Array>;

const GAP_PX = 16;
/** The frame is tilted as if somebody had put it down by hand. */
const TILT_DEG = 1.6;

/** A film strip of frames across `widthPx`, with a ring around the chosen one. */
export function filmStrip(
  frames: readonly OgFrame[],
  chosen: number,
  images: SceneImages,
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
        sceneImage(frame, images, frameWidthPx, windowHeightPx),
        caption(frame.caption, 15, 34),
        index === chosen
          ? pencilMark('ring', { left: Math.round((frameWidthPx - 172) / 2), top: 16 })
          : undefined,
      ),
    ),
  );
}

/** One large frame with a tick. */
export function filmFrame(frame: OgFrame, images: SceneImages, widthPx: number): ReactNode {
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
    sceneImage(frame, images, windowWidthPx, Math.round(windowWidthPx * 1.25)),
    caption(frame.caption, 16, 42),
    pencilMark('tick', { right: 30, bottom: 58 }),
  );
}

/** Number, arrow and number, as on the edge of film. */
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

function sceneImage(frame: OgFrame, images: SceneImages, widthPx: number, heightPx: number): ReactNode {
  const jpeg = images.get(frame.scene);
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
