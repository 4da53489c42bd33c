import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import { garmentName } from '../../../i18n/garments/index.ts';
import type { ListedGarment } from '../../../features/wardrobe/operator/list-garments.server.ts';
import { EmptyList } from '../../../ui/dashboard/dashboard-page.tsx';
import { type Column, DataTable } from '../../../ui/dashboard/data-table.tsx';
import { StateMark } from '../../../ui/dashboard/stats.tsx';
import { ShownButton } from './shown-button.tsx';

type Row = ListedGarment & { readonly isHidden: boolean };

const COLUMNS: readonly Column<Row>[] = [
  { key: 'name', title: 'Garment', cell: ({ id, name }) => name ?? garmentName('en', id) },
  {
    key: 'picture',
    title: 'As it was cut',
    cell: ({ key, isReady }) =>
      isReady ? (
        <span className="dash-pictures">
          <img src={`${DASHBOARD_API}/garment-pictures/${key}`} alt="" loading="lazy" />
        </span>
      ) : (
        '–'
      ),
  },
  { key: 'id', title: 'Id', cell: ({ id }) => <span className="dash-id">{id}</span> },
  {
    key: 'origin',
    title: 'From',
    cell: ({ origin }) => (origin === 'house' ? 'your own photo' : 'the catalog'),
  },
  { key: 'dress', title: 'Dress code', cell: ({ dress, cut }) => `${dress}, ${cut}` },
  { key: 'dyes', title: 'Colours', cell: ({ dyes }) => dyes.join(', ') },
  { key: 'state', title: 'State', cell: (row) => <GarmentState row={row} /> },
];

/** All garments, cut or not. */
export function GarmentTable(props: { readonly garments: readonly Row[]; readonly isOwner: boolean }) {
  const { garments, isOwner } = props;
  if (garments.length === 0) return <EmptyList>There is no garment.</EmptyList>;
  const action: Column<Row> = {
    key: 'action',
    title: 'Action',
    cell: ({ id, isHidden }) => <ShownButton kind="garments" id={id} isHidden={isHidden} />,
  };
  return (
    <DataTable
      caption={`${garments.length} garments, in the order of the pages`}
      rows={garments}
      rowKey={({ id }) => id}
      columns={isOwner ? [...COLUMNS, action] : COLUMNS}
    />
  );
}

function GarmentState({ row: { isHidden, isReady, why } }: { readonly row: Row }) {
  if (why !== undefined) {
    return (
      <>
        <StateMark tone="bad">Cannot be cut</StateMark> {why}
      </>
    );
  }
  if (!isReady) return <StateMark>Waits to be cut</StateMark>;
  return <StateMark tone={isHidden ? 'plain' : 'good'}>{isHidden ? 'Hidden' : 'Offered'}</StateMark>;
}
