/** The values of a form by the names of its fields. */
export type Fields = Readonly<Record<string, string>>;

const NO_FIELDS: Fields = {};
/** The fallback where the browser refuses session storage (spec §8: ignored). A reload loses it. */
const inMemory = new Map<string, string>();
/** Caches the parsed fields, so that an unchanged text gives the same object. */
const parsed = new Map<string, { readonly text: string; readonly fields: Fields }>();

/** Saves what was typed into a form in this tab's session storage, which survives a reload. */
export function saveFields(form: string, fields: Fields): void {
  write(form, JSON.stringify(fields));
}

export function savedFields(form: string): Fields {
  const text = read(form);
  if (text === undefined) return NO_FIELDS;
  const cached = parsed.get(form);
  if (cached?.text === text) return cached.fields;
  const fields = parse(text);
  parsed.set(form, { text, fields });
  return fields;
}

export function clearFields(form: string): void {
  inMemory.delete(form);
  inMemory.delete(`${form}-sent`);
  try {
    sessionStorage.removeItem(keyOf(form));
    sessionStorage.removeItem(keyOf(`${form}-sent`));
  } catch {
    // Session storage that is refused has saved nothing.
  }
}

/**
 * Returns the idempotency key of a submission. It stays the same for the same fields, also after a reload, so that a
 * submission whose response was lost is not stored twice. Changed fields get a new one.
 */
export function submissionIdOf(form: string, fields: Fields): string {
  const content = JSON.stringify(fields);
  const previous = parse(read(`${form}-sent`) ?? '{}');
  if (previous['content'] === content && previous['id']) return previous['id'];
  const id = newId();
  write(`${form}-sent`, JSON.stringify({ id, content }));
  return id;
}

/** Returns 128 random bits. `randomUUID` exists in secure contexts only. */
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
    // Session storage is refused or full; the copy in memory remains.
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
    if (typeof value !== 'object' || value === null) return NO_FIELDS;
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    // Other code wrote under this key.
    return NO_FIELDS;
  }
}
