/** The place in a list after which its next page begins: the sort values of the last row, such as a time and an id. */
export type CursorPart = string | number;

/** Writes a cursor for an address (base64url). */
export function writeCursor(parts: readonly CursorPart[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Reads a cursor whose parts have these types. Anything else, which somebody may have typed into the address, is undefined and
 * means the first page.
 */
export function readCursor<const Types extends readonly ('string' | 'number')[]>(
  text: string | null | undefined,
  types: Types,
): CursorOf<Types> | undefined {
  if (!text) return undefined;
  const parts = parse(text);
  if (!Array.isArray(parts) || parts.length !== types.length) return undefined;
  return parts.every((part, index) => typeof part === types[index])
    ? (parts as unknown as CursorOf<Types>)
    : undefined;
}

type CursorOf<Types extends readonly ('string' | 'number')[]> = {
  readonly [Index in keyof Types]: Types[Index] extends 'string' ? string : number;
};

function parse(text: string): unknown {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0))));
  } catch {
    return undefined;
  }
}
