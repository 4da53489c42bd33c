import type { RgbImage } from '../../raster/image.ts';
import { linearLuminance } from '../face/face-luminance.ts';

/**
 * Computes the magnitude of the Sobel gradient of linear luminance in 256 levels, as ISO/IEC 29794-5 does for the uniformity of
 * a background. The outermost pixels are 0.
 * @returns widthPx × heightPx values, 0 to about 1443
 */
export function gradientMap(image: RgbImage): Float32Array {
  const { widthPx, heightPx, data } = image;
  const light = new Float32Array(widthPx * heightPx);
  for (let i = 0; i < light.length; i++) light[i] = 255 * linearLuminance(data, 3 * i);
  const gradient = new Float32Array(light.length);
  for (let y = 1; y < heightPx - 1; y++)
    for (let x = 1; x < widthPx - 1; x++) {
      const i = y * widthPx + x;
      const [above, below] = [i - widthPx, i + widthPx];
      const across =
        light[above + 1] +
        2 * light[i + 1] +
        light[below + 1] -
        light[above - 1] -
        2 * light[i - 1] -
        light[below - 1];
      const down =
        light[below - 1] +
        2 * light[below] +
        light[below + 1] -
        light[above - 1] -
        2 * light[above] -
        light[above + 1];
      gradient[i] = Math.hypot(across, down);
    }
  return gradient;
}
