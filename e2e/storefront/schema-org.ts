import { readFile } from 'node:fs/promises';
import path from 'node:path';

const TYPES = path.resolve(import.meta.dirname, '../../node_modules/schema-dts/dist/schema.d.ts');

/** A schema.org item in a page's JSON-LD. */
export type Thing = Readonly<Record<string, unknown>>;

/** The properties that search engines require of each type, of those that schema.org allows. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name'],
  ContactPoint: ['contactType', 'email', 'availableLanguage'],
  Service: ['name', 'description', 'provider', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  BlogPosting: [
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'mainEntityOfPage',
  ],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};
const ADDRESSES = new Set([
  '@id',
  'url',
  'logo',
  'image',
  'item',
  'mainEntityOfPage',
  'sameAs',
  'availability',
]);
const DAYS = new Set(['datePublished', 'dateModified']);
const CURRENCIES = new Set(['USD', 'EUR']);

/** Returns the mistakes of an item and of the items in it, as sentences. */
export async function mistakesIn(thing: Thing, path = ''): Promise<readonly string[]> {
  const type = thing['@type'];
  // A reference to an item that is complete elsewhere on the page.
  if (type === undefined) {
    return Object.keys(thing).join() === '@id' ? [] : [`${path} has no type`];
  }
  const required = REQUIRED[String(type)];
  if (!required) return [`${path}: no required properties are listed for ${String(type)}`];
  const at = `${path}${String(type)}`;
  const known = await propertiesOf(String(type));
  const mistakes = required.filter((name) => isEmpty(thing[name])).map((name) => `${at} has no ${name}`);
  for (const [name, value] of Object.entries(thing)) {
    if (!name.startsWith('@') && !known.has(name)) mistakes.push(`${at}: schema.org has no ${name}`);
    for (const one of [value].flat()) mistakes.push(...(await mistakesInValue(name, one, `${at}.${name}`)));
  }
  return mistakes;
}

async function mistakesInValue(name: string, value: unknown, path: string): Promise<readonly string[]> {
  if (typeof value === 'object' && value !== null) return mistakesIn(value as Thing, `${path} `);
  const text = String(value);
  if (ADDRESSES.has(name) && !/^https?:\/\/[^/]/.test(text)) return [`${path} is no absolute URL: ${text}`];
  if (DAYS.has(name) && !/^\d{4}-\d{2}-\d{2}/.test(text)) return [`${path} is no date: ${text}`];
  if (name === 'priceCurrency' && !CURRENCIES.has(text)) return [`${path} is no currency of ours: ${text}`];
  if (name === 'price' && typeof value !== 'number') return [`${path} is no number: ${text}`];
  return [];
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

interface Declaration {
  readonly parents: readonly string[];
  readonly properties: readonly string[];
}
let declarations: Promise<ReadonlyMap<string, Declaration>> | undefined;

/** Returns the properties of a schema.org type and of its parents. */
async function propertiesOf(type: string): Promise<ReadonlySet<string>> {
  declarations ??= readDeclarations();
  const all = await declarations;
  const collect = (name: string): readonly string[] => {
    const declared = all.get(name);
    return declared ? [...declared.properties, ...declared.parents.flatMap(collect)] : [];
  };
  return new Set(collect(`${type}Leaf`));
}

/** Reads the types of schema-dts, which list the properties and parents of every schema.org type. */
async function readDeclarations(): Promise<ReadonlyMap<string, Declaration>> {
  const source = await readFile(TYPES, 'utf8');
  const found = source.matchAll(/^(?:export )?interface (\w+) extends ([^{]+)\{\n([\s\S]*?)^\}/gm);
  return new Map(
    [...found].map(([, name, parents, body]) => [
      name!,
      {
        parents: parents!.split(',').map((parent) => parent.trim()),
        properties: [...body!.matchAll(/^ {4}"([^"]+)"\??:/gm)].map(([, property]) => property!),
      },
    ]),
  );
}
