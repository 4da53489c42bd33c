import { DataTable } from '../../../ui/dashboard/data-table.tsx';
import { StateMark } from '../../../ui/dashboard/stats.tsx';
import type { ShownSetting } from './system-port.ts';

/** The settings of the web server's environment. Secrets are only said to be set. */
export function SettingTable({ settings }: { readonly settings: readonly ShownSetting[] }) {
  return (
    <DataTable
      caption="Settings of the environment, explained in .env.example; a change needs a restart"
      rows={settings}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', title: 'Setting', cell: ({ name }) => <span className="dash-mono">{name}</span> },
        {
          key: 'value',
          title: 'Value',
          cell: ({ value }) => value ?? <span className="dash-soft">not set</span>,
        },
        {
          key: 'origin',
          title: 'From',
          cell: ({ value, isDefault }) => {
            if (value === undefined) return '–';
            return isDefault ? 'default' : <StateMark>environment</StateMark>;
          },
        },
      ]}
    />
  );
}
