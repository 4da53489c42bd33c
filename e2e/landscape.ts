import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';

/** Draws hills under a sky, without a person. */
export async function landscape(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lichtbild-landscape-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#3b74b8"/><stop offset="1" stop-color="#cfe2f1"/></linearGradient>
    <rect width="1600" height="1200" fill="url(#sky)"/>
    <path d="M0 700L400 480L800 690L1250 430L1600 640V1200H0Z" fill="#5d7d5a"/>
    <path d="M0 900L500 760L1000 880L1600 790V1200H0Z" fill="#38532f"/>
  </svg>`;
  const file = path.join(folder, 'hills.jpg');
  await writeFile(file, await sharp(Buffer.from(picture)).jpeg().toBuffer());
  return file;
}
