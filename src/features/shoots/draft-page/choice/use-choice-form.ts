import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useNavigationType } from 'react-router';
import { DISCOUNTS } from '../../../../catalog/discounts.ts';
import type { WardrobeOffer } from '../../../../catalog/garments.ts';
import { type ChoiceForm, initialForm, withPackage } from './choice-form.ts';
import { subscribeToNothing } from '../../../../ui/subscribe-to-nothing.ts';
import { isPackageId } from '../../draft/choice.ts';
import { offeredWish } from '../../draft/clothes-wish.ts';
import { saveForm, savedForm } from './saved-form.client.ts';
import type { ShootView } from '../../shoot-view.ts';

/** Returns the form, which outlasts a reload: session storage holds the entries not sent yet, the server the others. */
export function useChoiceForm(
  view: ShootView | undefined,
  linkParameters: { readonly packageId: string | null; readonly discountCode: string | null },
  offer: WardrobeOffer,
): { readonly form: ChoiceForm; readonly change: (update: (form: ChoiceForm) => ChoiceForm) => void } {
  const [edited, setEdited] = useState<ChoiceForm>();
  const saved = useSyncExternalStore(subscribeToNothing, savedForm, () => undefined);
  const link = readLink(linkParameters);
  // Only the navigation that opened the page counts: links to its own sections are navigations, too.
  const navigation = useNavigationType();
  const [isFollowed] = useState(navigation !== 'POP');
  const form = edited ?? initialForm(saved, { ...link, isFollowed }, view);
  const asPaid = view?.paid && view.packageId ? withPackage(form, view.packageId) : form;
  const shown = useMemo(() => ({ ...asPaid, clothes: offeredWish(asPaid.clothes, offer) }), [asPaid, offer]);

  const change = useCallback(
    (update: (form: ChoiceForm) => ChoiceForm) => {
      const after = update(shown);
      saveForm(after, link.packageId);
      setEdited(after);
    },
    [shown, link.packageId],
  );
  return { form: shown, change };
}

/** Reads the parameters of a link to the page; unknown packages and codes are ignored. */
function readLink({ packageId, discountCode }: { packageId: string | null; discountCode: string | null }) {
  return {
    packageId: isPackageId(packageId) ? packageId : undefined,
    discountCode: DISCOUNTS.find(({ code }) => code === discountCode)?.code,
  };
}
