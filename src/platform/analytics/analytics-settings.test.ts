import { expect, it } from 'vitest';
import { configuredServices, isPlaceholderId, NO_SERVICES } from './analytics-settings.ts';

it('lists the services that have an id', () => {
  expect(configuredServices(NO_SERVICES)).toEqual([]);
  expect(configuredServices({ ...NO_SERVICES, metaPixelId: '123', googleAnalyticsId: 'G-ABC123' })).toEqual([
    'google-analytics',
    'meta-pixel',
  ]);
  const rest = {
    linkedIn: { partnerId: '1', conversionId: '2' },
    plausible: { domain: 'lichtbild.example', url: 'https://plausible.io' },
  };
  expect(configuredServices({ ...NO_SERVICES, ...rest })).toEqual(['plausible', 'linkedin']);
});

it.each([
  ...[
    undefined,
    '',
    '  ',
    'G-XXXXXXXXXX',
    'g-xxxxxxxxxx',
    'G-0000000000',
    'UA-000000-0',
    '0',
    '000000000000000',
  ],
  ...[
    'YOUR_PIXEL_ID',
    'your-measurement-id',
    'YOUR_GA_ID_HERE',
    '<id>',
    '{{GA_ID}}',
    '${GA}',
    '[id]',
    'G-...',
  ],
  ...['changeme', 'change_me', 'placeholder', 'TODO', 'undefined', 'null', 'REPLACE_ME', 'insert id'],
  ...['yourdomain.com', 'example.com', 'www.example.org', 'mydomain.com'],
])('takes %s for a placeholder', (value) => {
  expect(isPlaceholderId(value)).toBe(true);
});

it.each([
  ...['G-ABC1234567', 'G-1A2B3C4D5E', 'G-TEST123456', '123456789012345', '1000000000000001', '5123456'],
  ...['lichtbild.example', 'fotos-example.com', 'headshots.co'],
])('takes %s for an id', (value) => {
  expect(isPlaceholderId(value)).toBe(false);
});
