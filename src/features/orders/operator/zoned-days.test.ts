import { describe, expect, it } from 'vitest';
import { pageOfDays, requestedDays, TIME_ZONES } from './zoned-days.ts';

const NOW = new Date('2026-11-21T23:30:00Z');
const ask = (query: string) => requestedDays(new URLSearchParams(query), NOW);

describe('the requested days', () => {
  it('are the last 30 days in UTC without a request', () => {
    expect(ask('')).toEqual({
      ...{ days: { first: '2026-10-23', last: '2026-11-21', timeZone: 'UTC' }, today: '2026-11-21' },
      problem: undefined,
    });
  });

  it('end today in the time zone, whatever the letter case of its name', () => {
    expect(ask('zone=europe/berlin').days).toEqual({
      ...{ first: '2026-10-24', last: '2026-11-22', timeZone: 'Europe/Berlin' },
    });
  });

  it('may leave one end out', () => {
    expect(ask('from=2026-11-01').days).toMatchObject({ first: '2026-11-01', last: '2026-11-21' });
    expect(ask('from=&until=2026-11-20').days).toMatchObject({ first: '2026-10-23', last: '2026-11-20' });
  });

  it.each(['from=2026-11-31', 'from=2026-11-20&until=2026-11-19', 'from=2020-01-01'])(
    '%s are refused with a sentence, and the default is shown',
    (query) => {
      expect(ask(query)).toMatchObject({ days: ask('').days, problem: expect.stringMatching(/two years/) });
    },
  );

  it.each(['Berlin', '+02:00', 'CEST'])('refuse the time zone %s', (zone) => {
    const { days, problem } = ask(new URLSearchParams({ zone, from: '2026-11-01' }).toString());
    expect(days).toMatchObject({ first: '2026-11-01', timeZone: 'UTC' });
    expect(problem).toContain(`“${zone}” is no time zone`);
  });

  it('know UTC once', () => {
    expect(TIME_ZONES.filter((name) => name === 'UTC')).toHaveLength(1);
  });
});

describe('the pages of a range', () => {
  const days = { first: '2026-09-15', last: '2026-11-21', timeZone: 'UTC' };

  it('follow each other without a gap, the last days first', () => {
    const pages: string[] = [];
    let from: string | undefined;
    do {
      const page = pageOfDays(days, from);
      pages.push(`${page.days.first} ${page.days.last}`);
      from = page.next;
    } while (from !== undefined);
    expect(pages).toEqual(['2026-10-22 2026-11-21', '2026-09-21 2026-10-21', '2026-09-15 2026-09-20']);
  });

  it('are one for a month', () => {
    const month = { first: '2026-10-01', last: '2026-10-31', timeZone: 'UTC' };
    expect(pageOfDays(month, undefined)).toEqual({ days: month, next: undefined });
  });

  it.each(['2026-09-14', '2026-11-22', 'x', ''])('start anew at %j, which is not in the range', (from) => {
    expect(pageOfDays(days, from).days.last).toBe('2026-11-21');
  });
});
