import { describe, expect, it } from 'vitest';
import type { ListedMail } from '../../../platform/mail/list-mails-of-shoot.ts';
import type { StoredJob } from '../../../platform/queue/stored-job.ts';
import { auditStory } from './audit-story.ts';
import { jobStory } from './job-story.ts';
import { mailStory } from './mail-story.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 27, 10, minute));

describe('the story of mails', () => {
  const mail = (more: Partial<ListedMail>): ListedMail => ({
    ...{ id: 'm', kind: 'gallery-ready', recipient: 'a@example.org', attempts: 1, createdAt: at(0) },
    ...{ answerCode: null, answer: null, sentAt: null, ...more },
  });
  it.each([
    [{ sentAt: at(2) }, { at: at(2), title: 'Mail sent: gallery ready', detail: '1 try' }],
    [{ attempts: 0 }, { at: at(0), title: 'Mail waits: gallery ready' }],
    [
      { attempts: 3 },
      { at: at(0), title: 'Mail not sent yet: gallery ready', detail: '3 tries', tone: 'bad' },
    ],
    [
      { attempts: 3, answerCode: 451, answer: 'try later' },
      {
        ...{ at: at(0), title: 'Mail not sent yet: gallery ready', tone: 'bad' },
        detail: '3 tries, answered 451 try later',
      },
    ],
    [
      { attempts: 30, recipient: '' },
      { at: at(0), title: 'Mail given up: gallery ready', detail: '30 tries', tone: 'bad' },
    ],
    [
      { sentAt: at(2), recipient: '' },
      { at: at(2), title: 'Mail sent: gallery ready', detail: '1 try' },
    ],
  ])('with %j', (more, entry) => {
    expect(mailStory([mail(more)])).toEqual([entry]);
  });
});

describe('the story of jobs', () => {
  const job = (more: Partial<StoredJob>): StoredJob => ({
    ...{ id: 'j', name: 'shoots.render', isDeadLetter: false, state: 'completed', payload: {} },
    ...{ tries: 1, triesMost: 21, createdAt: at(0), startAfter: at(0), startedAt: at(1) },
    ...{ endedAt: at(3), error: undefined, ...more },
  });
  it.each([
    [{}, { at: at(3), title: 'Job shoots.render done', detail: '1 try, took 2 min' }],
    [
      { state: 'failed', tries: 21, error: 'no memory' },
      {
        ...{ at: at(3), title: 'Job shoots.render failed for good', tone: 'bad' },
        detail: 'try 21 of 21: no memory',
      },
    ],
    [
      { state: 'retry', tries: 2, startAfter: at(9) },
      {
        ...{ at: at(1), title: 'Job shoots.render failed and is tried again', tone: 'bad' },
        detail: 'try 2 of 21, the next one at 27 Nov 2026, 10:09 UTC',
      },
    ],
    [{ state: 'active' }, { at: at(1), title: 'Job shoots.render runs', detail: 'try 1 of 21' }],
    [
      { state: 'created', startedAt: null, tries: 0 },
      { at: at(0), title: 'Job shoots.render waits', detail: 'starts as soon as a worker is free' },
    ],
    [{ state: 'cancelled' }, { at: at(3), title: 'Job shoots.render was cancelled' }],
    [{ isDeadLetter: true }, { at: at(0), title: 'Gave up on the job shoots.render', tone: 'bad' }],
    [
      { name: 'mail.send', tries: 2 },
      { at: at(3), title: 'Job mail.send done', detail: '2 tries, took 2 min' },
    ],
  ] as const)('with %j', (more, entry) => {
    expect(jobStory([job(more)], at(5))).toEqual([entry]);
  });

  it('leaves out the jobs of checks and mails that went well', () => {
    expect(jobStory([job({ name: 'shoots.prepare' }), job({ name: 'mail.send' })], at(5))).toEqual([]);
  });
});

it('the story of operators names who, what and why', () => {
  const entry = {
    ...{ at: at(1), operator: 'o@example.org', action: 'moved-expiry', reason: 'asked by mail' },
    detail: { to: '2026-12-24' },
  };
  expect(auditStory([entry, { ...entry, action: 'retried-shoot', reason: null, detail: null }])).toEqual([
    {
      ...{ at: at(1), title: 'o@example.org: moved the expiry of a gallery' },
      detail: '“asked by mail”; to: 2026-12-24',
    },
    { at: at(1), title: 'o@example.org: retried a shoot', detail: undefined },
  ]);
});
