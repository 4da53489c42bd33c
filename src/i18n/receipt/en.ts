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
    mails: 'E-mails kept with us',
    uploads: 'Unfinished uploads',
    files: 'Files in all',
    bytes: 'Amount of data',
    rows: 'Database entries',
  },
  stays: 'What stays is the accounting entry of the order, without a picture, as the law requires.',
  signature: 'Signature',
  signatureNote:
    'The address of this page contains the signature. It opens only when the entries above are the ones we signed.',
  print: 'Print',
  save: 'Save as text',
  fileName: 'receipt-of-deletion',
  home: 'To the home page',
};

export type ReceiptTexts = typeof receipt;
