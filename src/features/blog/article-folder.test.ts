import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { silentLog } from '../../platform/log/silent-log.ts';
import { BlogError, createArticleFolder } from './article-folder.server.ts';

const article = (image: string) => `---
title: Light
description: About light.
date: 2026-11-01
author: Lichtbild
category: Photos
tags: [light]
image: ${image}
imageAlt: A lake
translationKey: light
---

Light comes from the window.
`;

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'lichtbild-articles-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const wrong: unknown[] = [];
  const log = { ...silentLog, error: (fields: object) => void wrong.push(fields) };
  return { folder, wrong, blog: createArticleFolder(folder, log) };
}

it('leaves out invalid articles, logs them, and returns the others', async () => {
  const { folder, wrong, blog } = await openFolder();
  for (const language of ['en', 'de', 'es']) await mkdir(join(folder, language));
  await writeFile(join(folder, 'en/light.md'), article('lake-shore'));
  await writeFile(join(folder, 'en/moon.md'), article('moon-base'));
  await writeFile(join(folder, 'en/bare.md'), 'Without a head.');
  await mkdir(join(folder, 'de/a-folder.md'));
  expect((await blog.articles()).map(({ slug }) => slug)).toEqual(['light']);
  const logged = JSON.stringify(wrong);
  for (const part of ['moon-base', 'bare.md', 'a-folder.md']) expect(logged).toContain(part);
  expect(wrong).toHaveLength(3);
});

it('reads the folder again after a failure', async () => {
  const { folder, blog } = await openFolder();
  await expect(blog.articles()).rejects.toThrow(BlogError);
  for (const language of ['en', 'de', 'es']) await mkdir(join(folder, language));
  expect(await blog.articles()).toEqual([]);
});
