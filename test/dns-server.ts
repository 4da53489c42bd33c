import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { Resolver } from 'node:dns/promises';
import type { AddressInfo } from 'node:net';
import dnsPacket from 'dns-packet';
import { onTestFinished } from 'vitest';

/** The records of a name: texts, an error of the server, or silence. Names that are not listed do not exist. */
export type DnsRecords = Readonly<Record<string, readonly string[] | 'servfail' | 'silence'>>;

const AUTHORITATIVE = dnsPacket.AUTHORITATIVE_ANSWER;
const SERVFAIL = 2;
const NXDOMAIN = 3;
/** A DNS server sends long texts in pieces of at most this many bytes. */
const PIECE_BYTES = 255;

/** Starts a real DNS server (UDP) for TXT records, and returns a resolver that asks only this server, once. */
export async function openDnsServer(records: DnsRecords, timeoutMs = 10_000): Promise<Resolver> {
  const socket = createSocket('udp4');
  socket.on('message', (packet, client) => {
    const { id, questions = [] } = dnsPacket.decode(packet);
    const [question] = questions;
    const found = question && records[question.name.toLowerCase()];
    if (found === 'silence') return;
    const code = found === undefined ? NXDOMAIN : found === 'servfail' ? SERVFAIL : 0;
    const texts = Array.isArray(found) && question?.type === 'TXT' ? (found as readonly string[]) : [];
    const answer = dnsPacket.encode({
      ...{ type: 'response', id: id ?? 0, flags: AUTHORITATIVE | code, questions },
      answers: texts.map((text) => ({ type: 'TXT', name: question!.name, ttl: 0, data: pieces(text) })),
    });
    socket.send(answer, client.port, client.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const resolver = new Resolver({ timeout: timeoutMs, tries: 1 });
  resolver.setServers([`127.0.0.1:${(socket.address() as AddressInfo).port}`]);
  onTestFinished(async () => {
    resolver.cancel();
    socket.close();
    await once(socket, 'close');
  });
  return resolver;
}

function pieces(text: string): string[] {
  return text.match(new RegExp(`.{1,${PIECE_BYTES}}`, 'gs')) ?? [''];
}
