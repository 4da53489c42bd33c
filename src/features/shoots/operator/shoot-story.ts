import { PACKAGES } from '../../../catalog/packages.ts';
import {
  codeWords,
  counted,
  durationText,
  entryAt,
  type StoryEntry,
} from '../../../ui/dashboard/story-entry.ts';
import type { ShootRecord } from './shoot-record.ts';

type Shoot = ShootRecord['shoot'];
type Selfie = ShootRecord['selfies'][number];

/** Only the comparison of all selfies finds these. */
const COMPARED: ReadonlySet<string> = new Set(['duplicate', 'other-person']);

/** Tells what happened to a shoot, from its draft to its receipt of deletion. */
export function shootStory({ shoot, selfies, headshots, receipt }: ShootRecord): readonly StoryEntry[] {
  return [
    { at: shoot.createdAt, title: 'Draft opened', detail: `in ${LANGUAGE_NAMES[shoot.language]}` },
    ...selfies.flatMap(selfieEntries),
    ...comparisonEntries(shoot, selfies),
    ...consentEntries(shoot),
    ...entryAt(shoot.previewMadeAt, { title: 'Preview rendered', detail: `${shoot.previewsMade} so far` }),
    ...entryAt(shoot.startRequestedAt, { title: 'Headshots asked for' }),
    ...entryAt(shoot.renderingAt, { title: 'Rendering started', detail: preparedText(shoot) }),
    ...headshotEntries(shoot, headshots),
    ...entryAt(shoot.deliveredAt, { title: 'Delivered', tone: 'good' }),
    ...entryAt(shoot.failedAt, { title: 'Failed', detail: failureText(shoot), tone: 'bad' }),
    ...receiptEntries(receipt),
  ];
}

const LANGUAGE_NAMES = { en: 'English', de: 'German', es: 'Spanish' } as const;

function selfieEntries(selfie: Selfie): readonly StoryEntry[] {
  const name = `Selfie ${selfie.position}`;
  const uploaded = { at: selfie.createdAt, title: `${name} uploaded` };
  if (selfie.state === 'checking') return [uploaded];
  return [uploaded, { at: checkTime(selfie), ...verdictOf(name, selfie) }];
}

/** Selfies that were checked before the time was stored count as checked when they were uploaded. */
function checkTime({ checkedAt, createdAt }: Selfie): Date {
  return checkedAt ?? createdAt;
}

function verdictOf(name: string, selfie: Selfie): Omit<StoryEntry, 'at'> {
  const reasons = selfie.reasons.filter((reason) => !COMPARED.has(reason));
  if (reasons.length > 0) return { title: `${name} refused`, detail: words(reasons), tone: 'bad' };
  if (selfie.cautions.length === 0) return { title: `${name} accepted` };
  const wanted = selfie.isWantedAnyway ? '; the customer wants it anyway' : '';
  return { title: `${name} accepted with doubts`, detail: words(selfie.cautions) + wanted };
}

function comparisonEntries(shoot: Shoot, selfies: readonly Selfie[]): readonly StoryEntry[] {
  const refused = selfies.filter(({ reasons }) => reasons.some((reason) => COMPARED.has(reason)));
  return [
    ...entryAt(shoot.comparedAt, { title: 'Selfies compared', detail: `${refused.length} refused` }),
    ...refused.map((selfie) => ({
      at: shoot.comparedAt ?? checkTime(selfie),
      title: `Selfie ${selfie.position} refused`,
      detail: words(selfie.reasons.filter((reason) => COMPARED.has(reason))),
      tone: 'bad' as const,
    })),
  ];
}

const CONSENT_TITLES: Readonly<Record<keyof Shoot['consents'], string>> = {
  terms: 'Terms accepted',
  likeness: 'Consent to the comparison of faces',
  startBeforeWithdrawalEnds: 'Asked to start before the right of withdrawal ends',
  newsletter: 'Newsletter ticked',
};

function consentEntries({ consents }: Shoot): readonly StoryEntry[] {
  return (Object.keys(CONSENT_TITLES) as (keyof typeof consents)[]).flatMap((name) => {
    const given = consents[name];
    return given === undefined ? [] : [{ at: new Date(given), title: CONSENT_TITLES[name] }];
  });
}

function headshotEntries(shoot: Shoot, { count, firstAt, lastAt, meanElapsedMs }: ShootRecord['headshots']) {
  const most = shoot.packageId ? ` of ${PACKAGES[shoot.packageId].headshotCount}` : '';
  const each = meanElapsedMs === null ? undefined : `${durationText(meanElapsedMs)} each`;
  const lost =
    shoot.remakes > 0 ? `lost files were rendered again ${counted(shoot.remakes, 'time')}` : undefined;
  const detail = [each, lost].filter(Boolean).join('; ') || undefined;
  return [
    ...entryAt(firstAt, { title: 'First headshot rendered' }),
    ...entryAt(lastAt, { title: `${count}${most} headshots rendered`, detail }),
  ];
}

function preparedText({ preparedSelfies }: Shoot): string | undefined {
  return preparedSelfies > 0 ? `${counted(preparedSelfies, 'selfie')} prepared` : undefined;
}

function failureText({ consents, erasedAt }: Shoot): string {
  if (erasedAt) return 'the order is refunded';
  return consents.likeness === undefined
    ? 'the consent to the comparison of faces was withdrawn; the order is refunded'
    : 'no complete set of headshots could be made; the order is refunded';
}

function receiptEntries(receipt: ShootRecord['receipt']): readonly StoryEntry[] {
  if (!receipt) return [];
  const { erasedAt, reason, erased, signature } = receipt;
  if (signature === '') return [{ at: erasedAt, title: 'Erasure begun, not finished', tone: 'bad' }];
  const counts = ['selfies', 'headshots', 'files'].map((kind) => `${erased[kind] ?? 0} ${kind}`);
  return [{ at: erasedAt, title: 'Erased', detail: `${codeWords(reason)}: ${counts.join(', ')}` }];
}

function words(codes: readonly string[]): string {
  return codes.map(codeWords).join(', ');
}
