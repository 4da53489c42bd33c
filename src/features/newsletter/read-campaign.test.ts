import { expect, it } from 'vitest';
import { readCampaign } from './read-campaign.ts';

it('reads the campaign parameters of the URL, and no others', () => {
  expect(readCampaign('?utm_source=press&utm_campaign=spring+2027&ref=x&email=a@b.example')).toEqual({
    utm_source: 'press',
    utm_campaign: 'spring 2027',
  });
  expect(readCampaign('?utm_source=')).toEqual({});
  expect(readCampaign('')).toEqual({});
});
