import { authenticate } from 'mailauth';

/** Judges a message as a receiving server does, with an independent library that finds only these TXT records in DNS. */
export async function authenticateMessage(message: Buffer, records: Readonly<Record<string, string>>) {
  const { dkim, dmarc } = await authenticate(message, {
    ...{ ip: '127.0.0.1', helo: 'localhost', sender: 'post@mail.lichtbild.example', strict: true },
    ...{ disableArc: true, disableBimi: true, minBitLength: 2048 },
    async resolver(name, type) {
      const found = type === 'TXT' ? records[name] : undefined;
      if (found === undefined) throw Object.assign(new Error(name), { code: 'ENOTFOUND' });
      return [[found]];
    },
  });
  return {
    dkim: dkim?.results?.map(({ status, signingDomain, signingHeaders }) => ({
      result: status?.result,
      signingDomain,
      covers: (signingHeaders?.keys ?? '').toLowerCase().split(/\s*:\s*/),
    })),
    dmarc: dmarc ? dmarc.status.result : undefined,
  };
}
