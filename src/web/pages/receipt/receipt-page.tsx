import { data } from 'react-router';
import { DeletionReceiptPage } from '../../../features/gallery/receipt/deletion-receipt-page.tsx';
import { openReceipt } from '../../../features/gallery/receipt/open-receipt.server.ts';
import { receiptText } from '../../../features/shoots/erasure/deletion-receipt.ts';
import { receiptTexts } from '../../../i18n/receipt/index.ts';
import { GonePage } from '../../../ui/error-page.tsx';
import { Page } from '../../../ui/page.tsx';
import { webContext } from '../../context.ts';
import { privateMeta, rootOf } from '../../page-meta.ts';
import type { Route } from './+types/receipt-page.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const signature = new URL(request.url).searchParams.get('signature') ?? undefined;
  const receipt = await openReceipt(context.get(webContext), receiptText, params.id, signature);
  return data({ receipt }, { status: receipt ? 200 : 404 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const root = rootOf(matches);
  if (!root) return [];
  const title = loaderData?.receipt ? receiptTexts[root.language].title : root.errors.gone.title;
  return privateMeta(title);
};

export default function ReceiptPage({ loaderData: { receipt } }: Route.ComponentProps) {
  return <Page>{receipt ? <DeletionReceiptPage receipt={receipt} /> : <GonePage />}</Page>;
}
