/** The values of a form by the names of its fields. */
export type Fields = Readonly<Record<string, string>>;

const NOTHING: Fields = {};
/** Of this page: where storage is refused (spec §8: ignored) it stands in for it, and a reload begins anew. */
const inMemory = new Map<string, string>();
/** By what was read, so that the same is the same object. */
const parsed = new Map<string, { readonly text: string; readonly fields: Fields }>();

/** Keeps what was typed into a form for this tab, over a reload. */
export function keepFields(form: string, fields: Fields): void {
  write(form, JSON.stringify(fields));
}

export function keptFields(form: string): Fields {
  const text = read(form);
  if (text === undefined) return NOTHING;
  const known = parsed.get(form);
  if (known?.text === text) return known.fields;
  const fields = parse(text);
  parsed.set(form, { text, fields });
  return fields;
}

export function forgetFields(form: string): void {
  inMemory.delete(form);
  inMemory.delete(`${form}-sent`);
  try {
    sessionStorage.removeItem(keyOf(form));
    sessionStorage.removeItem(keyOf(`${form}-sent`));
  } catch {
    // Refused storage has kept nothing.
  }
}

/**
 * The id under which these fields are sent: the same for the same fields, also after a reload, so that what was sent
 * but not heard of is not stored twice; a new one when they were changed since.
 */
export function submissionIdOf(form: string, fields: Fields): string {
  const content = JSON.stringify(fields);
  const before = parse(read(`${form}-sent`) ?? '{}');
  if (before['content'] === content && before['id']) return before['id'];
  const id = newId();
  write(`${form}-sent`, JSON.stringify({ id, content }));
  return id;
}

/** 128 random bits. Not `randomUUID`, which only secure addresses have. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function keyOf(form: string): string {
  return `lichtbild-${form}`;
}

function write(form: string, text: string): void {
  inMemory.set(form, text);
  try {
    sessionStorage.setItem(keyOf(form), text);
  } catch {
    // Refused or full: memory has it.
  }
}

function read(form: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(form)) ?? inMemory.get(form);
  } catch {
    return inMemory.get(form);
  }
}

function parse(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return NOTHING;
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    // Something else wrote there.
    return NOTHING;
  }
}
