import type { ExamplePair } from '../../../features/examples/example-pair.ts';
import type { ListedExamples } from '../../../features/examples/operator/list-examples.server.ts';
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

/** The pairs in the order of the pages, and those that could not be made. */
export function ExampleTable(props: {
  readonly pairs: readonly ExampleTableRow[];
  readonly missing: ListedExamples['missing'];
  readonly isOwner: boolean;
}) {
  const { pairs, missing, isOwner } = props;
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
      {missing.length === 0 ? null : (
        <DataTable
          caption="Pairs that could not be made"
          rows={missing}
          rowKey={({ id }) => id}
          columns={[
            { key: 'id', title: 'Pair', cell: ({ id }) => id },
            { key: 'why', title: 'Reason', cell: ({ why }) => why },
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
