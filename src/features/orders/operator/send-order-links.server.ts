import { err, ok, type Result } from '../../../base/result.ts';
import type { Claim } from '../../../platform/db/claim.ts';
import { mailOrderLinks } from '../find/mail-order-links.server.ts';
import { lockOrder } from '../order-store.server.ts';
import type { OrderPorts } from '../order-ports.ts';

type Ports = Pick<OrderPorts, 'db' | 'queue' | 'clock' | 'ids' | 'capabilities'> & {
  readonly settings: { readonly publicUrl: string };
};

/**
 * Mails the links of all orders of a person once more, as if they had asked for them. Resolves to the number of orders.
 * @param orderId an order of the person
 */
export async function sendOrderLinks(
  ports: Ports,
  orderId: string,
  claim: Claim,
): Promise<Result<number, 'order-unknown' | 'order-unpaid' | 'address-erased' | 'changed-meanwhile'>> {
  return ports.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return err('order-unknown');
    if (order.state === 'open') return err('order-unpaid');
    if (order.email === null) return err('address-erased');
    if (!(await claim(tx, { mail: 'order-links' }))) return err('changed-meanwhile');
    const submissionId = `operator-${ports.ids.newId()}`;
    return ok(
      await mailOrderLinks(tx, ports, { submissionId, language: order.language, email: order.email }),
    );
  });
}
