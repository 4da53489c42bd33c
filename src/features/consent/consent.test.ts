import { describe, expect, it } from 'vitest';
import { DEFAULT_CONSENT } from '../../catalog/consent.ts';
import {
  ACCEPTED,
  type ConsentEvent,
  consentReducer,
  type ConsentStart,
  type ConsentState,
  parseConsent,
  REJECTED,
  type SavedConsent,
  startConsent,
} from './consent.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const NO_SERVICES = { analytics: [], marketing: [] };
const start = (more: Partial<ConsentStart>) =>
  startConsent({
    ...{ region: 'EU', saved: undefined, services: NO_SERVICES, refusesSelling: false, now: NOW },
    ...more,
  });
const saved = (more: Partial<SavedConsent> = {}): SavedConsent => ({
  ...{ consent: ACCEPTED, savedAt: NOW, region: 'EU', services: [], ...more },
});
const SHOWN: ConsentState = { consent: undefined, banner: { view: 'shown' } };
const details = (toggles = { analytics: false, marketing: false }): ConsentState => ({
  consent: undefined,
  banner: { view: 'details', toggles, isReopened: false },
});
const run = (state: ConsentState, ...events: ConsentEvent[]) => events.reduce(consentReducer, state);

it('has the object’s defaults of the specification', () => {
  expect(DEFAULT_CONSENT).toEqual({ essential: true, analytics: true, marketing: false });
});

describe('at the beginning of a visit', () => {
  it('asks in the EEA as long as nothing is saved, and grants nothing', () => {
    expect(start({})).toEqual(SHOWN);
    expect(start({ refusesSelling: true })).toEqual(SHOWN);
  });

  it.each([ACCEPTED, REJECTED, { ...REJECTED, marketing: true }])(
    'applies %j silently in the EEA',
    (consent) => {
      expect(start({ saved: saved({ consent }) })).toEqual({ consent, banner: { view: 'hidden' } });
    },
  );

  it('applies a choice that was saved without date, region and services', () => {
    const bare = { savedAt: undefined, region: undefined, services: undefined };
    expect(start({ saved: saved(bare) }).consent).toEqual(ACCEPTED);
  });

  it.each([
    ['2025-11-27T12:00:00Z', false],
    ['2025-11-27T11:59:59Z', true],
    ['2026-12-24T00:00:00Z', false],
  ])('with a choice of %s asks again: %s', (date, asks) => {
    for (const consent of [ACCEPTED, REJECTED]) {
      const state = start({ saved: saved({ consent, savedAt: new Date(date) }) });
      expect(state.banner.view).toBe(asks ? 'shown' : 'hidden');
      expect(state.consent).toEqual(asks ? undefined : consent);
    }
    const elsewhere = start({ region: 'other', saved: saved({ savedAt: new Date(date) }) });
    expect(elsewhere.banner.view).toBe('hidden');
  });

  it('takes what was granted automatically elsewhere for no consent, but a refusal for one', () => {
    expect(start({ saved: saved({ region: 'other' }) })).toEqual(SHOWN);
    expect(start({ saved: saved({ region: 'other', consent: REJECTED }) }).consent).toEqual(REJECTED);
  });

  it.each([
    ['a service of a granted category', ACCEPTED, { analytics: ['a', 'b'], marketing: ['m'] }, true],
    [
      'a service of a refused category',
      { ...ACCEPTED, marketing: false },
      { analytics: ['a'], marketing: ['m'] },
      false,
    ],
    ['none', ACCEPTED, { analytics: ['a'], marketing: [] }, false],
  ])('asks again when %s was added', (_, consent, services, asks) => {
    const state = start({ saved: saved({ consent, services: ['a', 'old'] }), services });
    expect(state.banner.view).toBe(asks ? 'shown' : 'hidden');
  });

  it('grants everything outside the EEA, or what was saved there', () => {
    expect(start({ region: 'other' })).toEqual({ consent: ACCEPTED, banner: { view: 'hidden' } });
    const refused = start({ region: 'other', saved: saved({ consent: REJECTED }) });
    expect(refused).toEqual({ consent: REJECTED, banner: { view: 'hidden' } });
  });

  it('refuses advertising outside the EEA to browsers that refuse the selling of data', () => {
    expect(start({ region: 'other', refusesSelling: true }).consent).toEqual(DEFAULT_CONSENT);
    const before = saved({ region: 'other' });
    expect(start({ region: 'other', refusesSelling: true, saved: before }).consent).toEqual(DEFAULT_CONSENT);
    const refused = saved({ consent: REJECTED });
    expect(start({ region: 'other', refusesSelling: true, saved: refused }).consent).toEqual(REJECTED);
  });
});

describe('the banner', () => {
  it.each<[ConsentEvent, ConsentState['consent']]>([
    [{ type: 'accepted-all' }, ACCEPTED],
    [{ type: 'rejected-all' }, REJECTED],
  ])('hides after %j in both views', (event, consent) => {
    for (const state of [SHOWN, details({ analytics: true, marketing: false })])
      expect(run(state, event)).toEqual({ consent, banner: { view: 'hidden' } });
  });

  it('opens the details with nothing ticked, and accepts what was ticked there', () => {
    expect(run(SHOWN, { type: 'details-opened' })).toEqual(details());
    const ticked = run(
      SHOWN,
      { type: 'details-opened' },
      { type: 'toggled', category: 'marketing', isOn: true },
      { type: 'toggled', category: 'analytics', isOn: true },
      { type: 'toggled', category: 'marketing', isOn: false },
      { type: 'accepted-selected' },
    );
    expect(ticked.consent).toEqual({ essential: true, analytics: true, marketing: false });
    expect(ticked.banner).toEqual({ view: 'hidden' });
    expect(run(details(), { type: 'accepted-selected' }).consent).toEqual(REJECTED);
  });

  it('accepts a selection in the details only', () => {
    expect(run(SHOWN, { type: 'accepted-selected' })).toBe(SHOWN);
    expect(run(SHOWN, { type: 'toggled', category: 'analytics', isOn: true })).toBe(SHOWN);
  });

  it('decides nothing while it is hidden', () => {
    const hidden: ConsentState = { consent: REJECTED, banner: { view: 'hidden' } };
    const events = ['accepted-all', 'accepted-selected', 'rejected-all', 'details-opened', 'closed'] as const;
    for (const type of events) expect(run(hidden, { type })).toBe(hidden);
  });

  it('reopens with the current choice, and keeps it when it is closed', () => {
    const consent = { essential: true, analytics: true, marketing: false } as const;
    const reopened = run({ consent, banner: { view: 'hidden' } }, { type: 'reopened' });
    expect(reopened.banner).toEqual({
      ...{ view: 'details', isReopened: true },
      toggles: { analytics: true, marketing: false },
    });
    const changed = run(reopened, { type: 'toggled', category: 'analytics', isOn: false });
    expect(changed.consent).toEqual(consent);
    expect(run(changed, { type: 'closed' })).toEqual({ consent, banner: { view: 'hidden' } });
    expect(run(changed, { type: 'rejected-all' }).consent).toEqual(REJECTED);
  });

  it('cannot be closed without a choice', () => {
    expect(run(SHOWN, { type: 'closed' })).toBe(SHOWN);
    expect(run(details({ analytics: true, marketing: true }), { type: 'closed' })).toEqual(SHOWN);
  });

  it('follows a choice in another tab, also its removal', () => {
    const chosen = run(details(), { type: 'changed-elsewhere', consent: REJECTED });
    expect(chosen).toEqual({ consent: REJECTED, banner: { view: 'hidden' } });
    expect(run(chosen, { type: 'changed-elsewhere', consent: undefined })).toEqual(SHOWN);
  });
});

describe('the saved JSON', () => {
  it.each([ACCEPTED, REJECTED, DEFAULT_CONSENT])('is read as it was written: %j', (consent) => {
    expect(parseConsent(JSON.stringify(consent))).toEqual(consent);
  });

  it.each([
    ...[undefined, '', 'yes', 'null', '[]', '3', '{}'],
    ...['{"analytics":true}', '{"analytics":"true","marketing":true}', '{"analytics":1,"marketing":0}'],
  ])('counts as no choice: %s', (json) => {
    expect(parseConsent(json)).toBeUndefined();
  });

  it('never switches the essential category off', () => {
    expect(parseConsent('{"essential":false,"analytics":true,"marketing":true}')).toEqual(ACCEPTED);
  });
});
