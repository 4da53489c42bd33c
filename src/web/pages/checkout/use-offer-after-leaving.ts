import { useCallback, useEffect, useRef } from 'react';
import { requestDiscountModal } from '../../../features/newsletter/overlays/overlay-requests.client.ts';

/**
 * Asks for the discount modal when somebody leaves the checkout after closing the payment: the price may have been the reason.
 * Nothing interrupts them on the checkout itself. Returns the function that reports whether the payment was abandoned.
 */
export function useOfferAfterLeaving(): (isAbandoned: boolean) => void {
  const wasAbandoned = useRef(false);
  useEffect(
    () => () => {
      if (wasAbandoned.current) requestDiscountModal();
    },
    [],
  );
  return useCallback((isAbandoned) => {
    wasAbandoned.current = isAbandoned;
  }, []);
}
