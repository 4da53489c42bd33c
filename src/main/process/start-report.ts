import { paymentCompany } from '../../catalog/payment-companies.ts';
import { dashboardPath } from '../../dashboard-urls.ts';
import type { EmbeddedPostgres } from '../../platform/db/embedded/embedded-postgres.ts';
import type { Config } from '../config/config.ts';

const DATABASE_STATES = { created: 'new', started: 'started', adopted: 'was still running' } as const;

/** The lines that `npm start` prints when the service is ready. */
export function startReport(
  config: Config,
  postgres: Pick<EmbeddedPostgres, 'how' | 'clusterDir' | 'movedReason'> | undefined,
  elapsedMs: number,
): readonly string[] {
  const { mail, web } = config;
  return [
    `Lichtbild runs on ${web.publicUrl} (ready after ${(elapsedMs / 1_000).toFixed(1)} s)`,
    `  data      ${config.dataDir}`,
    postgres
      ? `  database  built-in PostgreSQL, ${DATABASE_STATES[postgres.how]}, in ${postgres.clusterDir}`
      : '  database  the PostgreSQL of DATABASE_URL',
    ...(postgres?.movedReason ? [`            ${postgres.movedReason}`] : []),
    mail.kind === 'smtp'
      ? `  mail      sent by SMTP as ${mail.from}${mail.dkim ? `, signed by ${mail.dkim.domain}` : ''}`
      : mail.isShown
        ? `  mail      not sent, stored in ${mail.folder}, shown at ${web.publicUrl}/dev/outbox`
        : `  mail      not sent, stored in ${mail.folder}`,
    ...(mail.kind === 'outbox' && !mail.isShown && !config.production
      ? [
          '            /dev/outbox is closed: others can reach this server, and the mails contain the keys of galleries',
        ]
      : []),
    `  payments  ${describePayments(config.payments)}`,
    `  dashboard ${describeDashboard(config)}`,
    'Ctrl-C stops everything.',
  ];
}

function describeDashboard({ operators, web }: Config): string {
  const addresses = [...operators.owners, ...operators.support];
  if (addresses.length === 0) return 'closed: nobody can sign in while OPERATOR_EMAILS is unset';
  return `${web.publicUrl}${dashboardPath('overview')}, for ${addresses.join(', ')}`;
}

function describePayments({ newOrders, mode, providers }: Config['payments']): string {
  if (newOrders === 'sandbox') return 'sandbox: no money moves';
  const state = mode === 'live' ? 'live mode: buyers are charged' : 'test mode: no money moves';
  const others = providers.filter(({ kind }) => kind !== newOrders && kind !== 'sandbox');
  const refunds = others.map(({ kind }) => paymentCompany(kind).name).join(' and ');
  return `${paymentCompany(newOrders).name}, ${state}${refunds && `; ${refunds} for refunds of earlier orders`}`;
}
