/**
 * Noise of a picture, sRGB-coded standard deviation 0–255: the median absolute answer of Immerkær's operator
 * (1996, "Fast Noise Variance Estimation"), which ignores flat and linear shading. The median instead of the
 * mean keeps pores and hair from counting.
 * @param luma row-major values 0–255
 */
export function noiseSigma(luma: Float32Array, widthPx: number, heightPx: number): number {
  const answers: number[] = [];
  const stride = Math.max(1, Math.floor(Math.sqrt((widthPx * heightPx) / 20_000)));
  for (let y = 1; y < heightPx - 1; y += stride)
    for (let x = 1; x < widthPx - 1; x += stride) {
      const i = y * widthPx + x;
      const up = i - widthPx;
      const down = i + widthPx;
      answers.push(
        Math.abs(
          luma[up - 1] -
            2 * luma[up] +
            luma[up + 1] -
            2 * luma[i - 1] +
            4 * luma[i] -
            2 * luma[i + 1] +
            luma[down - 1] -
            2 * luma[down] +
            luma[down + 1],
        ),
      );
    }
  if (answers.length === 0) return 0;
  answers.sort((a, b) => a - b);
  // The operator's weights have a norm of 6; 0.6745 turns a median absolute value into a deviation.
  return answers[Math.floor(answers.length / 2)]! / (6 * 0.6745);
}
