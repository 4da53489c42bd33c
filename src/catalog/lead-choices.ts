/** What somebody who asks for an offer can choose from (spec §3 "Lead form"). */
export const LEAD_KINDS = ['white-label', 'team'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/** What a request is worth to the operator, in analytics (spec §7); it says nothing about teams. */
export const LEAD_VALUES_USD: Readonly<Partial<Record<LeadKind, number>>> = { 'white-label': 500 };

/** Employees. */
export const COMPANY_SIZES = ['1-10', '11-50', '51-200', '200+'] as const;
export type CompanySize = (typeof COMPANY_SIZES)[number];

/** Where a partner heard of us. */
export const LEAD_SOURCES = ['search', 'recommendation', 'social-media', 'press', 'other'] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];
