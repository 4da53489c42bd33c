import { expect, it } from 'vitest';
import { campaignOf } from './campaign-of.ts';

it('reads the campaign off the address, and nothing else', () => {
  expect(campaignOf('?utm_source=press&utm_campaign=spring+2027&ref=x&email=a@b.example')).toEqual({
    utm_source: 'press',
    utm_campaign: 'spring 2027',
  });
  expect(campaignOf('?utm_source=')).toEqual({});
  expect(campaignOf('')).toEqual({});
});
