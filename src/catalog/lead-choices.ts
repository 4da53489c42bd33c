/** The kinds of requests for an offer (spec §3 "Lead form"). */
export const LEAD_KINDS = ['white-label', 'team'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/** The value of a request in analytics (spec §7, which gives none for teams). */
export const LEAD_VALUES_USD: Readonly<Partial<Record<LeadKind, number>>> = { 'white-label': 500 };

/** Company sizes by number of employees. */
export const COMPANY_SIZES = ['1-10', '11-50', '51-200', '200+'] as const;
export type CompanySize = (typeof COMPANY_SIZES)[number];

/** The ways in which a partner may have heard of us. */
export const LEAD_SOURCES = ['search', 'recommendation', 'social-media', 'press', 'other'] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];
