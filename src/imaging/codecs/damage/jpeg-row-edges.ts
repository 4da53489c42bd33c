const COEFFICIENTS = 64;
/**
 * Zigzag indices of the coefficients without horizontal waves, by their number of vertical waves (ITU-T T.81 figure
 * A.6).
 */
const VERTICAL_WAVES = [0, 2, 3, 9, 10, 20, 21, 35] as const;

/**
 * Share of each coefficient, by zigzag index, in the mean of its block's first row of pixels. The share in the last row is the
 * same, but with the opposite sign for an odd number of waves (§A.3.3).
 */
export const EVEN_SHARES = new Float32Array(COEFFICIENTS);
export const ODD_SHARES = new Float32Array(COEFFICIENTS);
for (const [waves, index] of VERTICAL_WAVES.entries()) {
  const shares = waves % 2 === 0 ? EVEN_SHARES : ODD_SHARES;
  shares[index] = waves === 0 ? 1 / 8 : Math.cos((waves * Math.PI) / 16) / (4 * Math.SQRT2);
}

/** Blocks of one component in one minimum coded unit. */
export interface Sampling {
  readonly across: number;
  readonly down: number;
}

/**
 * Collects, for one component, the brightness of each minimum coded unit (MCU) at its lower edge, and the step from there to
 * the MCU below. Where the picture continues the step is near 0, whatever its slope.
 */
export class RowEdges {
  /** Brightness of each MCU's lower edge, in the order of the scan, in levels of 255. */
  readonly bottoms: Float32Array;
  /** Step from each MCU's lower edge to the MCU below, for all rows but the last, in levels of 255. */
  readonly steps: Float32Array;
  readonly #sampling: Sampling;
  readonly #mcusAcross: number;
  #even = 0;
  #odd = 0;
  #top = 0;
  #bottom = 0;

  constructor(sampling: Sampling, mcusAcross: number, mcus: number) {
    this.#sampling = sampling;
    this.#mcusAcross = mcusAcross;
    this.bottoms = new Float32Array(mcus);
    this.steps = new Float32Array(Math.max(0, mcus - mcusAcross));
  }

  /** Adds a dequantised coefficient of the current block. @param index in zigzag order */
  add(index: number, coefficient: number): void {
    this.#even += EVEN_SHARES[index]! * coefficient;
    this.#odd += ODD_SHARES[index]! * coefficient;
  }

  /** Adds sums of the current block's coefficients, weighted by EVEN_SHARES and by ODD_SHARES. */
  addSums(even: number, odd: number): void {
    this.#even += even;
    this.#odd += odd;
  }

  /** Ends the current block. @param block its index in the MCU, row by row */
  endBlock(block: number): void {
    const { across, down } = this.#sampling;
    const row = Math.floor(block / across);
    if (row === 0) this.#top += (this.#even + this.#odd) / across;
    if (row === down - 1) this.#bottom += (this.#even - this.#odd) / across;
    this.#even = 0;
    this.#odd = 0;
  }

  endMcu(mcu: number): void {
    const above = mcu - this.#mcusAcross;
    if (above >= 0) this.steps[above] = this.#top - this.bottoms[above]!;
    this.bottoms[mcu] = this.#bottom;
    this.#top = 0;
    this.#bottom = 0;
  }
}

/** One component of a JPEG, all of which have the same MCUs. */
export interface EdgedComponent {
  /** Both arrays hold one value for each MCU, in the order of the scan. */
  readonly edges: Pick<RowEdges, 'bottoms' | 'steps'>;
  /** Size of the DC coefficients' quantisation step, in levels of 255. */
  readonly quantisationLevels: number;
}
