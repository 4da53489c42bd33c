import type { HeadshotMeasures } from '../../../imaging/finished-headshot.ts';
import { rankHeadshots } from '../../../imaging/recipes/headshot/rank-headshots.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { listSelfies } from '../selfies/selfie-store.server.ts';
import { listHeadshots, setPosition } from './headshot-store.server.ts';

/**
 * Sets the order in which the customer sees the headshots of a shoot, the best first. It is stored once, at the delivery, so
 * that a later change of the ranking does not renumber delivered headshots (decision 033).
 */
export async function setHeadshotOrder(tx: Transaction, shootId: string): Promise<void> {
  const rows = await listHeadshots(tx, shootId);
  const selfies = await listSelfies(tx, shootId);
  const order = rankHeadshots(
    rows.map((row) => {
      const selfie = selfies.find(({ id }) => id === row.selfieId);
      return {
        style: row.style,
        scene: row.scene,
        treatment: row.treatment,
        measures: row.measures as HeadshotMeasures,
        selfie: {
          id: row.selfieId,
          measures: selfie?.measures,
          cautions: selfie?.cautions ?? [],
        },
      };
    }),
  );
  for (const [at, index] of order.entries()) await setPosition(tx, shootId, rows[index]!.number, at + 1);
}
