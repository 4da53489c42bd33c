/** Support answers customers: it has no exports and no settings. */
export type OperatorRole = 'owner' | 'support';

/** Somebody who is signed in to the dashboard. */
export interface Operator {
  readonly email: string;
  readonly role: OperatorRole;
}

/** The addresses that may sign in, by role. */
export interface OperatorList {
  readonly owners: readonly string[];
  readonly support: readonly string[];
}

/** Returns the operator with this address, in the spelling of the list; undefined for everybody else. */
export function findOperator({ owners, support }: OperatorList, email: string): Operator | undefined {
  const key = addressKey(email);
  const isSame = (listed: string) => addressKey(listed) === key;
  const owner = owners.find(isSame);
  if (owner !== undefined) return { email: owner, role: 'owner' };
  const supporter = support.find(isSame);
  return supporter === undefined ? undefined : { email: supporter, role: 'support' };
}

/** Returns whether this operator may export data and change settings. */
export function isOwner({ role }: Pick<Operator, 'role'>): boolean {
  return role === 'owner';
}

/** Only letter case and outer spaces are ignored: an address with a tag may be somebody else's. */
function addressKey(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}
