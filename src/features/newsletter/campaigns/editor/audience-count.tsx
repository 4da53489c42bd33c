import type { Language } from '../../../../catalog/languages.ts';
import { DASHBOARD_API } from '../../../../dashboard-urls.ts';
import type { Audience } from '../../../../platform/db/tables/campaigns.ts';
import { useDelayedPost } from './use-delayed-post.ts';

export interface AudienceTotals {
  readonly total: number;
  readonly byLanguage: Readonly<Record<Language, number>>;
  readonly withoutText: number;
  readonly suppressed: number;
}

/** Counts the readers whenever the choice changes. */
export function useAudienceCount(audience: Audience, languages: readonly Language[]) {
  return useDelayedPost<AudienceTotals>(`${DASHBOARD_API}/campaigns/count`, { audience, languages });
}

/** Says how many people get the campaign, and who of the audience does not. */
export function AudienceCount(props: ReturnType<typeof useAudienceCount>) {
  const { answer, isStale, hasFailed } = props;
  if (hasFailed) return <p role="status">The readers could not be counted. Change something to try again.</p>;
  return (
    <p role="status" aria-busy={isStale}>
      {answer ? audienceText(answer) : 'Counting the readers …'}
    </p>
  );
}

export function audienceText({ total, byLanguage, withoutText, suppressed }: AudienceTotals): string {
  const [en, de, es] = [byLanguage.en, byLanguage.de, byLanguage.es].map(figure);
  return [
    `${people(total)} ${total === 1 ? 'gets' : 'get'} it: ${en} in English, ${de} in German, ${es} in Spanish.`,
    ...(withoutText > 0
      ? [`${people(withoutText)} ${doNot(withoutText)}, because there is no text in their language.`]
      : []),
    ...(suppressed > 0
      ? [`${people(suppressed)} ${doNot(suppressed)}, because their address is suppressed.`]
      : []),
  ].join(' ');
}

function doNot(count: number): string {
  return count === 1 ? 'does not' : 'do not';
}

function people(count: number): string {
  return count === 1 ? '1 person' : `${figure(count)} people`;
}

function figure(count: number): string {
  return count.toLocaleString('en');
}
