/** A rule's name and its remedies: `fix`, or for values above a range `fixHigh`. */
interface ReviewRuleTexts {
  readonly name: string;
  readonly fix: string;
  readonly fixHigh: string | undefined;
}

/** Builds the texts of a rule, in the order name, remedy, remedy for values above a range. */
export function reviewRule(name: string, fix: string, fixHigh?: string): ReviewRuleTexts {
  return { name, fix, fixHigh };
}
