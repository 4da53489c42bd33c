import { expect, it } from 'vitest';
import { LIMITS } from '../../../catalog/limits.ts';
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_PIXELS, MAX_WORKING_SIDE_PX } from '../../../imaging/codecs/decode.ts';

// The engine may not import the catalog, so each has its own copy of these numbers.
it('catalog and engine accept the same photos', () => {
  expect(MAX_UPLOAD_BYTES).toBe(LIMITS.uploadMaxBytes);
  expect(MAX_UPLOAD_PIXELS).toBe(LIMITS.uploadMaxPixels);
  expect(MAX_WORKING_SIDE_PX).toBe(LIMITS.browserMaxSidePx);
});
