import { expect, it } from 'vitest';
import { cropper as de } from '../../i18n/cropper/de.ts';
import { cropper as en } from '../../i18n/cropper/en.ts';
import { cropper as es } from '../../i18n/cropper/es.ts';
import type { CropFinding } from './crop-findings.ts';
import { describeFinding } from './describe-finding.ts';

const head: CropFinding = {
  id: 'head',
  verdict: 'poor',
  measured: { share: 0.68, mm: 30.6 },
  wanted: { min: 0.7, max: 0.8 },
  unit: 'share',
  top: 'crown',
  isPrescribed: true,
  is: 'small',
  isEstimate: true,
  canZoom: true,
};
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('says in plain words what is wrong and what helps', () => {
  expect(describeFinding(head, en, 'en')).toBe('Head 68%, needs 70–80%. Zoom in.');
  expect(plain(describeFinding(head, de, 'de'))).toBe(
    'Kopf 68 %, nötig sind 70–80 %. Vergrößern Sie das Foto.',
  );
  expect(plain(describeFinding(head, es, 'es'))).toBe('Cabeza: 68 %; debe medir 70–80 %. Amplíe la foto.');
});

it('uses millimetres where the authority does', () => {
  const german: CropFinding = {
    ...head,
    unit: 'mm',
    wanted: { min: 32, max: 36 },
    measured: { share: 0.85, mm: 38.25 },
    is: 'large',
  };
  expect(plain(describeFinding(german, en, 'en'))).toBe('Head 38.3 mm (85%), needs 32–36 mm. Zoom out.');
  expect(plain(describeFinding(german, de, 'de'))).toContain('Kopf 38,3 mm (85 %), nötig sind 32–36 mm.');
});

it('names a single figure once', () => {
  const single: CropFinding = {
    ...head,
    unit: 'mm',
    wanted: { min: 25, max: 25 },
    measured: { share: 0.625, mm: 25 },
    is: 'within',
  };
  expect(plain(describeFinding(single, en, 'en'))).toBe('Head 25 mm (63%). Needs 25 mm.');
});

it('never names a share that is out of the range by the range’s limit', () => {
  const near: CropFinding = { ...head, measured: { share: 0.697, mm: 31.4 } };
  expect(describeFinding(near, en, 'en')).toContain('Head 69.7%, needs');
});

it('lists the sides that are missing', () => {
  const lacks: CropFinding = {
    id: 'lacks',
    verdict: 'poor',
    sides: { top: 0.08, bottom: 0, left: 0.12, right: 0 },
  };
  expect(describeFinding(lacks, en, 'en')).toContain(
    'it lacks 8% at the top and 12% on the left, measured by the height of the crop',
  );
});

it('names no side that lacks nothing, and none that lacks 0%', () => {
  const lacks: CropFinding = {
    id: 'lacks',
    verdict: 'poor',
    sides: { top: 0.0045, bottom: 0.251, left: 0, right: 0.0005 },
  };
  expect(describeFinding(lacks, en, 'en')).toContain(
    'it lacks 1% at the top and 26% at the bottom, measured',
  );
});

it('advises no zoom where the photo ends too early', () => {
  expect(describeFinding({ ...head, is: 'large', canZoom: false }, en, 'en')).toBe('Head 68%, needs 70–80%.');
});

it('tells how far a head is turned and how near its eyes are', () => {
  const aside: CropFinding = { id: 'turnedAside', verdict: 'fair', deg: -7.2, maxDeg: 5 };
  expect(describeFinding(aside, en, 'en')).toContain('by about 7°, and at most 5° are allowed');
  const near = { id: 'eyeDistance', verdict: 'poor', px: 81, wantedPx: 90, remedy: 'morePixels' } as const;
  expect(plain(describeFinding(near, de, 'de'))).toContain(
    'Augenabstand nur 81 px, nötig sind mindestens 90 px. Wählen Sie 600 dpi.',
  );
  expect(describeFinding({ ...near, remedy: 'largerPhoto' }, en, 'en')).toContain('choose a larger original');
  expect(plain(describeFinding({ ...near, remedy: 'zoomIn' }, es, 'es'))).toBe(
    'Distancia entre los ojos: solo 81 px; debe ser de 90 px como mínimo. Amplíe la foto.',
  );
});
