-- Payments that match no order are called unmatched payments everywhere, and overexposed selfies clipped.
-- Refunds that wait under the old name of their job are requested again by `orders.reconcile`.

alter table stray_payments rename to unmatched_payments;
alter index stray_payments_pkey rename to unmatched_payments_pkey;
alter index stray_payments_by_order rename to unmatched_payments_by_order;
alter index stray_payments_unconfirmed rename to unmatched_payments_unconfirmed;

update payment_events set outcome = 'unmatched-refund' where outcome = 'stray-refund';
update mails set dedupe_key = 'refund-unmatched:' || substr(dedupe_key, length('refund-stray:') + 1)
  where dedupe_key like 'refund-stray:%';
update selfies set reasons = array_replace(reasons, 'blown-out', 'clipped') where 'blown-out' = any (reasons);
