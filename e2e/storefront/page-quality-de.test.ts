import { describePageQuality } from './page-quality.ts';

describePageQuality('de');
