import type { PackageId } from './catalog/packages.ts';

/** Analytics events and what they carry; sent only with consent. Names are the specification's (§7). */
export interface AnalyticsEvents {
  'page-view': { title: string; path: string };
  'language-change': { from: string; to: string };
  'opened-checkout': { package: PackageId };
  'finished-checkout': { package: PackageId };
  'abandoned-checkout': { package: PackageId };
}
