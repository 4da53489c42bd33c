import { createFileOnce } from '../process/create-file-once.ts';
import { UnusableInput } from './unusable-input.ts';

/** Writes a file that only this account can read. @throws {UnusableInput} when it exists or cannot be written */
export async function writeOnce(path: string, content: string): Promise<void> {
  const isNew = await createFileOnce(path, content).catch((error: unknown) => {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    throw new UnusableInput(`${path} cannot be written (${code}): name an existing folder with --out.`);
  });
  if (!isNew) throw new UnusableInput(`${path} already exists: name another folder with --out.`);
}
