import { FilterForm } from '../../../ui/dashboard/filter-form.tsx';
import { SelectFilter } from '../../../ui/dashboard/select-filter.tsx';
import { Field } from '../../../ui/form/field.tsx';
import type { SubscriberFilter } from './subscriber-filter.ts';
import { LANGUAGE_WORDS, SOURCE_WORDS, STATE_WORDS, TAG_WORDS } from './subscriber-words.ts';

export function SubscriberFilterForm({ filter }: { readonly filter: SubscriberFilter }) {
  const { state, language, tag, source, search } = filter;
  return (
    <FilterForm label="Filter the subscribers" submit="Filter">
      <div className="dash-grow">
        <Field
          key={search}
          label="Address or name begins with"
          name="search"
          type="search"
          autoComplete="off"
          defaultValue={search}
        />
      </div>
      <SelectFilter label="State" name="state" value={state} texts={STATE_WORDS} />
      <SelectFilter label="Language" name="language" value={language} texts={LANGUAGE_WORDS} />
      <SelectFilter label="Tag" name="tag" value={tag} texts={TAG_WORDS} />
      <SelectFilter label="Source" name="source" value={source} texts={SOURCE_WORDS} />
    </FilterForm>
  );
}
