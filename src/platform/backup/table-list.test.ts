import { expect, it } from 'vitest';
import { inReferenceOrder } from './table-list.ts';

const tables = ['consents', 'remakes', 'shares', 'shoots', 'headshots', 'leads'].map((name) => ({ name }));

it('puts each table after those that it refers to', () => {
  const references = [
    { from: 'remakes', to: 'headshots' },
    { from: 'headshots', to: 'shoots' },
    { from: 'shares', to: 'shoots' },
    { from: 'consents', to: 'gone' },
  ];
  const sorted = inReferenceOrder(tables, references).map(({ name }) => name);
  expect(sorted).toEqual(['consents', 'shoots', 'leads', 'shares', 'headshots', 'remakes']);
});

it('refuses a cycle', () => {
  const cycle = [
    { from: 'shares', to: 'shoots' },
    { from: 'shoots', to: 'shares' },
  ];
  expect(() => inReferenceOrder(tables, cycle)).toThrow('no cycle');
});
