import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToasts } from '../../../ui/toast/toaster.tsx';
import { type GarmentRefusal, sendGarment } from './send-garment.client.ts';

/** Uploads the photo of a garment and the JSON that describes it. */
export function AddGarmentForm() {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<GarmentRefusal>();
  const toast = useToasts();
  const { revalidate } = useRevalidator();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setBusy(true);
    setRefusal(undefined);
    const refused = await sendGarment(new FormData(form));
    setBusy(false);
    setRefusal(refused);
    if (refused) return;
    form.reset();
    toast({ description: 'Stored. The worker cuts it within a minute and lists it here.', shownMs: 8_000 });
    await revalidate();
  }

  const problemOf = (field: string) => (refusal?.field === field ? refusal.message : undefined);
  return (
    <form className="dash-dialog" noValidate onSubmit={(event) => void submit(event)}>
      <p className="dash-soft">
        A photo of somebody who wears the garment, and the JSON with its outline and collar points, as{' '}
        <code>lichtbild garment add</code> writes it beside the photo. That command draws the first outline;
        the guide “Adding a garment” says how. The stored photo has no metadata. The garment is offered only
        if it can be cut with the checks of every garment, and otherwise listed above with the reason.
      </p>
      <Field
        label="Photo"
        name="photo"
        type="file"
        accept="image/*"
        hint="At most 25 MB"
        error={problemOf('photo')}
      />
      <Field
        label="Description (JSON)"
        name="description"
        type="file"
        accept=".json,application/json"
        error={problemOf('description')}
      />
      <CheckboxField
        label="It replaces the garment of mine that has the same id"
        name="replaces"
        value="true"
      />
      {refusal && !refusal.field ? <Notice role="alert">{refusal.message}</Notice> : null}
      <div>
        <Button type="submit" busy={isBusy}>
          {isBusy ? 'Sending…' : 'Add the garment'}
        </Button>
      </div>
    </form>
  );
}
