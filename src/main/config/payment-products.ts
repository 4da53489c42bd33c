import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { PRODUCT_IDS } from '../../catalog/products.ts';

/** Says that a value is missing, or else what it must be. */
const unless = (expected: string) => ({
  error: ({ input }: { readonly input?: unknown }) => (input === undefined ? 'is missing' : expected),
});

/** Ids of the provider for every product of ours. */
const productIds = (id: RegExp, expected: string) =>
  z.record(
    z.enum(PRODUCT_IDS),
    z.string(unless(expected)).regex(id, expected),
    unless('must be an object with the id of each product'),
  );

const storeId = 'must be a number in quotes, such as "12345"';
const store = z.strictObject(
  { storeId: z.string(unless(storeId)).regex(/^\d+$/, storeId), variants: productIds(/^\d+$/, storeId) },
  unless('must be an object with storeId and variants'),
);

const paymentProducts = z.strictObject(
  {
    lemonsqueezy: z.strictObject({ USD: store, EUR: store }, unless('must be an object')).optional(),
    paddle: productIds(/^pro_\w+$/, 'must be the id of a product at Paddle, pro_…').optional(),
    stripe: productIds(/^[\w-]+$/, 'must be the id of a product at Stripe, prod_…').optional(),
  },
  unless('must be an object'),
);

/** The providers' ids of our products, from the file that `PAYMENT_PRODUCTS` names. */
export type PaymentProducts = z.infer<typeof paymentProducts>;

/** Reads a text file; undefined when there is none. */
export type ReadTextFile = (file: string) => string | undefined;

/** @throws the system's error, unless the file does not exist */
export const readTextFile: ReadTextFile = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

export interface ReadProducts {
  /** Undefined when there is no file, or when it cannot be used. */
  readonly products: PaymentProducts | undefined;
  /** The file's mistakes, in one sentence each. */
  readonly problems: readonly string[];
}

export function readPaymentProducts(file: string, read: ReadTextFile): ReadProducts {
  try {
    const text = read(file);
    if (text === undefined) return { products: undefined, problems: [] };
    const { products, problems } = parsePaymentProducts(text);
    return { products, problems: problems.map((problem) => `PAYMENT_PRODUCTS: ${problem} (${file}).`) };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
    return { products: undefined, problems: [`PAYMENT_PRODUCTS: ${file} cannot be read (${code}).`] };
  }
}

function parsePaymentProducts(text: string): ReadProducts {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    // The error's message quotes the text, which may be another file with secrets.
    return { products: undefined, problems: ['the file is not valid JSON'] };
  }
  const parsed = paymentProducts.safeParse(json);
  if (!parsed.success) return { products: undefined, problems: parsed.error.issues.flatMap(toProblems) };
  const problems = repeatedIds(parsed.data);
  return { products: problems.length > 0 ? undefined : parsed.data, problems };
}

function toProblems(issue: z.core.$ZodIssue): readonly string[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${[...issue.path, key].join('.')} is unknown`);
  return [`${issue.path.join('.') || 'the content'} ${issue.message}`];
}

/** Finds products that share an id, which is a mistake in copying: the buyer of one would see the other. */
function repeatedIds({ lemonsqueezy, paddle, stripe }: PaymentProducts): string[] {
  const groups = {
    'lemonsqueezy.USD.variants': lemonsqueezy?.USD.variants,
    'lemonsqueezy.EUR.variants': lemonsqueezy?.EUR.variants,
    paddle,
    stripe,
  };
  return Object.entries(groups).flatMap(([path, ids]) => {
    const seen = new Map<string, string>();
    return Object.entries(ids ?? {}).flatMap(([product, id]) => {
      const other = seen.get(id);
      seen.set(id, product);
      return other === undefined ? [] : [`${path}.${product} has the same id as ${other}`];
    });
  });
}
