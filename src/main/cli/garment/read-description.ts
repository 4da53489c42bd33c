import { readFile } from 'node:fs/promises';
import { type HouseGarment, houseGarmentSchema } from '../../../features/wardrobe/house-garment.ts';
import { UnusableInput } from '../unusable-input.ts';

/** Reads the JSON of --shape. @throws {UnusableInput} naming its first error */
export async function readDescription(file: string): Promise<HouseGarment> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    throw new UnusableInput(
      code === 'ENOENT'
        ? `There is no file ${file}: leave out --shape the first time.`
        : `${file} cannot be read (${code}).`,
    );
  });
  const read = houseGarmentSchema.safeParse(parse(file, text));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new UnusableInput(
    `${file} does not describe a garment: ${issue!.path.join('.') || 'it'}: ${issue!.message}.`,
  );
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnusableInput(`${file} is not JSON: ${(error as Error).message}.`);
  }
}
