import type { Language } from '../../catalog/languages.ts';
import type { CropperTexts } from '../../i18n/cropper/en.ts';
import { formatPixels } from '../../i18n/pixels.ts';
import { CROP_PRESETS, type CropPreset, type PresetGroup } from './crop-presets.ts';

const GROUPS: readonly PresetGroup[] = ['profile', 'cv', 'document', 'shape'];

/** The presets in groups, as a select shows them. Countries are sorted by their names in the language. */
export function presetOptions(texts: CropperTexts, language: Language) {
  return GROUPS.map((group) => {
    const options = CROP_PRESETS.filter((preset) => preset.group === group).map((preset) => ({
      value: preset.id,
      text: presetName(preset, texts, language),
    }));
    return {
      group: texts.preset.groups[group],
      options: group === 'cv' ? options.toSorted((a, b) => a.text.localeCompare(b.text, language)) : options,
    };
  });
}

/** For example "Germany, 45 × 60 mm". */
export function presetName(preset: CropPreset, texts: CropperTexts, language: Language): string {
  const { document, country, group, id } = preset;
  const size = presetSize(preset, language);
  if (document) {
    const name = texts.document.documents[document.id];
    return [name, size, ...(preset.isConfirmed ? [] : [texts.preset.unsourced])].join(', ');
  }
  if (group === 'cv') {
    const name = country ? new Intl.DisplayNames(language, { type: 'region' }).of(country) : undefined;
    return `${name ?? texts.preset.otherCountry}, ${size}`;
  }
  const names: Readonly<Record<string, string>> = {
    linkedin: 'LinkedIn',
    xing: 'Xing',
    square: texts.preset.square,
    portrait: texts.preset.portrait,
  };
  return [names[id], size, ...(preset.isConfirmed ? [] : [texts.preset.unconfirmed])].join(', ');
}

function presetSize({ size }: CropPreset, language: Language): string {
  if (size.unit === 'px') return formatPixels(size.widthPx, size.heightPx);
  const number = new Intl.NumberFormat(language);
  return `${number.format(size.widthMm)} × ${number.format(size.heightMm)} mm`.replaceAll(' ', '\u00a0');
}
