import { useCallback, useState, useSyncExternalStore } from 'react';
import { type ChoiceForm, firstForm, withPackage } from './choice-form.ts';
import { isPackageId } from '../draft/choice.ts';
import { keepForm, keptForm } from './kept-form.client.ts';
import type { ShootView } from '../shoot-view.ts';

const never = () => () => {};

/** The form, kept over a reload: by this tab for what is not sent yet, by the server for what is. */
export function useChoiceForm(
  view: ShootView | undefined,
  askedPackage: string | null,
): { readonly form: ChoiceForm; readonly change: (update: (form: ChoiceForm) => ChoiceForm) => void } {
  const [edited, setEdited] = useState<ChoiceForm>();
  const kept = useSyncExternalStore(never, keptForm, () => undefined);
  const form = edited ?? firstForm(kept, isPackageId(askedPackage) ? askedPackage : undefined, view);
  const shown = view?.paid && view.packageId ? withPackage(form, view.packageId) : form;

  const change = useCallback(
    (update: (form: ChoiceForm) => ChoiceForm) => {
      const after = update(shown);
      keepForm(after);
      setEdited(after);
    },
    [shown],
  );
  return { form: shown, change };
}
