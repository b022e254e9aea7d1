import { LONGEST_EXTRA, MOST_EXTRAS } from '../lots/extras';
import { readFileSync } from 'node:fs';
import { CATALOGUE_STATUSES } from '../catalogue/catalogue';
import { LOTS_IN_CHUNK } from '../catalogue/catalogueChunks';
import {
  EDITABLE_LOT_FIELDS,
  LOT_STATUSES,
  LOT_TYPES,
  NEW_LOT,
  NO_PRIVATE_FIELDS,
  PRIVATE_LOT_FIELDS,
} from '../lots/lot';
import { LOT_FIELDS, type LotFieldRule } from '../lots/lotFields';
import { MAX_LOT_NUMBER, MIN_LOT_NUMBER } from '../numbering/lotNumber';
import { LARGEST_PRICE } from '../values/money';
import {
  LONGEST_CAPTION,
  PHOTO_EDIT_FIELDS,
  PHOTO_LIMITS,
  PHOTO_ROTATIONS,
  PHOTO_SIZES,
  PLAIN_PHOTO,
} from '../photos/photo';
import { ROLES, SALE_STATUSES } from './sale';
import { LONGEST_OWN_PLATFORMS, MOST_OWN_PLATFORMS } from './saleMaps';
import { LONGEST_SLUG } from '../values/slug';
import { LONGEST_TEMPLATE_NAME, LONGEST_TEXT_BLOCK, TEMPLATE_FIELDS, TEXT_BLOCK_FIELDS } from '../lots/template';

const RULES = readFileSync('firestore.rules', 'utf8');
const STORAGE_RULES = readFileSync('storage.rules', 'utf8');

/** What follows the words in the rules: the next list, map or number. Words and values are written there as in JSON. */
function after(words: string, rules = RULES): unknown {
  const place = rules.indexOf(words);
  if (place < 0) throw new Error(`The rules say nothing of ${words}`);
  const [found = ''] = /\[[^\]]*\]|\{'[^}]*\}|\d+/.exec(rules.slice(place + words.length)) ?? [];
  return JSON.parse(found.replaceAll("'", '"'));
}

/** Those that came later, as the registry has them. */
const LATER_PRIVATE = Object.fromEntries(
  Object.entries<LotFieldRule>(LOT_FIELDS)
    .filter(([, { reads, since }]) => reads === 'editors' && since > 1)
    .map(([field, { initial }]) => [field, initial]),
);

const sorted = (words: unknown): unknown => [...(words as readonly string[])].sort();

/** What the rules refuse is lost work: whatever the application knows of their lists and limits is theirs. */
describe('the domain and the rules of the database agree on', () => {
  it.each([
    ['the roles', ROLES, 'roles.values().hasOnly('],
    ['the states of a sale', SALE_STATUSES, 'data.status in '],
    ['the states of a lot', LOT_STATUSES, 'return lot.status in '],
    ['the kinds of lots', LOT_TYPES, 'lot.lotType in '],
    ['what a lot may be turned into a template with', TEMPLATE_FIELDS, 'fields.keys().hasOnly('],
    ['the fields of text blocks', TEXT_BLOCK_FIELDS, 'template.field in '],
    ['how photos are turned', PHOTO_ROTATIONS, "photo.get('rotation', 0) in "],
  ])('%s', (_, known, words) => expect(sorted(known)).toEqual(sorted(after(words))));

  it.each([
    ['the largest number of a lot', MAX_LOT_NUMBER, `whole(lot.number, ${MIN_LOT_NUMBER}, `],
    ['the extras of a lot', MOST_EXTRAS, 'now.size() <= '],
    ['the extras of a template', MOST_EXTRAS, 'extras is map && extras.size() <= '],
    ['the longest extra', LONGEST_EXTRA, '\\\\n\\\\r]{0,'],
    ['the platforms of a house', MOST_OWN_PLATFORMS, '(texts.size() == 0 || (texts.size() <= '],
    [
      'the longest platforms of a house',
      LONGEST_OWN_PLATFORMS,
      "'own_[a-z0-9]{1,20}')\n            && texts.values().join('').size() <= ",
    ],
    ['the largest price', LARGEST_PRICE, 'whole(value, 0, '],
    ['the longest caption', LONGEST_CAPTION, "text(photo.get('caption', ''), "],
    ['the longest name of a template', LONGEST_TEMPLATE_NAME, 'someText(template.name, '],
    ['the longest block of text', LONGEST_TEXT_BLOCK, 'someText(template.text, '],
    [
      'the longest address of a catalogue',
      LONGEST_SLUG,
      'function slugText(value) {\n      return value is string && value.size() <= ',
    ],
    ['the lots in a piece of a catalogue', LOTS_IN_CHUNK, 'data.lots.size() <= '],
  ])('%s', (_, known, words) => expect(known).toBe(after(words)));

  it('what a new lot is, and what of a lot can be edited', () => {
    const {
      number: _number,
      suffix: _suffix,
      order: _order,
      ...empty
    } = after('function emptyLot() {\n          return ') as Record<string, unknown>;
    // Extras are fields of their own in the program.
    const { extras, ...fields } = empty;
    expect(extras).toBeNull();
    expect(NEW_LOT).toEqual(fields);
    // These change by steps of their own.
    const { status: _status, hammer: _hammer, deletedAt: _deletedAt, ...editable } = fields;
    expect(sorted(EDITABLE_LOT_FIELDS)).toEqual(sorted(Object.keys(editable)));
  });

  it('what only editors see of a lot, and what of that a new one has', () => {
    const bookkeeping = ['updatedAt', 'updatedBy', 'lastOp'];
    const fields = after('function validLotPrivate(data) {\n          return data.keys().hasOnly(') as string[];
    expect(sorted([...PRIVATE_LOT_FIELDS, ...bookkeeping])).toEqual(sorted(fields));
    expect(NO_PRIVATE_FIELDS).toEqual({ ...LATER_PRIVATE, reserve: null, consignor: '', notes: '' });
  });

  it('what of a photo can change, and what it has when nobody has said anything', () => {
    const changed = after('changesOnly(resource.data, request.resource.data, ');
    expect(sorted([...PHOTO_EDIT_FIELDS, 'lastOp'])).toEqual(sorted(changed));
    expect(PLAIN_PHOTO).toEqual({ source: '', caption: '', rotation: 0 });
  });

  it('the sizes of a photo, and how large one may be whose owner has proved no address', () => {
    expect(STORAGE_RULES).toContain(`file.matches('(${PHOTO_SIZES.join('|')})[.]jpg')`);
    expect(PHOTO_LIMITS.unprovedBytes).toBe(Number(after('canBeReached() ? 20 : ', STORAGE_RULES)) * 1024 * 1024);
  });

  it('the states in which a lot stands in the catalogue: all but those of the work on it', () => {
    expect(sorted([...CATALOGUE_STATUSES, ...(after('before.status in ') as string[])])).toEqual(sorted(LOT_STATUSES));
  });
});
