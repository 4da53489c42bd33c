import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { withdrawalFormTexts } from '../../../i18n/withdrawal-form/index.ts';
import { withdrawalLink } from '../order-urls.ts';
import { linkedOrderNumber } from './withdrawal.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';

it.each([
  ['?order=abc_D-1', 'abc_D-1'],
  ['', undefined],
  ['?order=', undefined],
  ['?order=%3Cscript%3E', undefined],
  [`?order=${'a'.repeat(65)}`, undefined],
])('reads the number in %j', (search, number) => {
  expect(linkedOrderNumber(search)).toBe(number);
});

it('is filled in by the link, before any script runs', () => {
  const path = withdrawalLink('', 'en', 'order-1');
  const form = <WithdrawalForm texts={withdrawalFormTexts.en} />;
  const markup = (entry: string) =>
    renderToStaticMarkup(
      <RouterProvider
        router={createMemoryRouter([{ path: '*', element: form }], { initialEntries: [entry] })}
      />,
    );
  expect(markup(path)).toMatch(/<input[^>]* name="orderNumber"[^>]* value="order-1"/);
  expect(markup('/withdraw')).not.toContain('value="order-1"');
});
