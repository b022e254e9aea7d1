import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue, TextArea } from '../../shared/messages/texts';
import { CATALOGUES } from './catalogues';
import { de } from './de';

type Say = (...received: readonly unknown[]) => string;
/** Every text of a tree by its path, such as `lot.fields.title`. */
type Flat = ReadonlyMap<string, string | Say>;

function flatten(tree: unknown, prefix = ''): Map<string, string | Say> {
  if (typeof tree === 'string' || typeof tree === 'function') return new Map([[prefix, tree as string | Say]]);
  const entries = Object.entries(tree as Readonly<Record<string, unknown>>);
  return new Map(entries.flatMap(([key, below]) => [...flatten(below, prefix === '' ? key : `${prefix}.${key}`)]));
}

const src = path.resolve(__dirname, '../..');
const isArea = (value: unknown): value is TextArea<unknown> =>
  typeof value === 'object' && value !== null && 'texts' in value && 'name' in value;

/** The areas that the product's files define, found without any list. */
async function findAreas(): Promise<readonly TextArea<unknown>[]> {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.(test|services)\.tsx?$/.test(file) &&
      /= defineTexts\(/.test(readFileSync(path.join(src, file), 'utf8')),
  );
  const modules = await Promise.all(
    files.map(async (file) => (await import(path.join(src, file))) as Readonly<Record<string, unknown>>),
  );
  return modules.flatMap((module) => Object.values(module)).filter(isArea);
}

let areas: readonly TextArea<unknown>[];
let english: Flat;

beforeAll(async () => {
  areas = await findAreas();
  english = flatten(Object.fromEntries(areas.map(({ name, texts }) => [name, texts])));
});

it('every area has a name of its own', () => {
  expect(areas.length).toBeGreaterThan(20);
  expect(areas.map(({ name }) => name).sort()).toEqual([...new Set(areas.map(({ name }) => name))].sort());
});

const HELP_TERMS: readonly (readonly [term: string, screen: string])[] = [
  ['draft', 'chips.draft'],
  ['ready', 'chips.ready'],
  ['published', 'chips.published'],
  ['withdrawn', 'chips.withdrawn'],
  ['estimate', 'lot.estimate'],
  ['reserve', 'lot.privateFields.reserve'],
  ['consignor', 'lot.privateFields.consignor'],
  ['toCheck', 'lot.privateFields.toCheck'],
  ['start', 'lot.fields.startPrice'],
  ['hammer', 'lot.fields.hammer'],
  ['sent', 'chips.sent'],
  ['attention', 'chips.needsAttention'],
];
/** Words of the help that no screen shows: who looks for them has read another one. */
const unlikeScreens = (texts: Flat): readonly unknown[] =>
  HELP_TERMS.flatMap(([term, screen]) => {
    const said = texts.get(`help.words.${term}.term`);
    return said === texts.get(screen) ? [] : [`${String(said)}, on the screen ${String(texts.get(screen))}`];
  });

it('explains in the help the words that the screens show', () => expect(unlikeScreens(english)).toEqual([]));

describe.each(Object.entries(CATALOGUES))('%s', (_, load) => {
  let catalogue: Catalogue;
  let texts: Flat;
  beforeAll(async () => {
    catalogue = await load();
    texts = flatten(catalogue);
  });

  it('has every text of every area, and no other', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    expect([...texts].filter(([key, text]) => typeof text !== typeof english.get(key)).map(([key]) => key)).toEqual([]);
  });

  it('explains in the help the words that the screens show', () => expect(unlikeScreens(texts)).toEqual([]));

  it('leaves no text empty, and keeps the space at an end where texts are joined', () => {
    const ends = (text: string) => [text.startsWith(' '), text.endsWith(' ')];
    const wrong = [...texts].filter(([key, text]) => {
      const original = english.get(key);
      if (typeof text !== 'string' || typeof original !== 'string') return false;
      return text.trim() === '' || (ends(text)[1] ?? false) !== (ends(original)[1] ?? false);
    });
    expect(wrong).toEqual([]);
  });

  // A text in another language must say every value that the English one gets.
  it.each([
    ['words', (place: number) => `«${'abc'.charAt(place)}»`],
    ['one', () => 1],
    ['several', (place: number) => 23 + place],
    ['nothing', () => null],
  ] as const)('says everything it gets: %s', (_name, sample) => {
    const lost: string[] = [];
    for (const [key, say] of texts) {
      const original = english.get(key);
      if (typeof say === 'string' || typeof original !== 'function') continue;
      const received = Array.from({ length: original.length }, (_value, place) => sample(place));
      const [before, after] = [original(...received), say(...received)];
      expect(typeof after).toBe('string');
      if (received.some((each) => before.includes(String(each)) && !after.includes(String(each)))) lost.push(key);
      if (/undefined|\[object|NaN/.test(after)) lost.push(key);
    }
    expect(lost).toEqual([]);
  });
});

/** Names of parameters that count something. A lot's number, a line or a place is never grouped. */
const COUNTS =
  /^(count|lots|photos|files|rows|cells|columns|changes|items|prices|problems|settled|total|stored|length)$/;
/** Get their counts as texts, such as "1,200 lots", or are on a page where a count is never that large. */
const UNGROUPED = /^(palette\.about|platformExport\.(goOut|progress)|opening\.\w+|passwords\.\w+)$/;

it.each([
  ['English', () => english],
  ['German', () => flatten(de)],
] as const)('%s groups the digits of every count', (_language, texts) => {
  const ungrouped = [...texts()].flatMap(([key, say]) => {
    const original = english.get(key);
    if (typeof say === 'string' || typeof original !== 'function' || UNGROUPED.test(key)) return [];
    const names = /^[^(]*\(([^)]*)\)/.exec(original.toString())?.[1]?.split(/, */) ?? [];
    const said = say(...names.map((name) => (COUNTS.test(name) ? 12_345 : 'x')));
    return said.includes('12345') ? [`${key}: ${said}`] : [];
  });
  expect(ungrouped).toEqual([]);
});

/** Words that German has in common with English. */
const SAME: ReadonlySet<string> = new Set([
  'Name',
  'Import',
  'Export',
  'Status',
  'Problem: ',
  'Code',
  'Position',
  'Text',
  // Names of kinds of files.
  'CSV (.csv)',
  'Excel (.xlsx)',
  '.xlsx (Excel)',
]);
/** Has words of its own, not only its values with signs between, a key or the name of an encoding. */
const hasWords = (text: string) => /\p{L}/u.test(text.replace(/x|\bAlt\b|\bUTF-\d+( BE)?/g, ''));

const rendered = (text: string | Say) => (typeof text === 'string' ? text : text(...Array(text.length).fill('x')));

describe('German', () => {
  const said = () => [...flatten(de)].map(([key, text]) => [key, rendered(text)] as const);

  it('is translated: no text is the English one, but for words that both have', () => {
    const same = said().filter(
      ([key, text]) => text === rendered(english.get(key) ?? '') && hasWords(text) && !SAME.has(text),
    );
    expect(same).toEqual([]);
  });

  it('quotes „so“, and addresses the reader with „Sie“', () => {
    const count = (text: string, mark: string) => text.split(mark).length - 1;
    expect(said().filter(([, text]) => /["”]/.test(text) || count(text, '„') !== count(text, '“'))).toEqual([]);
    expect(said().filter(([, text]) => /\b(du|dein\w*|dir|dich)\b/i.test(text))).toEqual([]);
  });

  it('calls the things of the trade by one name', () => {
    const foreign =
      /\b(lots?|sales?|estimate|reserve|condition|password|account)\b|\bE-?mail\b(?<!E-Mail)|Posten|Verkauf\b/i;
    expect(said().filter(([, text]) => foreign.test(text.replace(/\{\w+\}/g, '')))).toEqual([]);
  });
});
