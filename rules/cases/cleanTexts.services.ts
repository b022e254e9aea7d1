import { LOT_TEXT_FIELDS } from '../../src/domain/lots/lot';
import { runCases } from '../support/cases';
import { create, remove, set, update, type Data } from '../support/firestoreClient';
import {
  changedBy,
  deviceId,
  LOT,
  newInvitation,
  newPerson,
  newSale,
  newTemplate,
  newTextBlock,
  PHOTO,
  SALE,
  TEMPLATE,
  TEXT_BLOCK,
} from '../support/fixture';
import { admin, as } from '../support/harness';
import { opening } from '../support/openingSale';
import { lotChanged, lotMade, photoAdded, photoChanged, privateSaid } from '../support/recorded';

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);
/** Control characters but tab and the ends of lines, and what turns the direction of reading round. */
const REFUSED = [
  ...from(0, 8),
  0x0b,
  0x0c,
  ...from(0x0e, 0x1f),
  0x7f,
  ...from(0x202a, 0x202e),
  ...from(0x2066, 0x2069),
];
/** Their neighbours, and what people write: tab, line ends, joiners, marks of direction, letters of all kinds. */
const TAKEN = [
  0x09, 0x0a, 0x0d, 0x20, 0x7e, 0x80, 0xa0, 0x200d, 0x200e, 0x200f, 0x2029, 0x202f, 0x2065, 0x206a, 0x1f600,
];
const around = (code: number) => `A${String.fromCodePoint(code)}z`;
const TURNED = around(0x202e);
const PLAIN = 'A z';

const sale = `sales/${SALE}`;
const editor = as('editor');
const owner = as('owner');
const fresh = deviceId('fresh');
const template = (content: Data, fields: Data) =>
  editor.commit(create(`${sale}/templates/${fresh}`, { ...content, ...fields }));
const lotTemplate = (field: string, text: string) => template(newTemplate('editor'), { fields: { [field]: text } });

const openedSale = (texts: Data): Promise<string> =>
  owner.commit(...opening('owner', `sales/${fresh}`, { ...newSale('owner'), ...texts }));

/** Where people write, each with a text in it. */
const PLACES: Readonly<Record<string, (text: string) => Promise<string>>> = {
  'the title of a new sale': (title) => openedSale({ title }),
  'the place of a new sale': (place) => openedSale({ place }),
  'the title of a sale': (title) => owner.commit(update(sale, { title })),
  'the place of a sale': (place) => owner.commit(update(sale, { place })),
  ...Object.fromEntries(
    LOT_TEXT_FIELDS.flatMap((field) => [
      [`the ${field} of a new lot`, (text: string) => editor.commit(...lotMade('editor', fresh, { [field]: text }))],
      [`the ${field} of a lot`, (text: string) => editor.commit(...lotChanged('editor', LOT, { [field]: text }))],
      [`the ${field} of a template`, (text: string) => lotTemplate(field, text)],
    ]),
  ),
  'a consignor': (consignor) => editor.commit(...privateSaid('editor', fresh, { consignor })),
  'what is to be checked': (toCheck) => editor.commit(...privateSaid('editor', fresh, { toCheck })),
  'a note': (notes) => editor.commit(...privateSaid('editor', fresh, { notes })),
  'the caption of a new photo': (caption) => editor.commit(...photoAdded('editor', fresh, { caption })),
  'a caption': (caption) => editor.commit(...photoChanged('editor', PHOTO, LOT, { caption })),
  'the name of a template': (name) => template(newTemplate('editor'), { name }),
  'the text of a template': (text) => template(newTextBlock('editor'), { text }),
  'a changed text of a template': (text) =>
    editor.commit(update(`${sale}/templates/${TEXT_BLOCK}`, { text, ...changedBy('editor') })),
  'the name in an invitation': (byName) =>
    owner.commit(create(`invitations/${fresh}`, { ...newInvitation('owner'), byName })),
  'the name on a card': (name) => as('viewer').commit(set(`${sale}/people/viewer`, { ...newPerson(), name })),
  'the name of a new person': async (displayName) => {
    await admin.commit(remove('users/viewer'));
    return as('viewer').commit(create('users/viewer', { displayName }));
  },
  'the name of a person': (displayName) => as('viewer').commit(update('users/viewer', { displayName })),
};

runCases(
  Object.entries(PLACES).map(([name, write]) => ({
    name: `${name} with a sign that turns the direction of reading round`,
    denied: () => write(TURNED),
    allowed: () => write(PLAIN),
  })),
);

test('exactly the signs that nobody writes are refused', async () => {
  const title = (code: number) => owner.commit(update(sale, { title: around(code) }));
  const verdicts: Record<string, string[]> = { 'permission-denied': [], allowed: [] };
  for (const code of [...REFUSED, ...TAKEN]) (verdicts[await title(code)] ??= []).push(code.toString(16));
  expect(verdicts).toEqual({
    'permission-denied': REFUSED.map((code) => code.toString(16)),
    allowed: TAKEN.map((code) => code.toString(16)),
  });
});

/** What was stored before there was this rule does not keep the rest from being changed. */
runCases([
  {
    name: 'another text of a lot that has such a sign from earlier, with one more',
    denied: async () => {
      await admin.commit(update(`${sale}/lots/${LOT}`, { title: TURNED }));
      return editor.commit(...lotChanged('editor', LOT, { category: TURNED }, { before: { title: TURNED } }));
    },
    allowed: async () => {
      await admin.commit(update(`${sale}/lots/${LOT}`, { title: TURNED }));
      await editor.commit(...lotChanged('editor', LOT, { category: 'Chairs' }));
      return editor.commit(...lotChanged('editor', LOT, { title: PLAIN }, { before: { title: TURNED } }));
    },
  },
  {
    name: 'another place of a sale that has such a title from earlier, with one more',
    denied: async () => {
      await admin.commit(update(sale, { title: TURNED }));
      return owner.commit(update(sale, { place: TURNED }));
    },
    allowed: async () => {
      await admin.commit(update(sale, { title: TURNED }));
      return owner.commit(update(sale, { place: 'Bonn' }));
    },
  },
  {
    name: 'another name of a template that has such a text from earlier, with one more',
    denied: async () => {
      await admin.commit(update(`${sale}/templates/${TEMPLATE}`, { fields: { title: TURNED } }));
      const fields = { title: TURNED, category: TURNED };
      return editor.commit(update(`${sale}/templates/${TEMPLATE}`, { fields, ...changedBy('editor') }));
    },
    allowed: async () => {
      await admin.commit(update(`${sale}/templates/${TEMPLATE}`, { fields: { title: TURNED } }));
      const fields = { title: TURNED, category: 'Chairs' };
      return editor.commit(update(`${sale}/templates/${TEMPLATE}`, { fields, ...changedBy('editor') }));
    },
  },
  {
    name: 'another turn of a photo that has such a caption from earlier, with one more',
    denied: async () => {
      await admin.commit(update(`${sale}/photos/${PHOTO}`, { caption: TURNED }));
      return editor.commit(...photoChanged('editor', PHOTO, LOT, { caption: around(0) }));
    },
    allowed: async () => {
      await admin.commit(update(`${sale}/photos/${PHOTO}`, { caption: TURNED }));
      return editor.commit(...photoChanged('editor', PHOTO, LOT, { rotation: 180 }));
    },
  },
  {
    name: 'settings of the numbering that an older build might have left, with more',
    denied: async () => {
      await admin.commit(update(sale, { numbering: { next: 12 } }));
      return owner.commit(update(sale, { numbering: { next: 12, notes: 'x' } }));
    },
    allowed: async () => {
      await admin.commit(update(sale, { numbering: { next: 12 } }));
      await owner.commit(update(sale, { title: 'Winter sale' }));
      return owner.commit(update(sale, { numbering: {} }));
    },
  },
]);
