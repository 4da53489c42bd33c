import type { ReviewMeasures } from './review-measures.ts';
import {
  GOOD_SCORE,
  REVIEW_CATEGORIES,
  REVIEW_RULE_IDS,
  REVIEW_RULES,
  type ReviewCategory,
  type ReviewRule,
  type ReviewRuleId,
} from './review-rules.ts';

/** `fair` means that it works but could be better. */
export type ReviewVerdict = 'good' | 'fair' | 'poor';

/** Scores from which a finding, a category or a photo is good or fair. */
export const VERDICT_SCORES = { good: GOOD_SCORE, fair: 45 } as const;

/** The judgement on one measure. */
export interface ReviewFinding {
  readonly id: ReviewRuleId;
  /** 0–100. */
  readonly score: number;
  readonly verdict: ReviewVerdict;
  /** As the rule defines it; undefined when only the verdict can be told. */
  readonly value: number | undefined;
}

export interface CategoryReview {
  readonly category: ReviewCategory;
  /** 0–100, a whole number. */
  readonly score: number;
  /** In the order of the rules. */
  readonly findings: readonly ReviewFinding[];
}

export interface PhotoReviewScores {
  /** 0–100, a whole number. */
  readonly overall: number;
  readonly categories: readonly CategoryReview[];
}

/** Weights of the categories in the overall score; like the rules' weights, they are our opinion. */
const CATEGORY_WEIGHTS: Readonly<Record<ReviewCategory, number>> = {
  lighting: 22,
  background: 12,
  expression: 18,
  composition: 14,
  crop: 14,
  professional: 20,
};

/** Share of the worst part in a score: one severe flaw spoils a photo, however good the rest is. */
const WORST_SHARE = { category: 0.75, overall: 0.5 } as const;

/** Scores a measured photo: each measure by its rule, the categories from these, the whole from the categories. */
export function scorePhoto(measures: ReviewMeasures): PhotoReviewScores {
  const categories = REVIEW_CATEGORIES.map((category) => {
    const findings = REVIEW_RULE_IDS.filter((id) => REVIEW_RULES[id].category === category).map((id) =>
      judge(id, measures),
    );
    const parts = findings.map(({ id, score }) => ({ score, weight: REVIEW_RULES[id].weight }));
    return { category, findings, exact: combine(parts, WORST_SHARE.category) };
  });
  const parts = categories.map(({ category, exact }) => ({
    score: exact,
    weight: CATEGORY_WEIGHTS[category],
  }));
  return {
    overall: Math.round(combine(parts, WORST_SHARE.overall)),
    categories: categories.map(({ exact, ...rest }) => ({ ...rest, score: Math.round(exact) })),
  };
}

export function verdictOf(score: number): ReviewVerdict {
  return score >= VERDICT_SCORES.good ? 'good' : score >= VERDICT_SCORES.fair ? 'fair' : 'poor';
}

function judge(id: ReviewRuleId, measures: ReviewMeasures): ReviewFinding {
  const rule: ReviewRule = REVIEW_RULES[id];
  const score = Math.min(100, Math.max(0, rule.score(measures)));
  return { id, score, verdict: verdictOf(score), value: rule.value(measures) };
}

/** Returns the weighted mean, drawn towards the worst score by `worstShare`. */
function combine(
  parts: readonly { readonly score: number; readonly weight: number }[],
  worstShare: number,
): number {
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  const mean = parts.reduce((sum, part) => sum + part.score * part.weight, 0) / weight;
  const worst = Math.min(...parts.map(({ score }) => score));
  return mean * (1 - worstShare) + worst * worstShare;
}
