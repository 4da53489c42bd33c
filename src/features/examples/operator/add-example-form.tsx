import { type FormEvent, useState } from 'react';
import { STYLE_IDS } from '../../../base/style-ids.ts';
import { EXAMPLE_PORTRAITS } from '../../../catalog/example-portraits.ts';
import { GARMENTS } from '../../../catalog/garments.ts';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import { dyeName, garmentName } from '../../../i18n/garments/index.ts';
import { stylesTexts } from '../../../i18n/styles/index.ts';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/dashboard/use-action.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Notice } from '../../../ui/notice.tsx';

const PEOPLE = EXAMPLE_PORTRAITS.map(({ id }) => ({ value: id, text: id }));
const STYLES = STYLE_IDS.map((id) => ({ value: id, text: stylesTexts.en[id].name }));
const CLOTHES = [
  { value: '', text: 'Their own' },
  ...GARMENTS.flatMap(({ id, dyes }) =>
    dyes.map((dye) => ({
      value: `${id}/${dye.id}`,
      text: `${garmentName('en', id)}, ${dyeName('en', dye.id)}`,
    })),
  ),
];

const FIRST = { portrait: PEOPLE[0]?.value ?? '', style: STYLES[0]?.value ?? '', clothes: '' };

/** Chooses a person of the examples, a style and clothes, and has the worker make this pair. */
export function AddExampleForm() {
  const [choice, setChoice] = useState(FIRST);
  const { send, isBusy, failure } = useAction({
    path: `${DASHBOARD_API}/examples`,
    done: 'Noted. The worker makes the pair as soon as it has time.',
  });
  const field = (name: keyof typeof FIRST) => ({
    name,
    value: choice[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setChoice((before) => ({ ...before, [name]: target.value })),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(choice);
  }

  return (
    <form className="dash-form" aria-label="Add a pair" noValidate onSubmit={submit}>
      <SelectField label="Person" options={PEOPLE} {...field('portrait')} />
      <SelectField label="Style" options={STYLES} {...field('style')} />
      <SelectField label="Clothes" options={CLOTHES} {...field('clothes')} />
      <Button type="submit" look="secondary" busy={isBusy}>
        Add this pair
      </Button>
      {failure ? <Notice role="alert">{failure}</Notice> : null}
    </form>
  );
}
