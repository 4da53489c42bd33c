import { light, type Backdrop } from './backdrop.ts';

/** Leaves without number: small lit and shaded ellipses in a band of the picture. */
export function foliage(
  backdrop: Backdrop,
  random: () => number,
  colours: readonly string[],
  options: {
    readonly count: number;
    readonly size: number;
    readonly x?: readonly [number, number];
    readonly y?: readonly [number, number];
    readonly intensity?: readonly [number, number];
  },
): void {
  const [x0, x1] = options.x ?? [-0.05, 1.05];
  const [y0, y1] = options.y ?? [-0.05, 1.05];
  const [low, high] = options.intensity ?? [0.4, 1.2];
  for (let i = 0; i < options.count; i++) {
    const size = options.size * (0.5 + random());
    backdrop.ellipse(
      x0 + random() * (x1 - x0),
      y0 + random() * (y1 - y0),
      size,
      size * (0.35 + 0.4 * random()),
      light(colours[Math.floor(random() * colours.length)]!, low + random() ** 2 * (high - low)),
      random() * Math.PI,
    );
  }
}
