/** Mutants that behave like the original, each with the reason. The run fails when a listed one is killed. */
export const ACCEPTED_SURVIVORS: Readonly<Record<string, string>> = {
  'src/web/api/shoot/uploads.ts · createUploadRoutes · never · shootId === undefined':
    'An undefined id is NULL to PostgreSQL and matches no row; the check saves a query.',
  'src/web/api/shoot/uploads.ts · createTusServer · only the right of && · last && /^[\\w-]{22}$/.test(last)':
    'The pattern refuses the text `undefined` too; the check is for the compiler.',
  'src/platform/mail/send-mail.ts · sendMail · false instead · true':
    'The UPDATE that counts the attempt waits for the same row first, so a second worker finds it sent, locked or not.',
  'src/platform/mail/send-mail.ts · sendMail · only the right of && · error instanceof MailError && error.isPermanent':
    'No other error has `isPermanent`; the type check is for the compiler.',
  'src/features/orders/apply-payment-event.server.ts · applyStoredEvent · always · order.shootId':
    'An order without a shoot would take the lock of a shoot `null`, which decides nothing.',
  "src/features/orders/apply-payment-event.server.ts · applyStoredEvent · always · event.kind === 'paid'":
    'The largest refund known of a refunded payment is this refund, or one that ended the order before; the check saves a query.',
  'src/features/orders/execute-decision.server.ts · executeDecision · only the right of && · known.unmatched && isFullRefund(event, known.unmatched)':
    'This outcome is decided only for a known unmatched payment; the check is for the compiler.',
  'src/features/orders/execute-decision.server.ts · completeRefund · only the right of && · order.shootId && hasPaidForShoot(order)':
    'No shoot has the id null, so none is ended; the check is for the compiler.',
  "src/features/orders/apply-payment-event.server.ts · applyStoredEvent · only the right of && · event.kind === 'paid' && (await isOfferUsed(tx, order, order.id))":
    'Only a payment is judged by it; the check saves a query.',
  'src/features/orders/order-store.server.ts · findOrderIdOfPayment · without .limit(1) · tx.select({ id: orders.id }).from(orders).where(isOfPayment).limit(1)':
    'Only the first row is read.',
  "src/features/orders/order-store.server.ts · markCheckoutReopened · and() without eq(orders.state, 'open') · and(eq(orders.id, orderId), eq(orders.state, 'open'))":
    'The orders of the shoot are locked, so one that was found open still is.',
  'src/features/orders/order-store.server.ts · move · and() without inArray(orders.state, [...from]) · and(eq(orders.id, orderId), inArray(orders.state, [...from]))':
    'The row is locked for the decision; the condition only finds bugs of ours.',
  'src/features/orders/buyer-store.server.ts · forgetBuyer · without .limit(1) · tx .select({ email: orders.email }) .from(orders) .where(and….orderBy(desc(orders.paidAt)) .limit(1)':
    'Only the first row is read.',
  "src/web/api/orders/payment-webhook.ts · createPaymentWebhookHandler · always · body.error === 'body-too-large'":
    'The other error is of a client that is gone, so nobody reads the status.',
  'src/features/orders/buyer-store.server.ts · isOfferUsed · only the left of || · !offer || emailKey === null':
    'No row equals NULL in SQL; the check saves a lock and a query.',
  'src/features/orders/buyer-store.server.ts · isOfferUsed · and() without exceptOrderId === undefined ? undefined : ne(orders.id, exceptOrderId) · and( offer, eq(orders.emailKey, emailKey), inArray(orders.st…fined : ne(orders.id, exceptOrderId), )':
    'The order that is being paid is still open, and only paid ones count.',
  'src/features/orders/buyer-store.server.ts · isOfferUsed · always · exceptOrderId === undefined':
    'The order that is being paid is still open, and only paid ones count.',
  'src/features/orders/order-shoot-store.server.ts · isAnotherOrderPaid · never · order.shootId === null':
    'No row equals NULL in SQL; the check saves a query.',
  "src/features/orders/payment-event-store.server.ts · listOrdersWithUnappliedEvents · no where · db .selectDistinct({ orderId: paymentEvents.orderId }) .from…aymentEvents.outcome, 'unknown-order'))":
    'Of an order without waiting events none is applied; the condition saves looking for them.',
  'src/features/orders/payment-event-store.server.ts · listOrdersWithUnappliedEvents · and() without eq(orders.id, paymentEvents.orderId) · and(eq(orders.id, paymentEvents.orderId), eq(orders.provider, paymentEvents.provider))':
    'Events of an order that does not exist stay unknown when they are tried again; the join saves trying.',
  'src/features/orders/payment-event-store.server.ts · listOrdersWithUnappliedEvents · and() without eq(orders.provider, paymentEvents.provider) · and(eq(orders.id, paymentEvents.orderId), eq(orders.provider, paymentEvents.provider))':
    'Events of another provider stay unknown when they are tried again; the join saves trying.',
  'src/features/orders/checkout/open-checkout.server.ts · openOnce · only the left of || · reference === undefined || reference === known':
    'Remembering the same checkout again changes nothing; the check saves a query.',
  "src/web/api/orders/open-order.ts · FORM_ERRORS · without 'discount-expired' · [ 'discount-unknown', 'discount-expired', 'discount-on-offer', 'discount-used', 'offer-used', ]":
    'No code of the catalog expires.',
  "src/web/api/orders/open-order.ts · FORM_ERRORS · without 'discount-on-offer' · [ 'discount-unknown', 'discount-expired', 'discount-on-offer', 'discount-used', 'offer-used', ]":
    'A purchase is refused before its order, and no draft is for a discount product.',
  'src/web/api/orders/refuse-order.ts · refuseOrder · only the right of && · field && { field }':
    'JSON leaves out an undefined field.',
  'src/features/orders/ledger/calendar-day.ts · dayIn · always · error instanceof RangeError':
    'For a text, the formatter throws nothing else; the check is for bugs of ours.',
  'src/features/orders/ledger/daily-sums.ts · dailySums · <= instead of < · a < b':
    'No two groups have the same key.',
  'src/features/orders/ledger/ledger-store.server.ts · refundChange · < instead of <= · totalCents <= earlierCents':
    'The total of a refund is unique, so a second row of it is not inserted.',
  'src/features/orders/ledger/ledger-store.server.ts · findOrderIdOfEvents · without .limit(1) · db .select({ orderId: paymentEvents.orderId }) .from(payment…vents.paymentId, paymentId))) .limit(1)':
    'Only the first row is read.',
  'src/features/orders/ledger/ledger-store.server.ts · listRefunds · never · paymentId === null':
    'No row equals NULL in SQL; the check saves a query.',
  'src/features/orders/ledger/ledger-store.server.ts · listRefunds · without .orderBy(ledgerEntries.totalCents) · db.select().from(ledgerEntries).where(isOwnRefund).orderBy(ledgerEntries.totalCents)':
    'PostgreSQL reads these rows by their unique index, which has the same order; the clause makes it certain.',
  'src/features/orders/reconciliation/fitting-orders.server.ts · findFittingOrders · only the left of || · email === undefined || variantId === undefined':
    'An undefined id is NULL to PostgreSQL and matches no row; the check saves a query.',
  'src/features/orders/reconciliation/mail-differences.server.ts · mailNewDifferences · only the right of || · differences.length === 0 || ports.settings.operatorEmails.length === 0':
    'Of no differences none is new; the check saves a transaction.',
  'src/features/orders/reconciliation/mail-differences.server.ts · languageOf · never · orderId === undefined':
    'An undefined id is NULL to PostgreSQL and matches no row; the check is for the compiler.',
  'src/features/orders/reconciliation/match-payment.server.ts · matchPayment · only the right of && · last !== undefined && others.length === 0':
    'Without a last candidate none fits; the check is for the compiler.',
  "src/features/orders/reconciliation/overdue-refunds.server.ts · listOfOrders · and() without eq(orders.state, 'paid') · and(eq(orders.state, 'paid'), gt(orders.refundRequestedCents, orders.refundedCents))":
    'No open or refunded order has a request beyond what was refunded.',
  'src/features/orders/reconciliation/overdue-refunds.server.ts · listOfOrders · never · paymentId === null':
    'An order whose refund was requested has a payment; the check is for the compiler.',
  'src/features/orders/reconciliation/overdue-refunds.server.ts · listOfUnmatchedPayments · without .orderBy(unmatchedPayments.receivedAt, unmatchedPayments.paymentId) · db .select() .from(unmatchedPayments) .where(and(eq(unmatche…eceivedAt, unmatchedPayments.paymentId)':
    'PostgreSQL reads these rows by their index of the times, which has the same order; the clause makes it certain.',
  'src/features/orders/reconciliation/reconcile-payment.server.ts · applyMatch · never · match.orderId === undefined':
    'An undefined id is NULL to PostgreSQL and matches no row; the check saves a query.',
  'src/features/orders/reconciliation/reconciliation-store.server.ts · listCandidates · without .orderBy(paymentCandidates.orderId) · db .select({ orderId: paymentCandidates.orderId, paidBy: ord…))) .orderBy(paymentCandidates.orderId)':
    'The order of the candidates decides nothing.',
  'src/features/orders/reconciliation/reconciliation-store.server.ts · recordNewDifferences · <= instead of < · keyOf(a) < keyOf(b)':
    'No run finds the same difference twice.',
  'src/features/orders/reconciliation/refund-differences.server.ts · isRefundUndone · only the right of || · !refundRecordedAt || refundedCents <= payment.refundedCents':
    'A refund that is booked has the time of its booking; the check is for the compiler.',
  'src/features/orders/reconciliation/refund-differences.server.ts · isRefundedAlthoughDelivered · never · refundedCents === 0':
    'No refund of ours is below 0; the check saves a query.',
  'src/features/orders/refunds/unmatched-payment-store.server.ts · findLargestRefund · without .limit(1) · tx .select({ amountCents, currency, occurredAt }) .from(paym…esc(amountCents), occurredAt) .limit(1)':
    'Only the first row is read.',
  'src/features/orders/refunds/request-refund.server.ts · requestRefund · only the right of && · totalCents !== undefined && totalCents < order.amountCents':
    '`undefined < 1900` is false; the check is for the compiler.',
  'src/features/orders/refunds/request-refund.server.ts · recordRequest · only the right of && · totalCents !== undefined && totalCents < row.amountCents':
    '`undefined < 1900` is false; the check is for the compiler.',
  "src/features/orders/withdrawal/refund-withdrawn-order.server.ts · refundWithdrawnOrder · only the left of || · match !== 'number-and-email' || !named":
    'This match always names an order; the check is for the compiler.',
  "src/features/orders/withdrawal/refund-withdrawn-order.server.ts · refundWithdrawnOrder · only the right of || · match !== 'number-and-email' || !named":
    'No other match is refunded automatically, as is decided again below; the check saves locking an order that may be a stranger’s.',
  'src/features/orders/withdrawal/refund-withdrawn-order.server.ts · refundWithdrawnOrder · never · order.shootId === null':
    'No shoot has the id null, so none is found; the check saves a query.',
  'src/web/api/orders/operator-refunds.ts · createOperatorRefundHandler · only the right of && · totalCents !== undefined && totalCents >= view.amountCents':
    '`undefined >= 1900` is false; the check is for the compiler.',
  'src/platform/payments/lemonsqueezy/check-product.ts · checkProduct · only the right of && · error instanceof LemonSqueezyRefusal && error.status === 404':
    'No other error has a `status`; the type check is for the compiler.',
  'src/platform/payments/lemonsqueezy/check-setup.ts · checkKey · only the right of && · error instanceof LemonSqueezyRefusal && (error.status === 401 || error.status === 403)':
    'No other error has a `status`; the type check is for the compiler.',
  'src/platform/payments/lemonsqueezy/check-setup.ts · checkStore · only the right of && · error instanceof LemonSqueezyRefusal && error.status === 404':
    'No other error has a `status`; the type check is for the compiler.',
  'src/platform/payments/lemonsqueezy/checkout.ts · findOpened · only the right of && · error instanceof LemonSqueezyRefusal && error.status === 404':
    'No other error has a `status`; the type check is for the compiler.',
  'src/platform/payments/lemonsqueezy/refund.ts · createRefund · never · running.get(request.paymentId) === refund':
    'The next refund would wait for one that has ended, which takes no time; the deletion saves memory.',
  'src/platform/payments/lemonsqueezy/refund.ts · createRefund · left out · running.delete(request.paymentId);':
    'The next refund would wait for one that has ended, which takes no time; the deletion saves memory.',
  'src/platform/payments/paddle/checkout.ts · openPaddleCheckout · only the left of && · request.hosted && hostedUrl !== undefined':
    'A request for the hosted checkout was refused before when its address is none; the check is for the compiler.',
  'src/platform/payments/paddle/payment-list.ts · PER_PAGE · more than 100 · 100':
    'Paddle returns at most 30 transactions or 50 refunds per page, however many are asked for.',
  'src/platform/payments/paddle/payment-list.ts · IDS_PER_REQUEST · more than 25 · 25':
    'Paddle documents a limit of the page but none of the ids, and every page is followed.',
  'src/platform/payments/paddle/refund.ts · createPaddleRefunds · never · running.get(paymentId) === mine':
    'A refund that has ended delays no later one; forgetting it only frees memory.',
  'src/platform/payments/paddle/refund.ts · createPaddleRefunds · left out · running.delete(paymentId);':
    'A refund that has ended delays no later one; forgetting it only frees memory.',
  'src/platform/payments/paddle/setup-check.ts · checkProductMapping · always · Object.hasOwn(products, product)':
    'No product has the name of an inherited property, and the pattern refuses the text `undefined` too.',
  'src/platform/payments/paddle/setup-check.ts · toProblem · always · error instanceof Error':
    'Nothing throws what is no Error; the check is for the compiler.',
  'src/platform/payments/stripe/check-setup.ts · checkProducts · always · Object.hasOwn(products, product)':
    'No product has the name of an inherited property, so a missing one is undefined either way.',
  'src/platform/mail/cancel-mails.ts · cancelMails · never · dedupeKeys.length === 0':
    'No keys match no row; the check saves a query.',
  'src/features/shoots/shoot-state.ts · RANK · more than 6 · 6':
    'Only the order of the ranks counts, and this is the last.',
  'src/features/shoots/erasure/expire-shoot.server.ts · expireShoot · always · reason':
    'A shoot that is worked on has no reason, and its erasure is refused under the lock.',
  'src/features/shoots/erasure/sweep-shoots.server.ts · BATCH · more than 500 · 500':
    'All batches together enqueue the same jobs; only the size of a transaction changes.',
  'src/features/shoots/selfies/erase-abandoned-uploads.server.ts · eraseUploadsOfDrafts · never · known.length === 0':
    'Without an upload there is nothing to erase; the check saves a query.',
  'src/features/shoots/selfies/erase-abandoned-uploads.server.ts · eraseUploadsOfDrafts · without .filter((id) => !selfies.has(id)) · known.filter((id) => !selfies.has(id))':
    'The same is decided again under the lock; the filter saves locking the shoot for every selfie.',
  'src/features/gallery/gallery-store.server.ts · eraseGalleryRows · left out · await tx.delete(sharedHeadshots).where(inArray(sharedHeadshots.shareId, shareIds));':
    'The foreign key erases them with their shares.',
  'src/imaging/measure/headshot-limits.ts · headshotFailures · only the right of && · measures.textureKept !== undefined && measures.textureKept < LIMITS.minTextureKept':
    '`undefined < 0.75` is false.',
  'src/imaging/measure/face/skin-shift.ts · skinOfBoth · only the left of || · before === undefined || after === undefined (2)':
    'Both means are of the same pairs: none or both.',
  'src/imaging/measure/face/skin-shift.ts · skinOfBoth · only the right of || · before === undefined || after === undefined (2)':
    'Both means are of the same pairs: none or both.',
  'src/imaging/ops/geometry/crop-solver.ts · bestFrame · >= instead of > · nudge.closer > 0':
    'Without a wish the room counts times 0.',
  'src/imaging/ops/geometry/crop-solver.ts · bestFrame · > instead of >= · cost >= bestCost':
    'The body costs nothing or more, so the total is no better either; the check saves looking at the body.',
  'src/imaging/ops/geometry/crop-solver.ts · bestFrame · never · cost >= bestCost':
    'The body costs nothing or more, so the total is no better either; the check saves looking at the body.',
  'src/imaging/ops/geometry/crop-solver.ts · bestFrame · >= instead of > · target.airMin > 0':
    'No framing has an `airMin` of 0.',
  'src/imaging/ops/geometry/crop-solver.ts · cutFinder · never · last !== undefined && isInside(last)':
    'The point would be found among all others; trying it first saves time.',
  'src/imaging/ops/geometry/crop-solver.ts · isJoinedToBottom · <= instead of < · coverage(cutout, head.centreX, y) < 0.5':
    'A coverage is n/255, never exactly 0.5.',
  'src/imaging/ops/geometry/crop-solver.ts · headTouches · >= instead of > · coverage(cutout, x, rect.y) > 0.3':
    'A coverage is n/255, never exactly 0.3.',
  'src/imaging/ops/geometry/crop-solver.ts · headTouches · >= instead of > · coverage(cutout, rect.x, y) > 0.3':
    'A coverage is n/255, never exactly 0.3.',
  'src/imaging/ops/geometry/crop-solver.ts · headTouches · >= instead of > · coverage(cutout, rect.x + rect.width, y) > 0.3':
    'A coverage is n/255, never exactly 0.3.',
  'src/imaging/ops/geometry/crop-solver.ts · coverage · only the left of || · px < 0 || py < 0 || px >= cutout.widthPx || py >= cutout.heightPx':
    'Below the last row the coverage would be NaN; only a frame that ends there asks for it, and a base of NaN is refused like one of 0.',
  'src/imaging/ops/geometry/crop-solver.ts · coverage · > instead of >= · py >= cutout.heightPx':
    'Below the last row the coverage would be NaN; only a frame that ends there asks for it, and a base of NaN is refused like one of 0.',
  'src/platform/payments/stripe/list-at-stripe.ts · listRawAtStripe · never · lastId === undefined':
    'The SDK leaves out an undefined parameter; the check is for the compiler.',
  'src/platform/payments/stripe/list-payments.ts · listPayments · only the left of && · !isUnreadable(payment) && payment.paidAt < since && !changes.has(payment.paymentId)':
    'A changed payment that is skipped is then listed by itself; the check saves the request.',
  'src/platform/payments/stripe/list-payments.ts · listPayments · only the right of && · !isUnreadable(payment) && payment.paidAt < since':
    'An unreadable payment has no date, and undefined is not earlier; the check is for the compiler.',
  'src/platform/payments/stripe/open-checkout.ts · findFormer · only the right of || · reference === undefined || !/^cs_\\w{1,250}$/.test(reference)':
    'The pattern refuses the text `undefined` too; the check is for the compiler.',
  "src/platform/payments/stripe/open-checkout.ts · hasFailed · only the left of || · intent === null || typeof intent === 'string'":
    'A text has no status; the check is for the compiler.',
  'src/platform/payments/stripe/open-checkout.ts · createSession · always · error instanceof PaymentError':
    'Nothing else is thrown; the check is for the compiler.',
  "src/platform/payments/stripe/open-checkout.ts · createSession · only the right of && · cause instanceof Stripe.errors.StripeInvalidRequestError && cause.param === 'customer_email'":
    'No other error has this parameter; the check is for the compiler.',
  'src/platform/payments/stripe/refund-payment.ts · isReplayed · always · error instanceof PaymentError':
    'Nothing else is thrown; the check is for the compiler.',
  "src/platform/payments/stripe/refund-payment.ts · isReplayed · only the right of && · cause instanceof Stripe.errors.StripeError && cause.headers?.['idempotent-replayed'] === 'true'":
    'No other error has these headers; the check is for the compiler.',
  'src/features/orders/confirmation/confirm-start.server.ts · confirmStart · only the left of || · !order?.paidAt || !buyer?.startRequestedAt':
    'Null counts as 0, which is not after the payment, so the next check returns; this one is for the compiler.',
  'src/features/orders/find/mail-order-links.server.ts · mailOrderLinks · always · recipient !== null':
    'An order is found by the key of its address, and both are erased together; the check is for the compiler.',
  'src/features/orders/order-page/open-order-page.server.ts · loadOrderView · never · order.shootId === null':
    'No row equals NULL in SQL; the check saves a query.',
  'src/features/orders/waiting/remind-buyers.server.ts · writeWaitingOrderMail · only the left of || · !order.email || !order.paidAt':
    'A waiting order is paid and has the time of its payment; the check is for the compiler.',
  "src/features/orders/waiting/waiting-order-store.server.ts · lockWaitingOrder · only the left of || · order?.state !== 'paid' || order.shootId === null":
    'An order that was listed as waiting has a shoot; the check is for the compiler.',
  'src/features/orders/waiting/waiting-order-store.server.ts · lockWaitingOrder · only the right of && · shoot && isWaiting(shoot)':
    'An order that was listed as waiting has a shoot; the check is for the compiler.',
  "src/features/newsletter/sign-up-record/fallback-records.ts · isFallbackRecord · only the right of || · typeof value !== 'object' || value === null":
    'A text or a number in JSON has none of the fields; the check is for the compiler.',
  'src/features/newsletter/overlays/sign-up-outcome.ts · firstSignUpError · never · subscription.ok':
    'A subscription has no error; the check is for the compiler.',
};
