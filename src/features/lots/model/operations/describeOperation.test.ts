import type { Operation, OperationDraft } from '../../../../domain/operations/operations';
import { buildPhoto } from '../../../../testing/stores/builders';
import { lotsTexts, lotTexts } from '../texts/lotsTexts';
import { operationTexts } from '../texts/operationTexts';
import { describeOperation, describePhotoEdit, nameOfOperation } from './describeOperation';

const WORDS = {
  lot: lotTexts.texts,
  lots: lotsTexts.texts,
  operations: operationTexts.texts,
  extraName: (field: string) => `extra ${field}`,
};
const POUNDS = { currency: 'GBP', locale: 'en-GB', lotTypes: lotTexts.texts.lotTypes };
const of = { saleId: 'sale', lotId: 'lot' } as const;
const published = { status: 'published', hammer: null } as const;
const signed = (draft: OperationDraft): Operation => ({ ...draft, id: 'op', uid: 'me' });

/** What each says, without what was typed and with it. */
const SAID: readonly (readonly [OperationDraft, string, string?])[] = [
  [{ ...of, kind: 'createLot', number: 1, suffix: '', order: 'a0', fields: { title: 'A vase' } }, 'New lot'],
  [{ ...of, kind: 'moveLot', before: 'a0', after: 'a1' }, 'Moved to another place'],
  [{ ...of, kind: 'trashLot', number: null, deletedAt: 1 }, 'Moved to the trash'],
  [{ ...of, kind: 'restoreLot', number: null, deletedAt: 1 }, 'Restored from the trash'],
  [{ ...of, kind: 'setLotStatus', before: 'draft', after: 'ready' }, 'Status: ready'],
  [
    { ...of, kind: 'setNumber', before: { number: 1, suffix: '' }, after: { number: 12, suffix: 'A' } },
    'Lot number 12A',
  ],
  [{ ...of, kind: 'setNumber', before: { number: 1, suffix: '' }, after: null }, 'Lot number taken away'],
  [
    { ...of, kind: 'setResult', before: published, after: { status: 'sold', hammer: 120_000 } },
    'Result: sold',
    'Result: sold for £1,200',
  ],
  [
    { ...of, kind: 'setResult', before: published, after: { status: 'sold', hammer: null } },
    'Result: sold',
    'Result: sold, no price yet',
  ],
  [{ ...of, kind: 'setResult', before: published, after: { status: 'passed', hammer: null } }, 'Result: passed'],
  [{ ...of, kind: 'setResult', before: { status: 'passed', hammer: null }, after: published }, 'Result: no result yet'],
  [{ ...of, kind: 'addPhoto', photo: buildPhoto(), cover: false }, 'New photo'],
  [{ ...of, kind: 'removePhoto', photo: buildPhoto(), cover: false, coverAfter: null }, 'Photo removed'],
  [
    { ...of, kind: 'editPhoto', photoId: 'photo', changes: { caption: { before: '', after: 'The mark' } } },
    'Caption of a photo',
    'Caption of a photo: The mark',
  ],
  [
    { ...of, kind: 'editPhoto', photoId: 'photo', changes: { caption: { before: 'The mark', after: '' } } },
    'Caption of a photo',
  ],
  [{ ...of, kind: 'editPhoto', photoId: 'photo', changes: { rotation: { before: 0, after: 90 } } }, 'Photo turned'],
  [
    {
      ...of,
      kind: 'editLot',
      changes: {
        title: { before: 'A vase', after: 'A jug' },
        category: { before: 'Glass', after: '' },
        estimateLow: { before: null, after: 120_000 },
        estimateHigh: { before: 5, after: null },
        lotType: { before: 'single', after: 'choice' },
        coverPhotoId: { before: null, after: 'photo' },
        'extras.ofAPlatform': { before: null, after: 'Silver' },
      },
    },
    'Change',
    [
      ...['Title: A jug', 'Category: empty', 'Low estimate: £1,200', 'High estimate: empty', 'Kind of lot: Choice'],
      ...['Cover photo', 'extra extras.ofAPlatform: Silver'],
    ].join('\n'),
  ],
  [
    {
      ...of,
      kind: 'editPrivate',
      changes: { reserve: { before: null, after: 5_000 }, notes: { before: '', after: 'N' } },
    },
    'Change that only editors see',
    'Reserve: £50\nInternal notes: N',
  ],
];

it.each(SAID.map(([draft, name, whole = name]) => ({ draft, name, whole })))('$draft.kind: $whole', (said) => {
  const operation = signed(said.draft);
  expect(nameOfOperation(operation, WORDS)).toBe(said.name);
  expect(describeOperation(operation, WORDS, POUNDS)).toBe(said.whole);
});

it.each([
  [['lotId', 'order'], 'Photo moved to another lot'],
  [['order'], 'Photo moved to another place'],
  [['rotation', 'caption'], 'Caption of a photo, Photo turned'],
  [[], 'Photo changed'],
  [['ofANewerBuild'], 'Photo changed'],
])('says what was done to a photo by its fields %j', (fields, words) => {
  expect(describePhotoEdit(fields, WORDS.operations)).toBe(words);
});
