import { expect } from 'vitest';
import type { ShootView } from '../src/features/shoots/shoot-view.ts';
import type { ShootWorld, Visitor } from './shoot-world.ts';

/** Starts a draft. Returns its visitor and the view that their page receives. */
export async function begin(world: ShootWorld): Promise<{ visitor: Visitor; view: ShootView }> {
  const visitor = world.visitor();
  const response = await visitor.send('POST', '/api/shoot');
  return { visitor, view: (await response.json()) as ShootView };
}

/** Returns the current view of the visitor's draft. */
export async function view(visitor: Visitor): Promise<ShootView> {
  const response = await visitor.send('GET', '/api/shoot');
  expect(response.status).toBe(200);
  return (await response.json()) as ShootView;
}
