import { buildPhoto } from '../../../testing/platforms/goldenSale';
import type { OwnTarget } from '../cells/targets';
import { readOwnCell } from './carried';

const PATH = 'sales/saleA/photos/photoA';
const photos = (changes: object): string =>
  JSON.stringify([{ ...buildPhoto({ id: 'photoA', lotId: '', path: PATH }), ...changes }]);
const NOT_OURS = { ok: false, rule: 'notOurs' };

it('reads what our own files have of a lot', () => {
  expect(readOwnCell('status', 'Published')).toMatchObject({ ok: true, carried: { status: 'ready' } });
  expect(readOwnCell('status', 'draft')).toMatchObject({ ok: true, carried: { status: 'draft' } });
  expect(readOwnCell('order', 'a5')).toMatchObject({ ok: true, carried: { order: 'a5' } });
  expect(readOwnCell('order', 'no key')).toMatchObject({ ok: true, carried: { order: null } });
  expect(readOwnCell('allExtras', '{"origin":"Delft"}')).toMatchObject({ extras: { 'extras.origin': 'Delft' } });
  expect(readOwnCell('photoRecords', photos({ caption: 'Signed' }))).toMatchObject({
    carried: { photos: [{ path: PATH, caption: 'Signed' }] },
  });
});

it.each<[string, OwnTarget, string, object]>([
  ['a state that nobody knows', 'status', 'gone', { ok: false, rule: 'notAStatus' }],
  ['no JSON', 'photoRecords', 'front.jpg', NOT_OURS],
  ['photos that are no list', 'photoRecords', '{}', NOT_OURS],
  ['another file than a photo', 'photoRecords', photos({ path: 'users/ada/photo' }), NOT_OURS],
  ['a way out of its folder', 'photoRecords', photos({ path: 'sales/a/photos/../b' }), NOT_OURS],
  ['a caption that is too long', 'photoRecords', photos({ caption: 'x'.repeat(501) }), NOT_OURS],
  ['a caption that deceives', 'photoRecords', photos({ caption: 'a\u202Eb' }), NOT_OURS],
  ['a photo without a size', 'photoRecords', photos({ width: 0 }), NOT_OURS],
  ['a place of no order', 'photoRecords', photos({ order: '' }), NOT_OURS],
  ['an extra that is a list', 'allExtras', '{"origin":[]}', NOT_OURS],
  ['an extra without a name', 'allExtras', '{"":1}', NOT_OURS],
  ['an extra that is too long', 'allExtras', `{"origin":"${'x'.repeat(501)}"}`, NOT_OURS],
  [
    'more extras than a lot may have',
    'allExtras',
    JSON.stringify(Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`e${at}`, 1]))),
    NOT_OURS,
  ],
])('does not take %s', (_, target, text, expected) => {
  expect(readOwnCell(target, text)).toEqual(expected);
});
