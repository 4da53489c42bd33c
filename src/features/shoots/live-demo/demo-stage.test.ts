import { expect, it } from 'vitest';
import { demoStage } from './demo-stage.ts';

const START = {
  tile: undefined,
  preview: undefined,
  online: true,
  isOtherFile: false,
  isPreviewRefused: false,
} as const;
const queued = { state: 'queued', url: undefined, dressed: undefined, isCurrent: true } as const;
const ready = { state: 'ready', url: '/preview', dressed: undefined, isCurrent: true } as const;
const clothes = { garment: 'suit-jacket', dye: 'navy' };
const dressed = { ...ready, url: undefined, dressed: { url: '/preview?dressed=1', clothes } } as const;

it.each([
  ['opening', {}],
  ['opening', { tile: 'preparing' }],
  ['notPhoto', { isOtherFile: true }],
  ['sending', { tile: 'sending' }],
  ['offline', { tile: 'lost' }],
  ['offline', { tile: 'checking', online: false }],
  ['checking', { tile: 'checking' }],
  ['refused', { tile: 'rejected' }],
  ['failed', { tile: 'failed' }],
  ['failed', { tile: 'held' }],
  ['developing', { tile: 'accepted' }],
  ['developing', { tile: 'accepted', preview: queued }],
  // The preview that is ready shows the style chosen before.
  ['developing', { tile: 'accepted', preview: { ...ready, isCurrent: false } }],
  ['ready', { tile: 'accepted', preview: ready }],
  ['ready', { tile: 'accepted', preview: dressed }],
  ['failed', { tile: 'accepted', preview: { ...queued, state: 'failed' } }],
  ['failed', { tile: 'accepted', preview: ready, isPreviewRefused: true }],
] as const)('%s at %j', (stage, facts) => {
  expect(demoStage({ ...START, ...facts })).toBe(stage);
});
