import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useNavigationType } from 'react-router';
import { DISCOUNTS } from '../../../../catalog/discounts.ts';
import type { WardrobeOffer } from '../../../../catalog/garments.ts';
import { type ChoiceForm, firstForm, withPackage } from './choice-form.ts';
import { isPackageId } from '../../draft/choice.ts';
import { offeredWish } from '../../draft/clothes-wish.ts';
import { keepForm, keptForm } from './saved-form.client.ts';
import type { ShootView } from '../../shoot-view.ts';

const never = () => () => {};

/** The form, kept over a reload: by this tab for what is not sent yet, by the server for what is. */
export function useChoiceForm(
  view: ShootView | undefined,
  asked: { readonly packageId: string | null; readonly discountCode: string | null },
  offer: WardrobeOffer,
): { readonly form: ChoiceForm; readonly change: (update: (form: ChoiceForm) => ChoiceForm) => void } {
  const [edited, setEdited] = useState<ChoiceForm>();
  const kept = useSyncExternalStore(never, keptForm, () => undefined);
  const link = known(asked);
  // As it was when the page opened: links to its own parts are followed too.
  const navigation = useNavigationType();
  const [followed] = useState(navigation !== 'POP');
  const form = edited ?? firstForm(kept, { ...link, followed }, view);
  const asPaid = view?.paid && view.packageId ? withPackage(form, view.packageId) : form;
  const shown = useMemo(() => ({ ...asPaid, clothes: offeredWish(asPaid.clothes, offer) }), [asPaid, offer]);

  const change = useCallback(
    (update: (form: ChoiceForm) => ChoiceForm) => {
      const after = update(shown);
      keepForm(after, link.packageId);
      setEdited(after);
    },
    [shown, link.packageId],
  );
  return { form: shown, change };
}

/** What a link to the page asked for, as far as it makes sense. */
function known({ packageId, discountCode }: { packageId: string | null; discountCode: string | null }) {
  return {
    packageId: isPackageId(packageId) ? packageId : undefined,
    discountCode: DISCOUNTS.find(({ code }) => code === discountCode)?.code,
  };
}
