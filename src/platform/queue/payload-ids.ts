/** Returns the ids in a job's payload (`shootId`, `selfieId`, `mailId` …), by which the logs of a shoot can be searched. */
export function payloadIds(payload: unknown): Readonly<Record<string, string>> {
  const entries = Object.entries(payload ?? {}).filter(
    (entry): entry is [string, string] => entry[0].endsWith('Id') && typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}
