import { expect, it } from 'vitest';
import { looksLikeImage } from './looks-like-image.client.ts';

const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0, 1];
const WEBP = [...ascii('RIFF'), 36, 0, 0, 0, ...ascii('WEBPVP8 ')];
const HEIC = [0, 0, 0, 24, ...ascii('ftypheic'), 0, 0, 0, 0, ...ascii('mif1heic')];
const MP4 = [0, 0, 0, 24, ...ascii('ftypisom'), 0, 0, 2, 0, ...ascii('isommp41')];
const PDF = ascii('%PDF-1.7\n');

it.each([
  ['application/octet-stream', 'x.bin', JPEG],
  ['text/plain', 'photo.jpg.txt', JPEG],
  ['', 'no-ending', WEBP],
  ['video/mp4', 'a.mp4', HEIC],
])('recognizes an image by its content though it is %s %s', async (type, name, bytes) => {
  expect(await looksLikeImage(fileOf(bytes, name, type))).toBe(true);
});

it.each([
  ['application/pdf', 'a.pdf', PDF],
  ['video/mp4', 'a.mp4', MP4],
  ['', 'no-ending', PDF],
  ['application/octet-stream', 'x.bin', [0, 1, 2, 3]],
  ['text/plain', 'empty.txt', []],
])('rejects %s %s', async (type, name, bytes) => {
  expect(await looksLikeImage(fileOf(bytes, name, type))).toBe(false);
});

it.each([
  ['image/jpeg', 'a.bin'],
  ['', 'IMG_1.HEIC'],
  ['application/octet-stream', 'a.avif'],
])('accepts whatever is named %s %s, because the server checks its content', async (type, name) => {
  expect(await looksLikeImage(fileOf(PDF, name, type))).toBe(true);
});

it('accepts a file that it cannot read, because the upload reports the failure', async () => {
  const gone = fileOf([], 'x.bin', '');
  gone.slice = () => {
    throw new DOMException('gone', 'NotFoundError');
  };
  expect(await looksLikeImage(gone)).toBe(true);
});

function fileOf(bytes: readonly number[], name: string, type: string): File {
  return new File([Uint8Array.from(bytes)], name, { type });
}

function ascii(text: string): number[] {
  return [...Buffer.from(text, 'latin1')];
}
