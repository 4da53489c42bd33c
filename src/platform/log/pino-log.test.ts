import { expect, it } from 'vitest';
import { createPinoLog } from './pino-log.ts';

function openLog() {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  return { log: createPinoLog({ level: 'info', program: 'web', destination }), lines };
}

it('writes one JSON line with level, time, program, fields and message', () => {
  const { log, lines } = openLog();
  log.child({ requestId: 'r1' }).info({ shootId: 's1', elapsedMs: 12 }, 'a shoot was delivered');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    program: 'web',
    requestId: 'r1',
    shootId: 's1',
    elapsedMs: 12,
    msg: 'a shoot was delivered',
  });
});

it('logs the useful properties of an error and its causes', () => {
  const { log, lines } = openLog();
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  log.error({ error: new TypeError('no answer', { cause }) }, 'failed');
  expect(JSON.parse(lines[0]!).error).toMatchObject({
    name: 'TypeError',
    message: 'no answer',
    stack: expect.stringContaining('pino-log.test') as string,
    cause: { message: 'connect ECONNREFUSED', code: 'ECONNREFUSED' },
  });
});

it('removes every address, name, password, key and signature at any depth', () => {
  const { log, lines } = openLog();
  const query = new Error(
    'Failed query: insert into orders …\nparams: o1,maria@example.org,Maria\n\nHello Maria\n',
  );
  const driver = Object.assign(new Error('550 no such user <maria@example.org>'), {
    client: { password: 'hunter2' },
    detail: 'Key (email)=(maria@example.org)',
  });
  log.warn(
    {
      error: driver,
      other: new Error('outer', { cause: query }),
      stack: query.stack,
      email: 'maria@example.org',
      nested: { firstName: 'Maria', list: [{ token: 'hunter2' }], note: 'to maria@example.org' },
      databaseUrl: 'postgres://lichtbild:hunter2@127.0.0.1:5432/postgres',
      url: 'https://lichtbild.example/gallery/abc?key=hunter2&x=1',
      header: `t=1,v1=${'ab'.repeat(32)}`,
      picture: new Uint8Array(1_000),
    },
    'something about maria@example.org',
  );
  expect(lines[0]).not.toMatch(/maria@|Maria|hunter2|abababab/);
  expect(lines[0]).toContain('[1000 bytes]');
  expect(lines[0]).toContain('x=1');
});

it('writes nothing below its level', () => {
  const lines: string[] = [];
  const log = createPinoLog({
    level: 'warn',
    program: 'web',
    destination: { write: (line) => void lines.push(line) },
  });
  log.info({}, 'hidden');
  log.warn({}, 'shown');
  expect(lines).toHaveLength(1);
});
