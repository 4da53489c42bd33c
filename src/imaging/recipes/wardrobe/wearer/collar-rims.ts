import type { Wearer } from './wearer.ts';

/** Longest vertical run of skin above clothes that counts as the edge of a collar, in cells (a hundredth of a head). */
const MAX_RIM_CELLS = 5;

/**
 * Relabels the bright edge of a person's own collar from skin to clothes: a thin layer of skin with nothing above and clothes below.
 * The map is unreliable there, because the edge's colour is that of neither. The face is not changed.
 * @param cells changed in place
 */
export function relabelCollarRims({
  widthPx,
  heightPx,
  cover,
  skin,
  clothes,
  face,
}: Pick<Wearer['cells'], 'widthPx' | 'heightPx' | 'cover' | 'skin' | 'clothes' | 'face'>): void {
  for (let column = 0; column < widthPx; column++) {
    let run = 0;
    for (let row = 0; row < heightPx; row++) {
      const i = row * widthPx + column;
      const isSkin = cover[i]! >= 0.1 && skin[i]! > clothes[i]! && face[i]! < 0.1;
      if (isSkin) {
        run++;
        continue;
      }
      const above = i - (run + 1) * widthPx;
      const isRim =
        run > 0 && run <= MAX_RIM_CELLS && clothes[i]! > 0.5 && (above < 0 || cover[above]! < 0.1);
      if (isRim)
        for (let k = 1; k <= run; k++) {
          clothes[i - k * widthPx] = clothes[i - k * widthPx]! + skin[i - k * widthPx]!;
          skin[i - k * widthPx] = 0;
        }
      run = 0;
    }
  }
}
