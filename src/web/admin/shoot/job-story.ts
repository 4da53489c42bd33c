import type { StoredJob } from '../../../platform/queue/stored-job.ts';
import { momentText } from '../../../ui/dashboard/moment.tsx';
import { durationText, type StoryEntry } from '../../../ui/dashboard/story-entry.ts';

/** The results of these are entries of their own, so that their jobs are only told of when something went wrong. */
const SELF_TOLD: ReadonlySet<StoredJob['name']> = new Set(['shoots.prepare', 'mail.send']);

/** Tells what became of the jobs about a shoot. */
export function jobStory(jobs: readonly StoredJob[], now: Date): readonly StoryEntry[] {
  return jobs.flatMap((job) => jobEntry(job, now) ?? []);
}

function jobEntry(job: StoredJob, now: Date): StoryEntry | undefined {
  const { name, tries, triesMost, createdAt, startedAt, endedAt, startAfter, error } = job;
  if (job.isDeadLetter) return { at: createdAt, title: `Gave up on the job ${name}`, tone: 'bad' };
  const attempt = `try ${tries} of ${triesMost}`;
  switch (job.state) {
    case 'completed':
      if (SELF_TOLD.has(name) && tries <= 1) return undefined;
      return { at: endedAt ?? createdAt, title: `Job ${name} done`, detail: doneText(job) };
    case 'failed':
      return {
        ...{ at: endedAt ?? createdAt, title: `Job ${name} failed for good`, tone: 'bad' },
        detail: withError(attempt, error),
      };
    case 'retry':
      return {
        ...{ at: startedAt ?? createdAt, title: `Job ${name} failed and is tried again`, tone: 'bad' },
        detail: withError(`${attempt}, the next one ${startText(startAfter, now)}`, error),
      };
    case 'active':
      return { at: startedAt ?? createdAt, title: `Job ${name} runs`, detail: attempt };
    case 'created':
      return { at: createdAt, title: `Job ${name} waits`, detail: `starts ${startText(startAfter, now)}` };
    case 'cancelled':
      return { at: endedAt ?? createdAt, title: `Job ${name} was cancelled` };
  }
}

function doneText({ tries, startedAt, endedAt }: StoredJob): string {
  const tried = tries === 1 ? '1 try' : `${tries} tries`;
  return startedAt && endedAt
    ? `${tried}, took ${durationText(endedAt.getTime() - startedAt.getTime())}`
    : tried;
}

function startText(startAfter: Date, now: Date): string {
  return startAfter > now ? `at ${momentText(startAfter)}` : 'as soon as a worker is free';
}

function withError(text: string, error: string | undefined): string {
  return error === undefined ? text : `${text}: ${error}`;
}
