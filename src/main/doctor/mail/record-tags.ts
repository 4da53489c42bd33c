/**
 * Reads the tags of a DKIM or DMARC record (RFC 6376 §3.2), such as `v=DKIM1; p=MII…`. Names are in lower case, and a tag without
 * a value is empty.
 */
export function recordTags(record: string): ReadonlyMap<string, string> {
  const tags = record.split(';').map((tag) => {
    const [name = '', ...value] = tag.split('=');
    return [name.trim().toLowerCase(), value.join('=').trim()] as const;
  });
  return new Map(tags);
}
