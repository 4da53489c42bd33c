import type { Language } from '../../catalog/languages.ts';
import { formatPixels } from '../../i18n/pixels.ts';
import type { CropperTexts } from '../../i18n/cropper/en.ts';
import type { Overhang } from '../../imaging/raster/crop-frame.ts';
import { LEAST_LACK } from '../../imaging/recipes/document-crop.ts';
import type { CropFinding } from './crop-findings.ts';

/** Formats numbers in the notation of a language, with non-breaking spaces before units. */
export function numberFormats(language: Language) {
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const tenths = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return {
    percent: (share: number) => percent.format(share),
    tenths: (share: number) => tenths.format(share),
    mm: (mm: number) => `${number.format(mm)}\u00a0mm`,
    px: (px: number) => `${number.format(px)}\u00a0px`,
    deg: (deg: number) => `${number.format(deg)}°`,
    number: (value: number) => number.format(value),
    /** For example 70–80 % or 32–36 mm. */
    range: (min: number, max: number, unit: 'mm' | 'share') => {
      const format = unit === 'mm' ? `\u00a0mm` : percent.format(0).replace(/^0/, '');
      const [low, high] = unit === 'mm' ? [min, max] : [Math.round(min * 100), Math.round(max * 100)];
      const values = low === high ? [low] : [low, high];
      return values.map((value) => number.format(value)).join('–') + format;
    },
  };
}

/** Returns the sentence of a finding, with its figures. */
export function describeFinding(
  finding: CropFinding,
  { check: texts }: Pick<CropperTexts, 'check'>,
  language: Language,
): string {
  const format = numberFormats(language);
  switch (finding.id) {
    case 'head': {
      const { measured, wanted, unit, isPrescribed, is, canZoom } = finding;
      const value =
        unit === 'mm' && measured.mm !== undefined
          ? `${format.mm(measured.mm)} (${format.percent(measured.share)})`
          : outsideShare(measured.share, is, wanted, format);
      const range = format.range(wanted.min, wanted.max, unit);
      if (!isPrescribed) return texts.headUsual(value, range);
      if (is === 'within') return texts.headWithin(value, range);
      if (!canZoom) return texts.headOff(value, range);
      return is === 'small' ? texts.headSmall(value, range) : texts.headLarge(value, range);
    }
    case 'cutOff':
      return finding.end === 'top' ? texts.topCutOff : texts.chinCutOff;
    case 'eyes':
      return texts.eyes(
        format.mm(finding.mm),
        format.range(finding.wantedMm.min, finding.wantedMm.max, 'mm'),
      );
    case 'margin':
      return texts.margin(format.mm(finding.mm), format.mm(finding.wantedMm));
    case 'tilt':
      return finding.verdict === 'good'
        ? texts.level(format.deg(Math.abs(finding.deg)))
        : texts.tilted(format.deg(Math.abs(finding.deg)));
    case 'centre':
      if (finding.verdict === 'good') return texts.centred;
      return (finding.share < 0 ? texts.offLeft : texts.offRight)(format.percent(Math.abs(finding.share)));
    case 'pixels':
    case 'leastPixels': {
      const has = formatPixels(finding.has.widthPx, finding.has.heightPx);
      const needs = formatPixels(finding.needs.widthPx, finding.needs.heightPx);
      if (finding.id === 'leastPixels') return texts.leastPixels(has, needs);
      if (finding.verdict === 'good') return texts.pixelsEnough(has, needs);
      return finding.verdict === 'fair' ? texts.pixelsFew(has, needs) : texts.pixelsTooFew(has, needs);
    }
    case 'lacks':
      return texts.lacks(lackingSides(finding.sides, texts, language));
    case 'eyeDistance': {
      const [px, least] = [format.px(finding.px), format.px(finding.wantedPx)];
      return finding.remedy
        ? `${texts.eyesTooNear(px, least)} ${texts.eyesRemedies[finding.remedy]}`
        : texts.eyesApart(px, least);
    }
    case 'turnedAside': {
      const deg = format.deg(Math.round(Math.abs(finding.deg)));
      return finding.maxDeg === undefined
        ? texts.turnedAside(deg)
        : texts.turnedTooFar(deg, format.deg(finding.maxDeg));
    }
    case 'severalFaces':
      return [texts.severalFaces(format.number(finding.count)), finding.isByLargest && texts.byLargest]
        .filter(Boolean)
        .join(' ');
  }
}

function lackingSides(sides: Overhang, texts: CropperTexts['check'], language: Language): string {
  const { percent } = numberFormats(language);
  const named = (['top', 'bottom', 'left', 'right'] as const)
    .filter((side) => sides[side] > LEAST_LACK)
    .map((side) => texts.sides[side](percent(roundUp(sides[side]))));
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(named);
}

/** Rounds a share up to whole percent, so that nothing that lacks is named 0 %. */
const roundUp = (share: number): number => Math.ceil(share * 100 - 1e-9) / 100;

/** A share that is out of the range by less than a percent gets a decimal, so that it is not named like the range's limit. */
function outsideShare(
  share: number,
  is: 'within' | 'small' | 'large',
  { min, max }: { min: number; max: number },
  format: ReturnType<typeof numberFormats>,
): string {
  const rounded = Math.round(share * 100) / 100;
  if (is === 'small' && rounded >= min) return format.tenths(Math.floor(share * 1000) / 1000);
  if (is === 'large' && rounded <= max) return format.tenths(Math.ceil(share * 1000) / 1000);
  return format.percent(share);
}
