import type { CampaignChange } from '../../../../platform/db/tables/campaigns.ts';

/** The changes of a campaign other than those of its fields. */
const DEEDS: Readonly<Record<string, string>> = {
  created: 'created it',
  scheduled: 'scheduled it',
  unscheduled: 'cancelled the schedule',
  'start-requested': 'asked to send it',
  started: 'started it',
  paused: 'paused it',
  resumed: 'resumed it',
  cancelled: 'cancelled it',
  'resent-unknown': 'sent it again to those who may not have got it',
  'not-started': 'could not start it',
};

const LANGUAGE_NAMES: Readonly<Record<string, string>> = { en: 'English', de: 'German', es: 'Spanish' };
const AUDIENCE_NAMES: Readonly<Record<string, string>> = {
  languages: 'languages',
  anyOfTags: 'tags',
  noneOfTags: 'excluded tags',
  behaviour: 'behaviour',
  confirmedWithinDays: 'latest sign-ups',
  confirmedBeforeDays: 'earlier sign-ups',
};

/** Returns a sentence for each change, such as `Ada@example.org changed the German subject at 14:03 UTC.` */
export function changeTexts(changes: readonly CampaignChange[]): readonly string[] {
  return changes.map((change) => `${change.by} ${deedText(change.fields)} at ${timeText(change.at)}.`);
}

/** Returns what a change did, without who and when. */
export function deedText(fields: readonly string[]): string {
  const [first = ''] = fields;
  const deed = DEEDS[first];
  if (deed === undefined) return `changed ${fields.map(fieldText).join(', ')}`;
  return fields.length > 1 ? `${deed} (${fields.slice(1).join(', ')})` : deed;
}

/** Returns `the German subject` for `messages.de.subject`. */
function fieldText(field: string): string {
  const [part, name = '', detail = ''] = field.split('.');
  if (part === 'messages') return `the ${LANGUAGE_NAMES[name] ?? name} ${detail}`;
  return part === 'audience' ? `the audience (${AUDIENCE_NAMES[name] ?? name})` : `the ${field}`;
}

function timeText(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;
}
