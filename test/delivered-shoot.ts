import { insertPaidShoot } from './paid-shoot.ts';
import type { ShootWorld } from './shoot-world.ts';

const NEVER = new AbortController().signal;

/** Inserts a paid Basic shoot, renders it with the world's engine and delivers it. */
export async function insertDeliveredShoot(
  world: ShootWorld,
  options: Parameters<typeof insertPaidShoot>[1] = {},
): Promise<string> {
  const shootId = await insertPaidShoot(world, options);
  await world.handlers['shoots.render']?.({ shootId }, NEVER);
  await world.handlers['shoots.deliver']?.({ shootId }, NEVER);
  return shootId;
}
