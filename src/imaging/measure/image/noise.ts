/**
 * Estimates the noise of an image from the responses of Immerkær's operator (after Immerkær 1996, "Fast Noise Variance
 * Estimation"), which is 0 on flat areas and on linear shading. It takes the median of the absolute responses, where
 * Immerkær takes the mean, so that pores and hair do not count.
 * @param luma row-major values 0–255
 * @returns standard deviation in sRGB-coded levels, 0–255; 0 for planes under 3 × 3
 */
export function noiseSigma(luma: Float32Array, widthPx: number, heightPx: number): number {
  const responses: number[] = [];
  const stride = Math.max(1, Math.floor(Math.sqrt((widthPx * heightPx) / 20_000)));
  for (let y = 1; y < heightPx - 1; y += stride)
    for (let x = 1; x < widthPx - 1; x += stride) {
      const i = y * widthPx + x;
      const up = i - widthPx;
      const down = i + widthPx;
      responses.push(
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
  if (responses.length === 0) return 0;
  responses.sort((a, b) => a - b);
  // The operator's weights have a norm of 6; ÷ 0.6745 turns a median absolute value into a standard deviation.
  return responses[Math.floor(responses.length / 2)]! / (6 * 0.6745);
}
