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
  /** What the service is wanted for. */
  readonly message: string;
  readonly source: LeadSource | undefined;
}

export interface TeamLead extends Person {
  readonly kind: 'team';
  readonly company: string | undefined;
  readonly headshots: number;
  readonly message: string | undefined;
}

/** Somebody asks for an offer. */
export type Lead = WhiteLabelLead | TeamLead;

/** As it was typed: whatever a browser, or anybody, sends. */
export type TypedLead = Readonly<Record<string, unknown>>;

/** What is wrong, and the field to which it belongs. */
const FIELD_OF = {
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

export type LeadError = keyof typeof FIELD_OF;
export type LeadField = (typeof FIELD_OF)[LeadError];

export function fieldOfLeadError(error: LeadError): LeadField {
  return FIELD_OF[error];
}

/** Checked in the order of the form, stopping at the first failure (spec §5). */
export function parseLead(kind: LeadKind, typed: TypedLead): Result<Lead, LeadError> {
  const person = parsePerson(typed);
  if (!person.ok) return person;
  return kind === 'team' ? parseTeam(person.value, typed) : parseWhiteLabel(person.value, typed);
}

function parsePerson(typed: TypedLead): Result<Person, LeadError> {
  const firstName = typedLine(typed['firstName']);
  if (firstName.length < LIMITS.nameMinLength) return err('first-name-too-short');
  if (isLongLine(firstName)) return err('first-name-too-long');
  const lastName = typedLine(typed['lastName']);
  if (lastName.length < LIMITS.nameMinLength) return err('last-name-too-short');
  if (isLongLine(lastName)) return err('last-name-too-long');
  const email = typedLine(typed['email']);
  if (email === '') return err('email-missing');
  if (!isEmailAddress(email)) return err('email-invalid');
  return ok({ firstName, lastName, email });
}

function parseWhiteLabel(person: Person, typed: TypedLead): Result<WhiteLabelLead, LeadError> {
  const company = typedLine(typed['company']);
  if (company === '') return err('company-missing');
  if (isLongLine(company)) return err('company-too-long');
  const companySize = COMPANY_SIZES.find((size) => size === typed['companySize']);
  if (!companySize) return err('company-size-missing');
  const message = typedParagraphs(typed['message']);
  if (message === '') return err('use-case-missing');
  if (isLongText(message)) return err('message-too-long');
  const source = LEAD_SOURCES.find((one) => one === typed['source']);
  return ok({ kind: 'white-label', ...person, company, companySize, message, source });
}

function parseTeam(person: Person, typed: TypedLead): Result<TeamLead, LeadError> {
  const company = typedLine(typed['company']);
  if (isLongLine(company)) return err('company-too-long');
  const count = typedLine(typed['headshots']);
  if (!/^\d+$/.test(count)) return err('headshots-missing');
  const headshots = Number(count);
  if (headshots < LIMITS.teamMinHeadshots) return err('headshots-too-few');
  if (headshots > LIMITS.teamMaxHeadshots) return err('headshots-too-many');
  const message = typedParagraphs(typed['message']);
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
