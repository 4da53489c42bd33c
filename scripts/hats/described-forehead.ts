/** What is seen over the brows of one picture. */
export interface DescribedForehead {
  readonly person: string;
  /** A hat of render.py, `bare` as the person is, or a drawn `fringe`. */
  readonly kind: string;
  /** Share of the forehead behind the hat, 0–1. */
  readonly hiddenShare: number;
  readonly numbers: readonly number[];
}
