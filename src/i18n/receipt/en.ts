import { LIMIT_FIGURES } from '../limit-figures.ts';

export const receipt = {
  title: 'Receipt of deletion',
  heading: 'Receipt of deletion',
  lead: 'Everything listed here has been erased and cannot be brought back.',
  number: 'Receipt for shoot',
  erasedAt: 'Erased on',
  reason: 'Reason',
  reasons: {
    expired: `The ${LIMIT_FIGURES.retentionDays}-day storage period had ended.`,
    owner: 'The owner asked for it.',
    operator: 'Our support team erased it.',
    'draft-abandoned': 'The draft was never paid.',
    refunded: 'The order was refunded.',
  },
  erased: 'What was erased',
  kinds: {
    selfies: 'Selfies',
    headshots: 'Headshots',
    previews: 'Previews',
    shares: 'Public links',
    ratings: 'Ratings',
    mails: 'Emails we had stored',
    uploads: 'Unfinished uploads',
    files: 'Files in total',
    bytes: 'Amount of data',
    rows: 'Database entries',
  },
  stays: 'Only the accounting entry of the order remains, without any picture, as the law requires.',
  signature: 'Signature',
  signatureNote:
    'The address of this page contains the signature. The page opens only if the entries above are exactly the ones we signed.',
  print: 'Print',
  save: 'Save as text',
  fileName: 'receipt-of-deletion',
  home: 'Go to the home page',
};

export type ReceiptTexts = typeof receipt;
