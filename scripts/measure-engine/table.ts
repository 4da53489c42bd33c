import type { HeadshotMeasures } from '../../src/imaging/finished-headshot.ts';
import type { MeasuredPhoto } from '../measure-engine.ts';

/** Writes the measures of all headshots, the refused photos and the failed headshots as text. */
export function tableOf(photos: readonly MeasuredPhoto[]): string {
  const accepted = photos.filter((photo) => photo.headshots.length > 0);
  const headshots = accepted.flatMap((photo) => photo.headshots.map((headshot) => ({ photo, headshot })));
  const lines = [
    `${accepted.length} of ${photos.length} photos accepted, ` +
      `${headshots.filter(({ headshot }) => headshot.passed).length} of ${headshots.length} headshots passed`,
    '',
    `${'measure'.padEnd(18)}${['least', '5 %', 'median', '95 %', 'most'].map((head) => head.padStart(9)).join('')}`,
  ];
  const first = headshots[0]?.headshot.measures;
  for (const key of Object.keys(first ?? {}) as (keyof HeadshotMeasures)[]) {
    const values = headshots
      .map(({ headshot }) => headshot.measures[key])
      .filter((value) => typeof value === 'number')
      .sort((a, b) => a - b);
    if (values.length === 0) continue;
    const at = (share: number): string => values[Math.round(share * (values.length - 1))]!.toFixed(2);
    lines.push(`${key.padEnd(18)}${[0, 0.05, 0.5, 0.95, 1].map((share) => at(share).padStart(9)).join('')}`);
  }
  const failures = headshots.filter(({ headshot }) => !headshot.passed);
  lines.push('', ...failures.map(({ photo, headshot }) => failureLine(photo, headshot)));
  const refused = photos.filter((photo) => photo.reasons.length > 0);
  lines.push('', ...refused.map(({ name, reasons }) => `${name} refused: ${reasons.join(', ')}`), '');
  return lines.join('\n');
}

function failureLine(photo: MeasuredPhoto, headshot: MeasuredPhoto['headshots'][number]): string {
  return `${photo.name} in ${headshot.request.style} failed: ${headshot.failures.join(', ')}`;
}
