/**
 * Where a smaller or cropped copy of a headshot is kept, below its shoot's prefix so that it is erased with it. The
 * worker writes thumbnails there as pictures are made; the gallery adds other sizes when they are first asked for.
 */
export function derivedKey(shootId: string, number: number, variant: string): string {
  return `shoots/${shootId}/derived/${String(number).padStart(3, '0')}-${variant}`;
}
