import { err, ok, type Result } from '../../base/result.ts';
import { typedLine, typedParagraphs } from '../../base/typed-text.ts';
import {
  COMPANY_SIZES,
  type CompanySize,
  LEAD_SOURCES,
  type LeadKind,
  type LeadSource,
} from '../../catalog/lead-choices.ts';
import { LIMITS } from '../../catalog/limits.ts';
import { isEmailAddress } from '../../platform/mail/email-address.ts';

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

export interface WhiteLabelLead extends Person {
  readonly kind: 'white-label';
  readonly company: string;
  readonly companySize: CompanySize;
  /** The use case, in the partner's own words. */
  readonly message: string;
  readonly source: LeadSource | undefined;
}

export interface TeamLead extends Person {
  readonly kind: 'team';
  readonly company: string | undefined;
  readonly headshots: number;
  readonly message: string | undefined;
}

/** A request for a quote. */
export type Lead = WhiteLabelLead | TeamLead;

/** Untrusted form fields. */
export type LeadInput = Readonly<Record<string, unknown>>;

/** The field to which each error belongs. */
const FIELD_BY_ERROR = {
  'first-name-too-short': 'firstName',
  'first-name-too-long': 'firstName',
  'last-name-too-short': 'lastName',
  'last-name-too-long': 'lastName',
  'email-missing': 'email',
  'email-invalid': 'email',
  'company-missing': 'company',
  'company-too-long': 'company',
  'company-size-missing': 'companySize',
  'headshots-missing': 'headshots',
  'headshots-too-few': 'headshots',
  'headshots-too-many': 'headshots',
  'use-case-missing': 'message',
  'message-too-long': 'message',
} as const;

export type LeadError = keyof typeof FIELD_BY_ERROR;
export type LeadField = (typeof FIELD_BY_ERROR)[LeadError];

export function fieldOfLeadError(error: LeadError): LeadField {
  return FIELD_BY_ERROR[error];
}

/** Validates the fields in the order of the form and stops at the first error (spec §5). */
export function parseLead(kind: LeadKind, input: LeadInput): Result<Lead, LeadError> {
  const person = parsePerson(input);
  if (!person.ok) return person;
  return kind === 'team' ? parseTeam(person.value, input) : parseWhiteLabel(person.value, input);
}

function parsePerson(input: LeadInput): Result<Person, LeadError> {
  const firstName = typedLine(input['firstName']);
  if (firstName.length < LIMITS.nameMinLength) return err('first-name-too-short');
  if (isLongLine(firstName)) return err('first-name-too-long');
  const lastName = typedLine(input['lastName']);
  if (lastName.length < LIMITS.nameMinLength) return err('last-name-too-short');
  if (isLongLine(lastName)) return err('last-name-too-long');
  const email = typedLine(input['email']);
  if (email === '') return err('email-missing');
  if (!isEmailAddress(email)) return err('email-invalid');
  return ok({ firstName, lastName, email });
}

function parseWhiteLabel(person: Person, input: LeadInput): Result<WhiteLabelLead, LeadError> {
  const company = typedLine(input['company']);
  if (company === '') return err('company-missing');
  if (isLongLine(company)) return err('company-too-long');
  const companySize = COMPANY_SIZES.find((size) => size === input['companySize']);
  if (!companySize) return err('company-size-missing');
  const message = typedParagraphs(input['message']);
  if (message === '') return err('use-case-missing');
  if (isLongText(message)) return err('message-too-long');
  const source = LEAD_SOURCES.find((one) => one === input['source']);
  return ok({ kind: 'white-label', ...person, company, companySize, message, source });
}

function parseTeam(person: Person, input: LeadInput): Result<TeamLead, LeadError> {
  const company = typedLine(input['company']);
  if (isLongLine(company)) return err('company-too-long');
  const count = typedLine(input['headshots']);
  if (!/^\d+$/.test(count)) return err('headshots-missing');
  const headshots = Number(count);
  if (headshots < LIMITS.teamMinHeadshots) return err('headshots-too-few');
  if (headshots > LIMITS.teamMaxHeadshots) return err('headshots-too-many');
  const message = typedParagraphs(input['message']);
  if (isLongText(message)) return err('message-too-long');
  return ok({
    kind: 'team',
    ...person,
    company: company || undefined,
    headshots,
    message: message || undefined,
  });
}

function isLongLine(text: string): boolean {
  return text.length > LIMITS.formLineMaxLength;
}

function isLongText(text: string): boolean {
  return text.length > LIMITS.formTextMaxLength;
}
