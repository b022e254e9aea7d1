import { PRIVATE_LOT_FIELDS } from '../../src/domain/lots/lot';
import { TEXT_BLOCK_FIELDS } from '../../src/domain/lots/template';
import {
  currency,
  dayOrNone,
  id,
  oneOf,
  onlyNull,
  self,
  serverTime,
  someText,
  text,
  textOrNull,
  whole,
  NEW_ID,
  notText,
  notWhole,
  type FieldTable,
} from './fieldKinds';
import { create, SERVER_TIME, set } from './firestoreClient';
import { longestTexts, rowsOfFields } from './lotFieldRows';
import { opened } from './openingSale';
import {
  deviceId,
  newExport,
  newExportPart,
  newImport,
  newKey,
  newLot,
  newLotPrivate,
  newPhoto,
  newSale,
  newTemplate,
  newTextBlock,
  SALE,
  SLUG,
} from './fixture';
import { additionOf, changesOf, creationOf, opOf, recordOf, UNSAID } from './recorded';

const manyPlatforms = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${i}`, true]));

const manyColumns = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`ownText_a${i}`, `Column ${i}`]));
const manyOwn = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`own_a${i}`, 'x'.repeat(10_000)]));
const letters = 'abcdefghijklmnopqrstuvwxyz';
const manySettings = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [letters.slice(i), 'de']));
const manyNames = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`hiBid/Category ${i}`, `${i}`]));

/** Users, sales and what is in them. */
export const SALE_FIELDS: readonly FieldTable[] = [
  {
    document: 'users',
    path: 'users/viewer',
    by: 'viewer',
    content: { displayName: 'Ines', locale: 'en', preferences: {}, sessionsEndedAt: null, lastSale: deviceId('sale') },
    fields: [
      {
        field: 'sessionsEndedAt',
        good: [null, SERVER_TIME],
        bad: [new Date('2026-01-01'), new Date('2036-01-01'), 0, '', true, {}],
        required: false,
      },
      { ...id('lastSale'), required: false },
      { ...textOrNull('displayName', 200), required: false },
      { ...textOrNull('locale', 35), required: false },
      {
        field: 'preferences',
        good: [{}, Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`k${i}`, i]))],
        bad: ['', 1, null, [], Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`k${i}`, i]))],
        required: false,
      },
    ],
  },
  {
    document: 'keys',
    path: 'users/stranger/keys/outbox',
    by: 'stranger',
    content: newKey(),
    fields: [
      {
        field: 'key',
        good: [`${'aZ09+/'.repeat(7)}x=`],
        bad: [null, '', 1, [], `${'A'.repeat(44)}=`, `${'A'.repeat(42)}=`, `${'A'.repeat(42)}-=`],
      },
    ],
  },
  {
    document: 'sales',
    path: `sales/${NEW_ID}`,
    by: 'stranger',
    content: newSale('stranger'),
    beside: () => [opened('stranger', NEW_ID)],
    fields: [
      someText('title', 200),
      dayOrNone('date'),
      textOrNull('place', 200),
      currency('currency'),
      oneOf('status', ['open'], ['numbersLocked', 'published', 'closed']),
      {
        field: 'roles',
        good: [{ stranger: 'owner' }],
        bad: [
          { stranger: 'editor' },
          { stranger: 'admin' },
          { stranger: 'owner', viewer: 'viewer' },
          { viewer: 'owner' },
          {},
          null,
          'owner',
          ['stranger'],
        ],
      },
      {
        field: 'memberUids',
        good: [['stranger']],
        bad: [
          [],
          ['viewer'],
          ['stranger', 'viewer'],
          ['stranger', 'stranger'],
          'stranger',
          null,
          { stranger: 'owner' },
        ],
      },
      {
        field: 'numbering',
        good: [{}],
        bad: [null, '', 1, [], { next: 12 }, { notes: 'x'.repeat(900_000) }],
      },
      { field: 'slug', good: [null], bad: ['autumn-sale', '', 1] },
      {
        field: 'platforms',
        good: [{}, { hiBid: true }, { liveAuctioneers: true, 'of-a_newerBuild2': true }, manyPlatforms(40)],
        bad: [
          ...[null, '', 'hiBid', 1, ['hiBid'], { hiBid: false }, { hiBid: 1 }, { hiBid: null }, { hiBid: {} }],
          ...[
            { 'hi bid': true },
            { 'a/b': true },
            { ['x'.repeat(1_201)]: true, ['y'.repeat(1_200)]: true },
            manyPlatforms(41),
          ],
        ],
        required: false,
      },
      {
        field: 'extraColumns',
        good: [{}, { ownText_a1: 'Shelf' }, { ownYesNo_a1: 'Ä'.repeat(100) }, manyColumns(20)],
        bad: [
          ...[null, '', 1, ['Shelf'], manyColumns(21), { ownText_a1: '' }, { ownText_a1: 'x'.repeat(101) }],
          ...[{ ownText_a1: 'a\nb' }, { ownText_a1: 'a\u202eb' }, { ownText_a1: 5 }, { ownText_a1: { name: 'x' } }],
          ...[{ shelf: 'Shelf' }, { ownColour_a1: 'x' }, { 'ownText_a 1': 'x' }, { 'ownText_a1\nownText_a2': 'x' }],
          { [`ownText_${'a'.repeat(21)}`]: 'x' },
        ],
        required: false,
      },
      { field: 'extraChoices', good: [{}], bad: [null, '', 1, ['x'], { ownText_a1: 'of no column' }], required: false },
      { field: 'hiddenExtras', good: [{}], bad: [null, '', 1, ['x'], { ownText_a1: true }], required: false },
      {
        field: 'categoryNames',
        good: [{}, { 'hiBid/Arms/armour': 'Militaria', 'theSaleroom/Art': 'ART' }, manyNames(1_000)],
        bad: [
          ...[null, '', 1, ['x'], manyNames(1_001), { 'hiBid/a': 'x'.repeat(100_001) }],
          ...[{ [`hiBid/${'x'.repeat(1_400)}`]: 'a\u202eb' }, { 'hiBid/a': {} }, { 'hiBid/a': ['x'] }],
          ...[{ 'hiBid/a': 5 }, { 'hiBid/a': 'A', 'hiBid/b': 1.5 }, { 'hiBid/a': true }, { 'hiBid/a': null }],
          ...[{ 'hiBid/a': 'x\ny' }, { ...manyNames(999), 'hiBid/z': 7 }],
        ],
        required: false,
      },
      {
        field: 'ownPlatforms',
        good: [{}, { own_a1: '{"v":1}' }, manyOwn(10), { own_a1: 'Ä'.repeat(100_000) }],
        bad: [
          ...[null, '', 1, ['x'], manyOwn(11), { own_a1: 5 }, { own_a1: {} }, { own_a1: ['x'] }, { own_a1: null }],
          ...[{ own_a1: 'a\nb' }, { own_a1: 'a\u202eb' }, { hiBid: '{}' }, { own_A: '{}' }, { 'own_a 1': '{}' }],
          ...[{ own_a1: 'x'.repeat(100_001) }, { own_a1: 'x'.repeat(60_000), own_a2: 'x'.repeat(40_001) }],
          { [`own_${'a'.repeat(21)}`]: '{}' },
        ],
        required: false,
      },
      {
        field: 'exportSettings',
        good: [{}, { language: 'de' }, manySettings(20)],
        bad: [
          ...[null, '', 1, ['x'], manySettings(21), { language: '' }, { language: 'x'.repeat(101) }, { language: 5 }],
          ...[{ language: 'a\nb' }, { language: 'a\u202eb' }, { 'lang uage': 'de' }, { ['x'.repeat(41)]: 'de' }],
        ],
        required: false,
      },
      self('createdBy', 'stranger'),
      serverTime('createdAt'),
    ],
  },
  {
    document: 'lots',
    path: `sales/${SALE}/lots/${NEW_ID}`,
    by: 'editor',
    content: newLot('editor'),
    beside: (lot) => [creationOf('editor', NEW_ID, lot)],
    fields: [
      { field: 'number', good: [1, 99_999, null], bad: [...notWhole, 0, -1, 100_000] },
      { field: 'suffix', good: ['', 'A', 'Z'], bad: [...notText, null, 'a', 'AB', '1', ' '] },
      someText('order', 100),
      ...rowsOfFields(['everyone', 'members']),
      oneOf('status', ['draft'], ['ready', 'published', 'sold', 'passed', 'withdrawn', 'deleted']),
      onlyNull('deletedAt'),
      serverTime('createdAt'),
      self('createdBy', 'editor'),
      serverTime('updatedAt'),
      self('updatedBy', 'editor'),
      id('lastOp'),
    ],
  },
  {
    document: 'lotPrivate',
    path: `sales/${SALE}/lotPrivate/${NEW_ID}`,
    by: 'editor',
    content: newLotPrivate('editor'),
    beside: (content) => [
      create(
        `sales/${SALE}/opsPrivate/${opOf(content)}`,
        recordOf('editor', 'editPrivate', NEW_ID, changesOf(content, UNSAID)),
      ),
    ],
    fields: [
      ...rowsOfFields(['editors']).map((row) => ({ ...row, required: false as const })),
      serverTime('updatedAt'),
      self('updatedBy', 'editor'),
      id('lastOp'),
    ],
  },
  {
    document: 'photos',
    path: `sales/${SALE}/photos/${NEW_ID}`,
    by: 'editor',
    content: newPhoto('editor', NEW_ID),
    beside: (photo) => [additionOf('editor', NEW_ID, photo)],
    fields: [
      id('lotId'),
      someText('order', 100),
      {
        field: 'path',
        good: [`sales/${SALE}/photos/${NEW_ID}`],
        bad: [
          ...notText,
          null,
          '',
          `sales/${SALE}/photos/${deviceId('photo')}`,
          `sales/${NEW_ID}/photos/${NEW_ID}`,
          `catalogues/${SLUG}/${NEW_ID}`,
        ],
      },
      whole('width', 1, 20_000),
      whole('height', 1, 20_000),
      whole('bytes', 1, 20 * 1024 * 1024),
      {
        field: 'hash',
        good: ['0'.repeat(64), 'f'.repeat(64)],
        bad: [...notText, null, '', 'f'.repeat(63), 'f'.repeat(65), 'F'.repeat(64), 'g'.repeat(64)],
      },
      {
        field: 'source',
        good: ['', '0'.repeat(64), 'f'.repeat(64)],
        bad: [...notText, null, 'f'.repeat(63), 'f'.repeat(65), 'F'.repeat(64), 'g'.repeat(64)],
        required: false,
      },
      textOrNull('takenAt', 40),
      { ...text('caption', 500), required: false },
      { field: 'rotation', good: [0, 90, 180, 270], bad: [...notWhole, null, 45, 360, -90], required: false },
      serverTime('createdAt'),
      self('createdBy', 'editor'),
      id('lastOp'),
    ],
  },
  {
    document: 'templates of lots',
    path: `sales/${SALE}/templates/${NEW_ID}`,
    by: 'editor',
    content: newTemplate('editor'),
    fields: [
      oneOf('kind', ['lot'], ['text', 'sale']),
      someText('name', 100),
      someText('order', 100),
      { field: 'isDefault', good: [true, false], bad: ['', 'true', 0, 1, null, []] },
      {
        field: 'fields',
        good: [
          {},
          { title: 'x'.repeat(500), description: 'x'.repeat(20_000), lotType: 'choice' },
          ...longestTexts(0).map((words) => ({ ...words, lotType: 'choice' })),
        ],
        bad: [
          null,
          '',
          [],
          { number: 12 },
          { coverPhotoId: deviceId('photo') },
          { estimateLow: 100 },
          { status: 'published' },
          ...PRIVATE_LOT_FIELDS.map((field) => ({ [field]: '' })),
          ...longestTexts(1),
          { title: 1 },
          { lotType: 'pair' },
          { lotType: null },
        ],
      },
      serverTime('createdAt'),
      self('createdBy', 'editor'),
      serverTime('updatedAt'),
      self('updatedBy', 'editor'),
    ],
  },
  {
    document: 'templates of texts',
    path: `sales/${SALE}/templates/${NEW_ID}`,
    by: 'editor',
    content: newTextBlock('editor'),
    fields: [
      oneOf('kind', ['text'], ['lot', 'sale']),
      someText('name', 100),
      someText('order', 100),
      oneOf('field', TEXT_BLOCK_FIELDS, ['title', 'notes', 'consignor']),
      someText('text', 5_000),
      serverTime('createdAt'),
      self('createdBy', 'editor'),
      serverTime('updatedAt'),
      self('updatedBy', 'editor'),
    ],
  },
  {
    document: 'exports',
    path: `sales/${SALE}/exports/${NEW_ID}`,
    by: 'editor',
    content: newExport('editor'),
    beside: () => [set(`sales/${SALE}/exports/${NEW_ID}/parts/e0`, newExportPart('editor'))],
    fields: [
      someText('platform', 100),
      text('platformName', 200),
      text('version', 40),
      oneOf('scope', ['all', 'ready', 'changed', 'selection', 'typed']),
      whole('lots', 0, 100_000),
      { field: 'pictures', good: [true, false], bad: ['', 'true', 0, 1, null, []] },
      text('fileName', 200),
      self('by', 'editor'),
      serverTime('at'),
    ],
  },
  {
    document: 'imports',
    path: `sales/${SALE}/imports/${NEW_ID}`,
    by: 'editor',
    content: newImport('editor'),
    fields: [text('name', 200), self('by', 'editor'), serverTime('at')],
  },
  {
    document: 'parts of exports',
    path: `sales/${SALE}/exports/${NEW_ID}/parts/e0`,
    by: 'editor',
    content: newExportPart('editor'),
    fields: [
      {
        field: 'bytes',
        good: [new Uint8Array(), new Uint8Array(900_000)],
        bad: ['', null, 1, [], new Uint8Array(900_001)],
      },
      self('by', 'editor'),
    ],
  },
];
