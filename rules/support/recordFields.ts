import { PRIVATE_LOT_FIELDS } from '../../src/domain/lots/lot';
import {
  currency,
  day,
  id,
  idOrNull,
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
  type FieldTable,
  type FieldRow,
} from './fieldKinds';
import { INVITED_EMAIL } from './actors';
import { SERVER_TIME, update } from './firestoreClient';
import {
  CANARY,
  changedBy,
  deviceId,
  FREE_SLUG,
  LOT,
  newCatalogue,
  newChunk,
  newHint,
  newInvitation,
  newOp,
  newPerson,
  newPresence,
  newPrivateOp,
  PUBLISHED_SALE,
  SALE,
  SLUG,
  UNHINTED,
} from './fixture';
import { changesOf } from './recorded';

const TITLE = { title: { before: 'A chair', after: 'A stool' } };
const SECRETS = changesOf({ reserve: 5, consignor: 'x', notes: 'x' }, { ...CANARY, notes: '' });
const PUBLIC_KINDS = [
  'createLot',
  'setLotStatus',
  'setResult',
  'setNumber',
  'moveLot',
  'trashLot',
  'restoreLot',
  'addPhoto',
  'editPhoto',
  'removePhoto',
];

const operation = (kinds: readonly string[], others: readonly string[]): FieldRow[] => [
  self('by', 'editor'),
  serverTime('at'),
  oneOf('kind', kinds, ['deleteLot', ...others]),
  { ...id('lotId'), good: [LOT] },
  { ...id('group'), required: false },
];

/** Claims, the history, invitations and catalogues. */
export const RECORD_FIELDS: readonly FieldTable[] = [
  {
    document: 'numbers',
    path: `sales/${SALE}/numbers/13`,
    by: 'editor',
    content: { lotId: deviceId('lot'), by: 'editor', reservedAt: SERVER_TIME },
    fields: [id('lotId'), self('by', 'editor'), { ...serverTime('reservedAt'), required: false }],
  },
  {
    document: 'ops',
    path: `sales/${SALE}/ops/${NEW_ID}`,
    by: 'editor',
    content: { ...newOp('editor'), changes: TITLE },
    beside: () => [update(`sales/${SALE}/lots/${LOT}`, { title: 'A stool', ...changedBy('editor'), lastOp: NEW_ID })],
    fields: [
      ...operation(['editLot'], [...PUBLIC_KINDS, 'editPrivate']),
      {
        field: 'changes',
        good: [TITLE, { ...TITLE, quantity: { before: 1, after: 1 } }],
        bad: [
          null,
          '',
          [],
          {},
          { title: { before: 'a', after: 'b' } },
          { ...TITLE, photo: { before: null, after: 'p' } },
          { ...TITLE, caption: { before: '', after: 'x' }, rotation: { before: 0, after: 90 } },
          ...[...PRIVATE_LOT_FIELDS, 'anything'].map((key) => ({
            ...TITLE,
            [key]: { before: null, after: 1 },
          })),
        ],
      },
    ],
  },
  {
    document: 'opsPrivate',
    path: `sales/${SALE}/opsPrivate/${NEW_ID}`,
    by: 'editor',
    content: { ...newPrivateOp('editor'), changes: SECRETS },
    beside: () => [
      update(`sales/${SALE}/lotPrivate/${LOT}`, {
        ...{ reserve: 5, consignor: 'x', notes: 'x' },
        ...changedBy('editor'),
        lastOp: NEW_ID,
      }),
    ],
    fields: [
      ...operation(['editPrivate'], PUBLIC_KINDS),
      {
        field: 'changes',
        good: [SECRETS],
        bad: [null, '', [], {}, { ...SECRETS, title: { before: '', after: 'x' } }, { ...SECRETS, notes: null }],
      },
    ],
  },
  {
    document: 'invitations',
    path: `invitations/${NEW_ID}`,
    by: 'owner',
    content: newInvitation('owner'),
    fields: [
      {
        field: 'saleId',
        good: [SALE],
        bad: [...notText, null, '', deviceId('otherSale'), deviceId('noSale'), `${SALE}/lots/x`],
      },
      oneOf('role', ['editor', 'viewer'], ['owner', 'admin']),
      {
        field: 'email',
        good: ['ben@example.com', `${'x'.repeat(242)}@example.com`],
        bad: [
          ...notText,
          null,
          '',
          'Ben@example.com',
          'ben',
          '@example.com',
          'ben@',
          'a b@example.com',
          'a\n@example.com',
          'a@example.com\r\nBcc: everybody@example.com',
          `${'x'.repeat(243)}@example.com`,
        ],
      },
      { field: 'saleTitle', good: ['Autumn sale'], bad: [...notText, null, '', 'Winter sale'] },
      text('byName', 200),
      { field: 'byEmail', good: ['owner@example.com'], bad: [...notText, null, '', INVITED_EMAIL] },
      self('createdBy', 'owner'),
      serverTime('createdAt'),
      onlyNull('acceptedBy'),
      onlyNull('acceptedAt'),
      onlyNull('declinedAt'),
    ],
  },
  {
    document: 'invitationHints',
    path: `invitationHints/${UNHINTED}`,
    by: 'owner',
    content: newHint(),
    fields: [
      { field: 'first', good: ['i'], bad: [...notText, null, '', 'in', 'x'] },
      { field: 'domain', good: ['example.com'], bad: [...notText, null, '', 'example.org', 'ines@example.com'] },
    ],
  },
  {
    document: 'people',
    path: `sales/${SALE}/people/viewer`,
    by: 'viewer',
    content: newPerson(),
    fields: [
      text('name', 200),
      { field: 'email', good: [null, 'viewer@example.com'], bad: [...notText, '', 'owner@example.com'] },
      idOrNull('invitation'),
      serverTime('at'),
    ],
  },
  {
    document: 'presence',
    path: `sales/${SALE}/presence/viewer`,
    by: 'viewer',
    content: newPresence(),
    fields: [idOrNull('lotId'), serverTime('at')],
  },
  {
    document: 'catalogues',
    path: `catalogues/${FREE_SLUG}`,
    by: 'owner',
    content: newCatalogue(PUBLISHED_SALE),
    fields: [
      {
        field: 'saleId',
        good: [PUBLISHED_SALE],
        bad: [...notText, null, '', deviceId('otherSale'), deviceId('noSale')],
      },
      someText('title', 200),
      day('date'),
      textOrNull('place', 200),
      currency('currency'),
      whole('version', 1, 1_000_000_000),
      whole('chunkCount', 0, 10_000),
      serverTime('publishedAt'),
    ],
  },
  {
    document: 'chunks',
    path: `catalogues/${SLUG}/chunks/1`,
    by: 'owner',
    content: newChunk(),
    fields: [
      whole('version', 2, 1_000_000_000),
      {
        field: 'lots',
        good: [[], Array.from({ length: 50 }, (_, i) => ({ id: `${i}`, title: 'x', photos: ['p'] }))],
        bad: [
          null,
          '',
          {},
          Array.from({ length: 51 }, () => ({ id: 'x' })),
          ['x'],
          ...[0, 3, 4, 7, 9, 10, 25, 35, 49].map((at) =>
            Array.from({ length: 50 }, (_, i) => (i === at ? { reserve: 1 } : { id: 'x' })),
          ),
        ],
      },
    ],
  },
];
