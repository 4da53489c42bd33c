import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs one part of the bench in its own process, so that its peak memory is measured alone. The last line it prints is JSON. */
export async function runPart<Result>(part: string, options: object): Promise<Result> {
  const script = new URL(`./${part}.ts`, import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, [script, JSON.stringify(options)], {
    maxBuffer: 1 << 24,
    env: { ...process.env, TF_CPP_MIN_LOG_LEVEL: '3' },
  });
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as Result;
}
