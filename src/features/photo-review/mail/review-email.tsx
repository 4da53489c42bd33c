import type { Language } from '../../../catalog/languages.ts';
import { catalogFacts } from '../../../i18n/catalog-facts.ts';
import type { PhotoReviewTexts } from '../../../i18n/photo-review/en.ts';
import { photoReviewTexts } from '../../../i18n/photo-review/index.ts';
import { countryGuides } from '../../../i18n/photo-guide.ts';
import { photoReviewMailTexts } from '../../../i18n/photo-review-mail/index.ts';
import type { ReviewFinding } from '../../../imaging/recipes/review/score-photo.ts';
import { MailLayout } from '../../../ui/mail/mail-layout.tsx';
import {
  MailAddress,
  MailButton,
  MailCaption,
  MailFacts,
  MailHeadline,
  MailSubheading,
  MailText,
} from '../../../ui/mail/mail-parts.tsx';
import { buildMeasuredRows } from '../file/measured-rows.ts';
import { countryFacts } from '../result/country-facts.ts';
import { categoryNote, findingFigures, remedyOf } from '../result/finding-figures.ts';
import { scoreReview } from '../result/score-review.ts';
import type { StoredReview } from './stored-review.ts';
import { targetOfRequest } from './review-target-request.ts';

export function reviewSubject(language: Language): string {
  return photoReviewMailTexts[language].subject;
}

/** The full result of a review. It contains nothing that was typed, because a stranger may have typed this address. */
export function ReviewEmail({ review, url }: { review: Omit<StoredReview, 'id'>; url: string }) {
  const { language, measures, facts } = review;
  const mail = photoReviewMailTexts[language];
  const texts = photoReviewTexts[language](catalogFacts(language));
  const target = targetOfRequest(review.target);
  const { scores, ats, summary } = scoreReview(measures, facts, target);
  const country =
    target.kind === 'cv' ? countryGuides(language).find(({ code }) => code === target.country) : undefined;
  const { result } = texts;
  const outOf = (score: number) => `${score} ${result.outOf}`;
  return (
    <MailLayout
      language={language}
      title={mail.subject}
      preview={`${result.overall}: ${outOf(scores.overall)}`}
      frame={1}
      footer={[mail.why]}
    >
      <MailHeadline>{mail.headline}</MailHeadline>
      <MailText>{result.summary[summary]}</MailText>
      <MailFacts
        facts={[
          { label: result.overall, value: outOf(scores.overall) },
          { label: result.ats, value: outOf(ats) },
          ...scores.categories.map(({ category, score }) => ({
            label: result.categories[category],
            value: outOf(score),
          })),
        ]}
      />
      <MailText>{mail.picture}</MailText>
      <MailButton href={url}>{mail.open}</MailButton>
      <MailAddress href={url} />
      {scores.categories.map(({ category, findings }) => (
        <div key={category}>
          <MailSubheading>{result.categories[category]}</MailSubheading>
          {findings.map((finding) => (
            <Finding key={finding.id} finding={finding} texts={texts} language={language} />
          ))}
          {categoryNote(category, result) ? (
            <MailCaption>{categoryNote(category, result)}</MailCaption>
          ) : null}
        </div>
      ))}
      {country ? (
        <>
          <MailSubheading>{`${result.country.heading}: ${country.name}`}</MailSubheading>
          <MailText>{country.advice}</MailText>
          {countryFacts(country, { measures, facts, target }, result).map(({ name, value }) => (
            <MailText key={name}>
              <strong>{name}</strong>
              {`: ${value}`}
            </MailText>
          ))}
        </>
      ) : null}
      <MailSubheading>{texts.list}</MailSubheading>
      {buildMeasuredRows(facts, target, texts, language).map(({ id, required, measured }) => (
        <MailText key={id}>
          <strong>{texts.checks[id]}</strong>
          {measured ? `: ${[measured.value, measured.sentence].filter(Boolean).join('. ')}` : null}
          {required ? ` (${texts.wanted} ${required})` : null}
        </MailText>
      ))}
      <MailCaption>{result.atsNote}</MailCaption>
    </MailLayout>
  );
}

function Finding(props: { finding: ReviewFinding; texts: PhotoReviewTexts; language: Language }) {
  const { finding, texts, language } = props;
  const { result } = texts;
  const figures = findingFigures(finding, result, language);
  return (
    <MailText>
      <strong>{result.rules[finding.id].name}</strong>
      {`: ${result.verdicts[finding.verdict]}. `}
      {finding.verdict === 'good' ? null : `${remedyOf(finding, result)} `}
      {figures ? `(${result.measured}: ${figures.measured}, ${result.wanted}: ${figures.wanted})` : null}
    </MailText>
  );
}
