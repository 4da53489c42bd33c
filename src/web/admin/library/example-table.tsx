import type { ExamplePair } from '../../../features/examples/example-pair.ts';
import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import { ActionButton } from '../../../ui/dashboard/action-button.tsx';
import { EmptyList } from '../../../ui/dashboard/dashboard-page.tsx';
import { DataTable } from '../../../ui/dashboard/data-table.tsx';
import { StateMark } from '../../../ui/dashboard/stats.tsx';
import { ShownButton } from './shown-button.tsx';

interface ExampleTableRow extends ExamplePair {
  readonly isHidden: boolean;
  /** True for a pair that an operator has added to those of the catalog. */
  readonly isAdded: boolean;
}

interface AbsentExample {
  readonly id: string;
  readonly why: string;
  readonly isAdded: boolean;
}

/** The pairs in the order of the pages, and those that are not made yet or could not be. */
export function ExampleTable(props: {
  readonly pairs: readonly ExampleTableRow[];
  readonly absent: readonly AbsentExample[];
  readonly isOwner: boolean;
}) {
  const { pairs, absent, isOwner } = props;
  return (
    <>
      {pairs.length === 0 ? (
        <EmptyList>No pair could be made.</EmptyList>
      ) : (
        <DataTable
          caption={`${pairs.length} pairs, in the order of the pages`}
          rows={pairs}
          rowKey={({ id }) => id}
          columns={[
            { key: 'id', title: 'Pair', cell: ({ id }) => id },
            {
              key: 'pictures',
              title: 'Selfie and headshot',
              cell: ({ before, after }) => (
                <span className="dash-pictures">
                  {[before, after].map(({ src, widthPx, heightPx }) => (
                    <img key={src} src={src} alt="" loading="lazy" width={widthPx} height={heightPx} />
                  ))}
                </span>
              ),
            },
            { key: 'style', title: 'Style', cell: ({ style }) => style },
            {
              key: 'clothes',
              title: 'Clothes',
              cell: ({ clothes }) => (clothes ? `${clothes.garment}, ${clothes.dye}` : 'own'),
            },
            {
              key: 'state',
              title: 'State',
              cell: ({ isHidden }) => (
                <StateMark tone={isHidden ? 'plain' : 'good'}>{isHidden ? 'Hidden' : 'In use'}</StateMark>
              ),
            },
            ...(isOwner
              ? [
                  {
                    key: 'action',
                    title: 'Action',
                    cell: ({ id, isHidden, isAdded }: ExampleTableRow) => (
                      <span className="dash-actions">
                        <ShownButton kind="examples" id={id} isHidden={isHidden} />
                        {isAdded ? <RemoveButton id={id} /> : null}
                      </span>
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
      {absent.length === 0 ? null : (
        <DataTable
          caption="Pairs that are not there"
          rows={absent}
          rowKey={({ id }) => id}
          columns={[
            { key: 'id', title: 'Pair', cell: ({ id }) => id },
            { key: 'why', title: 'Reason', cell: ({ why }) => why },
            ...(isOwner
              ? [
                  {
                    key: 'action',
                    title: 'Action',
                    cell: ({ id, isAdded }: AbsentExample) => (isAdded ? <RemoveButton id={id} /> : '–'),
                  },
                ]
              : []),
          ]}
        />
      )}
    </>
  );
}

function RemoveButton({ id }: { readonly id: string }) {
  return (
    <ActionButton
      label="Remove"
      fullLabel={`Remove: ${id}`}
      path={`${DASHBOARD_API}/examples/${encodeURIComponent(id)}/remove`}
      done="Removed. Pages follow as soon as the worker has seen it."
    />
  );
}
