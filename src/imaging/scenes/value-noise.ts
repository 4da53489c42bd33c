/**
 * Smooth cloudy noise, 0–1, about 0.5 on average: value noise summed over octaves.
 * @param random draws the lattice; the same sequence gives the same clouds
 * @returns noise at (x, y), x and y in lattice cells of the coarsest octave
 */
export function valueNoise(random: () => number, octaves: number): (x: number, y: number) => number {
  const side = 64;
  const lattice = Float32Array.from({ length: side * side }, random);
  const at = (x: number, y: number): number => lattice[(y & (side - 1)) * side + (x & (side - 1))];
  const smooth = (t: number): number => t * t * (3 - 2 * t);
  return (x, y) => {
    let sum = 0;
    let weight = 0;
    let amplitude = 1;
    for (let octave = 0; octave < octaves; octave++) {
      const fx = x * 2 ** octave + octave * 17.3;
      const fy = y * 2 ** octave + octave * 9.1;
      const x0 = Math.floor(fx);
      const y0 = Math.floor(fy);
      const tx = smooth(fx - x0);
      const ty = smooth(fy - y0);
      const top = at(x0, y0) * (1 - tx) + at(x0 + 1, y0) * tx;
      const bottom = at(x0, y0 + 1) * (1 - tx) + at(x0 + 1, y0 + 1) * tx;
      sum += amplitude * (top * (1 - ty) + bottom * ty);
      weight += amplitude;
      amplitude *= 0.5;
    }
    return sum / weight;
  };
}
