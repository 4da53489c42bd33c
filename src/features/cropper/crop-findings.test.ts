import { describe, expect, it } from 'vitest';
import { type CropFinding, judgeCrop } from './crop-findings.ts';
import { cropPreset, outputSize } from './crop-presets.ts';
import type { CropEdit, EditedMarks } from './editing/crop-edit.ts';

/** A frame of 35 × 45 mm at 20 px a millimetre, with a head of `headShare` of it. */
function editWith(headShare: number, more: Partial<EditedMarks> = {}, turnDeg = 0): CropEdit {
  const topY = 90;
  return {
    frame: { centre: { x: 350, y: 450 }, widthPx: 700, heightPx: 900, turnDeg },
    marks: {
      chin: { x: 350, y: topY + headShare * 900 },
      crown: { x: 350, y: topY },
      hairTop: { x: 350, y: topY - 45 },
      leftEye: { x: 300, y: 420 },
      rightEye: { x: 400, y: 420 },
      source: 'found',
      isTopCorrected: false,
      ...more,
    },
  };
}

const judge = (id: string, edit: CropEdit, photo?: { faceCount: number; yawDeg: number }) => {
  const preset = cropPreset(id);
  return judgeCrop(preset, edit, outputSize(preset, preset.dpi), photo);
};
const find = <Id extends CropFinding['id']>(findings: readonly CropFinding[], id: Id) =>
  findings.find((one): one is Extract<CropFinding, { id: Id }> => one.id === id);

describe('the head’s height', () => {
  it.each([
    [0.68, 'poor', 'small'],
    [0.7, 'good', 'within'],
    [0.8, 'good', 'within'],
    [0.81, 'poor', 'large'],
  ] as const)('of %f by ICAO is %s: %s', (share, verdict, is) => {
    expect(find(judge('document-icao', editWith(share)), 'head')).toMatchObject({
      verdict,
      is,
      wanted: { min: 0.7, max: 0.8 },
      unit: 'share',
      isPrescribed: true,
      isEstimate: true,
    });
  });

  it.each([
    [26 / 45, 'poor'],
    [27.5 / 45, 'fair'],
    [34 / 45, 'good'],
    [39 / 45, 'fair'],
    [40.5 / 45, 'poor'],
  ] as const)('of %f in Germany, where more is tolerated, is %s', (share, verdict) => {
    const head = find(judge('document-dePassport', editWith(share)), 'head');
    expect(head).toMatchObject({ verdict, unit: 'mm', wanted: { min: 32, max: 36 } });
    expect(head?.measured.mm).toBeCloseTo(share * 45);
  });

  it('includes the hair for the United States', () => {
    // 45 px of hair are 0.05 of the frame.
    expect(find(judge('document-usPassport', editWith(0.5)), 'head')?.measured.share).toBeCloseTo(0.55);
  });

  it('is never worse than fair where only custom speaks', () => {
    expect(find(judge('linkedin', editWith(0.2)), 'head')).toMatchObject({
      verdict: 'fair',
      isPrescribed: false,
    });
  });

  it.each([
    [25 / 40, 'good'],
    [25.9 / 40, 'good'],
    [26.1 / 40, 'poor'],
  ] as const)('of %f for a single prescribed figure is %s', (share, verdict) => {
    expect(find(judge('document-jpResidence', editWith(share)), 'head')?.verdict).toBe(verdict);
  });

  it('is no estimate once the top is corrected', () => {
    expect(find(judge('document-icao', editWith(0.75, { isTopCorrected: true })), 'head')?.isEstimate).toBe(
      false,
    );
  });
});

it('measures the eyes from the lower edge', () => {
  // The eyes are at 420 of 900: 53 % of 50.8 mm above the edge, 27.1 mm.
  expect(find(judge('document-usPassport', editWith(0.5)), 'eyes')).toMatchObject({ verdict: 'poor' });
  const higher = editWith(0.5, { leftEye: { x: 300, y: 350 }, rightEye: { x: 400, y: 350 } });
  expect(find(judge('document-usPassport', higher), 'eyes')).toMatchObject({ verdict: 'good' });
});

it('judges the tilt only of eyes that were found', () => {
  expect(find(judge('document-icao', editWith(0.75, {}, 6)), 'tilt')).toMatchObject({ verdict: 'poor' });
  expect(find(judge('linkedin', editWith(0.75, {}, 6)), 'tilt')).toMatchObject({ verdict: 'fair' });
  expect(find(judge('document-icao', editWith(0.75, {}, 4)), 'tilt')).toMatchObject({ verdict: 'good' });
  expect(find(judge('document-icao', editWith(0.75, { source: 'hand' }, 6)), 'tilt')).toBeUndefined();
});

it('calls too few pixels never good', () => {
  const edit = (widthPx: number): CropEdit => ({
    frame: { centre: { x: 0, y: 0 }, widthPx, heightPx: (widthPx * 9) / 7, turnDeg: 0 },
    marks: undefined,
  });
  const verdict = (widthPx: number) => find(judge('document-icao', edit(widthPx)), 'pixels')?.verdict;
  expect(verdict(413)).toBe('good');
  expect(verdict(412)).toBe('fair');
  expect(verdict(280)).toBe('poor');
});

it('reports a file below what the authority takes online', () => {
  const preset = cropPreset('document-ukPassport');
  const least = (dpi: number) =>
    find(judgeCrop(preset, editWith(0.7), outputSize(preset, dpi)), 'leastPixels');
  expect(least(300)).toMatchObject({ needs: { widthPx: 600, heightPx: 750 } });
  expect(least(600)).toBeUndefined();
});

it('reports other people, and for documents a head that is turned aside', () => {
  const photo = { faceCount: 2, yawDeg: -14 };
  expect(find(judge('document-icao', editWith(0.75), photo), 'severalFaces')?.verdict).toBe('poor');
  expect(find(judge('document-icao', editWith(0.75), photo), 'turnedAside')?.deg).toBe(-14);
  expect(find(judge('linkedin', editWith(0.75), photo), 'turnedAside')).toBeUndefined();
});

it('does not judge the largest face where another head is marked by hand', () => {
  const findings = judge('document-icao', editWith(0.75, { source: 'hand' }), { faceCount: 2, yawDeg: -14 });
  expect(find(findings, 'turnedAside')).toBeUndefined();
  expect(find(findings, 'severalFaces')).toMatchObject({ count: 2, isByLargest: false });
});

it('judges the pose by what the authority allows', () => {
  const aside = (id: string, yawDeg: number) =>
    find(judge(id, editWith(0.75), { faceCount: 1, yawDeg }), 'turnedAside');
  expect(aside('document-icao', 5.4)).toBeUndefined();
  expect(aside('document-icao', -6)).toMatchObject({ verdict: 'fair', maxDeg: 5 });
  expect(aside('document-dePassport', 6)).toBeUndefined();
  expect(aside('document-dePassport', 10)).toMatchObject({ maxDeg: undefined });
});

it('counts the pixels between the eyes where the authority does, those of the photo if they are fewer', () => {
  const distance = (frameWidthPx: number, more: Partial<EditedMarks> = {}) => {
    const { frame, marks } = editWith(0.75, more);
    const scaled = { ...frame, widthPx: frameWidthPx, heightPx: (frameWidthPx * 9) / 7 };
    return find(judge('document-icao', { frame: scaled, marks }), 'eyeDistance');
  };
  // The eyes are 100 px apart on the photo, and the file is 413 px wide.
  expect(distance(413)).toMatchObject({ verdict: 'good', px: 100, wantedPx: 90, remedy: undefined });
  expect(distance(826)).toMatchObject({ verdict: 'poor', px: 50, remedy: 'morePixels' });
  // Even the finest file, 827 px wide, has only 82 px for a head that small.
  expect(distance(1000)).toMatchObject({ verdict: 'poor', px: 41, remedy: 'zoomIn' });
  const nearer = { rightEye: { x: 380, y: 420 } };
  expect(distance(413, nearer)).toMatchObject({ verdict: 'poor', px: 80, remedy: 'largerPhoto' });
  expect(distance(300)).toMatchObject({ px: 100 });
  expect(distance(413, { source: 'hand' })).toBeUndefined();
  expect(find(judge('document-dePassport', editWith(0.75)), 'eyeDistance')).toBeUndefined();
});

it('judges no head that nobody has marked', () => {
  expect(judge('document-icao', { ...editWith(0.75), marks: undefined }).map(({ id }) => id)).toEqual([
    'pixels',
  ]);
});

it('reports a head that the frame cuts off', () => {
  const edit = (y: number): CropEdit => {
    const { frame, marks } = editWith(0.75);
    return { frame: { ...frame, centre: { x: 350, y } }, marks };
  };
  const end = (y: number) => find(judge('document-icao', edit(y)), 'cutOff')?.end;
  expect(end(450)).toBeUndefined();
  // The frame is 900 px tall and the head reaches from 90 to 765.
  expect(end(541)).toBe('top');
  expect(end(314)).toBe('chin');
});
