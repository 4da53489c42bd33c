import { createElement, type ReactNode } from 'react';
import satori from 'satori';
import { BRAND } from '../../catalog/brand.ts';
import { box, oneLine } from './box.ts';
import { filmFrame, filmStrip, type SceneImages } from './film.ts';
import { type FittedTitle, fitTitle, type TitleBox } from './fit-title.ts';
import { measureWords, TITLE_TYPE } from './measure-words.ts';
import { MONO, ogFonts, SERIF } from './og-fonts.ts';
import { OG_IMAGE_SIZE, type OgCard } from './og-image.ts';
import { OG_COLOURS } from './og-palette.ts';

const MARGIN_PX = 64;
const INNER_WIDTH_PX = OG_IMAGE_SIZE.widthPx - 2 * MARGIN_PX;
const LINE_HEIGHT_EM = 1.06;
/** Width of the single frame. The rest is the title's column. */
const FRAME_WIDTH_PX = 352;
const COLUMN_WIDTH_PX = INNER_WIDTH_PX - FRAME_WIDTH_PX - 72;

const ABOVE_STRIP = { widthPx: INNER_WIDTH_PX, heightPx: 162, maxLines: 3, maxSizePx: 112 };
const BESIDE_FRAME = { widthPx: COLUMN_WIDTH_PX, heightPx: 324, maxLines: 4, maxSizePx: 84 };

/** No real title is longer. The limit bounds the search for line breaks. */
const MAX_TITLE_LETTERS = 140;

/**
 * Draws the card as SVG, with letters as paths. The first call takes 0.3 s and later ones 20 ms, so it must not run in a thread
 * that answers requests.
 * @param images the image of every scene on the card
 */
export async function drawOgImage(card: OgCard, images: SceneImages): Promise<string> {
  const single = card.frames.length === 1;
  const title = await setTitle(card.title, single ? BESIDE_FRAME : ABOVE_STRIP);
  return await satori(single ? framed(card, title, images) : stripped(card, title, images), {
    width: OG_IMAGE_SIZE.widthPx,
    height: OG_IMAGE_SIZE.heightPx,
    fonts: await ogFonts(),
  });
}

async function setTitle(
  title: string,
  place: Omit<TitleBox, 'lineHeightEm' | 'spaceEm'>,
): Promise<FittedTitle> {
  const { words, spaceEm } = await measureWords(shortened(title).split(/[ \t\n]+/));
  return fitTitle(words, { ...place, lineHeightEm: LINE_HEIGHT_EM, spaceEm });
}

function shortened(title: string): string {
  const text = title.trim();
  if (text.length <= MAX_TITLE_LETTERS) return text;
  return `${text.slice(0, MAX_TITLE_LETTERS).replace(/\s+\S*$/, '')}…`;
}

/** A card with the title across the whole width and the film strip below. */
function stripped(card: OgCard, title: FittedTitle, images: SceneImages): ReactNode {
  return background(
    { flexDirection: 'column', justifyContent: 'space-between' },
    box(
      { justifyContent: 'space-between', alignItems: 'center', width: INNER_WIDTH_PX },
      brand(),
      kicker(card.kicker),
    ),
    titleLines(title),
    filmStrip(card.frames, card.chosen, images, INNER_WIDTH_PX),
  );
}

/** A card with the title in a column and one large frame beside it. */
function framed(card: OgCard, title: FittedTitle, images: SceneImages): ReactNode {
  return background(
    { justifyContent: 'space-between', alignItems: 'stretch' },
    box(
      { flexDirection: 'column', justifyContent: 'space-between', width: COLUMN_WIDTH_PX },
      brand(),
      // Raised so that descenders end level with the frame.
      box(
        { flexDirection: 'column', paddingBottom: 10 },
        kicker(card.kicker),
        box({ height: 22 }),
        titleLines(title),
      ),
    ),
    box({ alignSelf: 'center', marginRight: 8 }, filmFrame(card.frames[0]!, images, FRAME_WIDTH_PX)),
  );
}

function background(style: object, ...children: ReactNode[]): ReactNode {
  return box(
    {
      width: OG_IMAGE_SIZE.widthPx,
      height: OG_IMAGE_SIZE.heightPx,
      padding: MARGIN_PX,
      boxSizing: 'border-box',
      backgroundColor: OG_COLOURS.paper,
      color: OG_COLOURS.ink,
      ...style,
    },
    ...children,
  );
}

function brand(): ReactNode {
  const { ink, windows, figure } = BRAND.mark;
  return box(
    { alignItems: 'center', fontFamily: SERIF, fontWeight: 600, fontSize: 34, letterSpacing: '-0.02em' },
    createElement(
      'svg',
      // The mark has four empty units at its left, and the negative margin aligns it with the title.
      { width: 44, height: 44, viewBox: '0 0 32 32', style: { marginLeft: -5, marginRight: 9 } },
      createElement('path', { d: ink, fill: OG_COLOURS.ink }),
      createElement('path', { d: windows, fill: OG_COLOURS.paper }),
      createElement('path', { d: figure, fill: OG_COLOURS.ink }),
    ),
    BRAND.name,
  );
}

function kicker(text: string): ReactNode {
  return oneLine(text, {
    maxWidth: COLUMN_WIDTH_PX,
    fontFamily: MONO,
    fontSize: 20,
    color: OG_COLOURS.inkSoft,
  });
}

function titleLines({ sizePx, lines }: FittedTitle): ReactNode {
  return box(
    { flexDirection: 'column', fontSize: sizePx, lineHeight: LINE_HEIGHT_EM, ...TITLE_TYPE },
    ...lines.map((line) => box({}, line)),
  );
}
