import type { ReactNode } from 'react';
import { DashboardPage, EmptyList } from '../../../ui/dashboard/dashboard-page.tsx';
import { type Column, DataTable } from '../../../ui/dashboard/data-table.tsx';
import { Pager } from '../../../ui/dashboard/pager.tsx';
import { Stats } from '../../../ui/dashboard/stats.tsx';
import { ViewTabs } from '../../../ui/dashboard/view-tabs.tsx';
import { openStats } from './due-mark.tsx';
import { SHOWN_TITLES, type ShownRequests } from './request-list.ts';

interface RequestsPageProps<Row> {
  readonly title: string;
  readonly lead: string;
  /** The word for one of the requests, and for several at the beginning of a sentence. */
  readonly words: { readonly one: string; readonly several: string };
  readonly shown: ShownRequests;
  readonly counts: { readonly open: number; readonly overdue: number };
  /** The request that was opened from the list. */
  readonly opened: ReactNode;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly next: string | undefined;
}

/** A page of requests by customers that operators answer, by what has to be answered first. */
export function RequestsPage<Row extends { readonly id: string }>(props: RequestsPageProps<Row>) {
  const { words, shown, rows } = props;
  const order = shown === 'open' ? 'those that are due first' : 'the latest first';
  return (
    <DashboardPage title={props.title} lead={props.lead}>
      <Stats stats={openStats(props.counts)} />
      <ViewTabs label={words.several} parameter="show" current={shown} views={SHOWN_TITLES} />
      {props.opened}
      {rows.length === 0 ? (
        <EmptyList>{shown === 'open' ? `Every ${words.one} is answered.` : 'There are none.'}</EmptyList>
      ) : (
        <DataTable
          caption={`${words.several}, ${order}`}
          rows={rows}
          rowKey={({ id }) => id}
          columns={props.columns}
        />
      )}
      <Pager next={props.next} />
    </DashboardPage>
  );
}
