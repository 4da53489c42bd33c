import { expect, it } from 'vitest';
import { EXAMPLE_PORTRAITS, PORTRAITS_URL } from '../../catalog/example-portraits.ts';
import { STYLE_IDS } from '../../base/style-ids.ts';
import { SCENES } from '../../imaging/scenes/all-scenes.ts';
import { versionOf, listWantedSets } from './wanted-sets.ts';

const [first, second] = EXAMPLE_PORTRAITS as [
  (typeof EXAMPLE_PORTRAITS)[number],
  (typeof EXAMPLE_PORTRAITS)[number],
];
const version = (list: readonly (typeof first)[]) => versionOf(listWantedSets(list));

it('shows every style once before any style twice', () => {
  const styles = listWantedSets(EXAMPLE_PORTRAITS).map(({ look }) => look.style);
  expect(styles.slice(0, STYLE_IDS.length).toSorted()).toEqual([...STYLE_IDS].toSorted());
  for (const style of STYLE_IDS) expect(styles.filter((one) => one === style)).toHaveLength(2);
});

it('uses existing scenes, and none twice', () => {
  for (const { look } of listWantedSets(EXAMPLE_PORTRAITS))
    expect(SCENES[look.style].map(({ id }) => id)).toContain(look.scene);
  const scenes = listWantedSets(EXAMPLE_PORTRAITS).map(({ look }) => look.scene);
  expect(new Set(scenes).size).toBe(scenes.length);
});

it('has unique ids, and portraits with a pinned URL and a hash', () => {
  const sets = listWantedSets(EXAMPLE_PORTRAITS);
  expect(new Set(sets.map(({ id }) => id)).size).toBe(sets.length);
  expect(new Set(sets.map(({ key }) => key)).size).toBe(sets.length);
  expect(PORTRAITS_URL).toMatch(/^https:\/\/[^@]+@[0-9a-f]{40}$/);
  for (const { path, sha256 } of EXAMPLE_PORTRAITS) {
    expect(path).toMatch(/^(fe)?male\/512\/\d{1,2}\.jpg$/);
    for (const sum of sha256) expect(sum).toMatch(/^[0-9a-f]{64}$/);
  }
});

it('shows every person once before anybody twice', () => {
  const looks = [
    { style: 'warm', scene: 'hearth-room' },
    { style: 'casual', scene: 'corner-cafe' },
  ] as const;
  const sets = listWantedSets([
    { ...first, id: 'a', looks },
    { ...second, id: 'b', looks: looks.slice(0, 1) },
  ]);
  expect(sets.map(({ id }) => id)).toEqual(['a-warm', 'b-warm', 'a-casual']);
});

it('has another version for another photo, look or order', () => {
  const same = version([first, second]);
  expect(version([{ ...first, path: 'elsewhere/1.jpg' }, second])).toBe(same);
  for (const other of [
    [second, first],
    [first],
    [{ ...first, sha256: ['0'] }, second],
    [{ ...first, looks: [{ style: 'warm' as const, scene: 'hearth-room' }] }, second],
  ])
    expect(version(other)).not.toBe(same);
});
