/** The ids a job carries (`shootId`, `selfieId`, `mailId` …), for logs: whoever follows a shoot looks for its id. */
export function payloadIds(payload: unknown): Readonly<Record<string, string>> {
  const entries = Object.entries(payload ?? {}).filter(
    (entry): entry is [string, string] => entry[0].endsWith('Id') && typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}
