import { ApiError } from './api-error.ts';
import type { StripeLedger } from './stripe-ledger.ts';

type Plain = Readonly<Record<string, unknown>>;

const DEPTH_MAX = 4;

/** Replaces ids by the objects that they name, and adds includable fields. @throws {ApiError} */
export function expandObject(ledger: StripeLedger, object: object, paths: readonly string[]): Plain {
  let expanded: Plain = { ...object };
  for (const path of paths) {
    const names = path.split('.');
    if (names.length > DEPTH_MAX)
      throw new ApiError(400, 'You cannot expand more than 4 levels of a property.');
    expanded = expandOne(ledger, expanded, names, path);
  }
  return expanded;
}

/** Expands each object of a page; every path of a list starts with `data`. @throws {ApiError} */
export function expandPage(ledger: StripeLedger, rows: readonly object[], paths: readonly string[]): Plain[] {
  const inner = paths.map((path) => {
    if (!path.startsWith('data.')) throw cannotExpand(path);
    if (path.split('.').length > DEPTH_MAX) {
      throw new ApiError(400, 'You cannot expand more than 4 levels of a property.');
    }
    return path.slice('data.'.length);
  });
  return rows.map((row) => expandObject(ledger, row, inner));
}

function expandOne(ledger: StripeLedger, object: Plain, names: readonly string[], path: string): Plain {
  const [name, ...rest] = names;
  if (name === undefined) return object;
  const value = valueOf(ledger, object, name, path);
  const isObject = typeof value === 'object' && value !== null;
  return { ...object, [name]: isObject ? expandOne(ledger, value as Plain, rest, path) : value };
}

function valueOf(ledger: StripeLedger, object: Plain, name: string, path: string): unknown {
  const value = object[name];
  switch (`${String(object['object'])}.${name}`) {
    case 'checkout.session.line_items': {
      const url = `/v1/checkout/sessions/${String(object['id'])}/line_items`;
      const data = ledger.lineItems.get(String(object['id'])) ?? [];
      return { object: 'list', data, has_more: false, url };
    }
    case 'checkout.session.payment_intent':
    case 'charge.payment_intent':
    case 'refund.payment_intent':
      return typeof value === 'string' ? ledger.intents.find(({ id }) => id === value) : value;
    case 'payment_intent.latest_charge':
    case 'refund.charge':
    case 'dispute.charge':
      return typeof value === 'string' ? ledger.charges.find(({ id }) => id === value) : value;
    default:
      throw cannotExpand(path);
  }
}

function cannotExpand(path: string): ApiError {
  return new ApiError(400, `This property cannot be expanded (${path}).`);
}
