import { expect, it } from 'vitest';
import { LIMITS } from '../../../catalog/limits.ts';
import { STYLE_IDS } from '../../../catalog/styles.ts';
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_PIXELS, MAX_WORKING_SIDE_PX } from '../../../imaging/codecs/decode.ts';
import { STYLE_IDS as ENGINE_STYLE_IDS } from '../../../imaging/headshot-request.ts';

// The engine may not import the catalog, so the two say it each for themselves.
it('shop and engine take the same photos and know the same styles', () => {
  expect(MAX_UPLOAD_BYTES).toBe(LIMITS.uploadMaxBytes);
  expect(MAX_UPLOAD_PIXELS).toBe(LIMITS.uploadMaxPixels);
  expect(MAX_WORKING_SIDE_PX).toBe(LIMITS.browserMaxSidePx);
  expect(ENGINE_STYLE_IDS).toEqual(STYLE_IDS);
});
