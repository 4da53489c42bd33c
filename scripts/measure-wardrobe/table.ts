import { DRESSING_REFUSALS, GARMENT_KINDS } from '../../src/imaging/garment.ts';
import type { GarmentTry, MeasuredPhoto } from './try-garments.ts';

/** The result of one garment on one photo, without the pixels that the table does not need. */
type CountedTry = Pick<GarmentTry, 'garment' | 'kind' | 'refusal'> & {
  readonly headshot: { readonly passed: boolean; readonly failures: readonly string[] } | undefined;
};

export type CountedPhoto = Omit<MeasuredPhoto, 'tries'> & { readonly tries: readonly CountedTry[] };

const NAME_WIDTH = 18;
const HEADS = ['tried', 'dressed', 'passed', ...DRESSING_REFUSALS];

/** Writes how many photos and garments were dressed, were left alone or failed. */
export function tableOf(photos: readonly CountedPhoto[]): string {
  const tries = photos.flatMap((photo) => photo.tries);
  const garments = [...new Set(tries.map(({ garment }) => garment))];
  const sections = [
    photosSummary(photos),
    [
      line('', HEADS),
      countsLine('all', tries),
      ...GARMENT_KINDS.map((kind) =>
        countsLine(
          kind,
          tries.filter((one) => one.kind === kind),
        ),
      ),
      '',
      ...garments.map((garment) =>
        countsLine(
          garment,
          tries.filter((one) => one.garment === garment),
        ),
      ),
    ],
    failedGates(tries),
    unworn(photos),
  ];
  const filled = sections.filter((section) => section.length > 0);
  return `${filled.map((section) => section.join('\n')).join('\n\n')}\n`;
}

function photosSummary(photos: readonly CountedPhoto[]): string[] {
  const accepted = photos.filter(({ reasons }) => reasons.length === 0);
  const dressed = accepted.filter(isUsableDressed);
  const onlyDressed = accepted.filter(({ isOnlyDressed }) => isOnlyDressed);
  const refusedForCrop = photos.filter(
    ({ reasons, isOnlyDressed }) => isOnlyDressed || reasons[0] === 'no-crop',
  );
  const rescued = onlyDressed.filter(isUsableDressed);
  return [
    `${accepted.length} of ${photos.length} photos accepted, ${dressed.length} of them usable dressed`,
    `${refusedForCrop.length} refused for no-crop in their own clothes, ${rescued.length} of them usable dressed` +
      (rescued.length === 0 ? '' : `: ${rescued.map(({ name }) => name).join(', ')}`),
    ...photos
      .filter(({ reasons }) => reasons.length > 0)
      .map(({ name, reasons }) => `${name} refused: ${reasons.join(', ')}`),
  ];
}

/** Returns whether a headshot in any garment passes all gates. */
function isUsableDressed({ tries }: CountedPhoto): boolean {
  return tries.some(({ headshot }) => headshot?.passed);
}

function countsLine(name: string, tries: readonly CountedTry[]): string {
  const dressed = tries.filter(({ refusal }) => refusal === undefined);
  const passed = dressed.filter(({ headshot }) => headshot?.passed);
  const left = DRESSING_REFUSALS.map((reason) => tries.filter(({ refusal }) => refusal === reason).length);
  return line(name, [tries.length, dressed.length, passed.length, ...left]);
}

function line(name: string, cells: readonly (string | number)[]): string {
  const columns = cells.map((cell, index) => String(cell).padStart(HEADS[index]!.length + 2));
  return name.padEnd(NAME_WIDTH) + columns.join('');
}

/** Writes how many headshots failed each gate. A headshot that fails several gates counts for each of them. */
function failedGates(tries: readonly CountedTry[]): string[] {
  const gates = new Map<string, CountedTry[]>();
  for (const one of tries)
    for (const gate of one.headshot?.failures ?? []) gates.set(gate, [...(gates.get(gate) ?? []), one]);
  if (gates.size === 0) return ['no dressed headshot failed a gate'];
  return [...gates]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([gate, failed]) => {
      const garments = Object.entries(Object.groupBy(failed, ({ garment }) => garment))
        .map(([garment, own]) => `${garment} ${own!.length}`)
        .join(', ');
      return `failed ${gate}: ${failed.length} (${garments})`;
    });
}

/** Lists the accepted photos that no garment fits, with how often each reason was given. */
function unworn(photos: readonly CountedPhoto[]): string[] {
  const alone = photos.filter((photo) => photo.tries.length > 0 && !isUsableDressed(photo));
  return alone.map(({ name, tries }) => {
    const reasons = DRESSING_REFUSALS.map((reason) => ({
      reason,
      count: tries.filter(({ refusal }) => refusal === reason).length,
    })).filter(({ count }) => count > 0);
    const failed = tries.filter(({ headshot }) => headshot !== undefined).length;
    const said = reasons.map(({ reason, count }) => `${reason} ${count}`);
    return `${name} left alone: ${[...said, ...(failed > 0 ? [`failed ${failed}`] : [])].join(', ')}`;
  });
}
