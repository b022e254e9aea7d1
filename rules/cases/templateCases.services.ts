import { LONGEST_EXTRA, MOST_EXTRAS } from '../../src/domain/lots/extras';
import { type Actor, ACTORS, uidOf } from '../support/actors';
import { runCases } from '../support/cases';
import { BAD_EXTRAS, GOOD, GOOD_EXTRAS, many } from '../support/extrasValues';
import { create, type Data, remove, set, update } from '../support/firestoreClient';
import {
  changedBy,
  deviceId,
  newTemplate,
  newTextBlock,
  OTHER_SALE,
  SALE,
  TEMPLATE,
  TEXT_BLOCK,
} from '../support/fixture';
import { admin, as, reset } from '../support/harness';
import { longestTexts } from '../support/lotFieldRows';

const template = `sales/${SALE}/templates/${TEMPLATE}`;
const fresh = `sales/${SALE}/templates/${deviceId('newTemplate')}`;

runCases([
  {
    name: 'a template that becomes a text',
    denied: () => as('editor').commit(set(template, newTextBlock('editor'))),
    allowed: () => as('editor').commit(set(fresh, newTextBlock('editor'))),
  },
  {
    name: 'a template in the name of another',
    denied: () => as('owner').commit(create(fresh, newTemplate('editor'))),
    allowed: () => as('owner').commit(create(fresh, newTemplate('owner'))),
  },
  {
    name: "taking over the making of a colleague's template",
    denied: () => as('owner').commit(update(template, { createdBy: 'owner', ...changedBy('owner') })),
    allowed: () => as('owner').commit(update(template, { name: 'Chairs', ...changedBy('owner') })),
  },
  {
    name: 'a change without a name to it',
    denied: () => as('owner').commit(update(template, { name: 'Chairs' })),
    allowed: () => as('owner').commit(update(template, { name: 'Chairs', ...changedBy('owner') })),
  },
  {
    name: 'a template that hides what only editors see',
    denied: () => as('editor').commit(create(fresh, { ...newTemplate('editor'), fields: { reserve: 100 } })),
    allowed: () => as('editor').commit(create(fresh, { ...newTemplate('editor'), fields: { title: '100' } })),
  },
  {
    name: 'a template of another sale',
    denied: () => as('editor').commit(remove(`sales/${OTHER_SALE}/templates/${TEMPLATE}`)),
    allowed: () => as('editor').commit(remove(template)),
  },
]);

const make = (extras: unknown, by: Actor = 'editor') =>
  as(by).commit(create(fresh, { ...newTemplate(uidOf(by)), extras }));
const change = (content: Data, by: Actor = 'editor') =>
  as(by).commit(update(template, { ...content, ...changedBy(uidOf(by)) }));

describe.each(ACTORS)('extras of a template, by %s', (actor) => {
  beforeEach(reset);
  const may = actor === 'owner' || actor === 'editor' ? 'allowed' : 'permission-denied';

  test('makes a template with extras, or not', async () => {
    expect(await make(GOOD, actor)).toBe(may);
  });

  test('gives a template extras, changes them and takes them away, or not', async () => {
    expect(await change({ extras: GOOD }, actor)).toBe(may);
    await admin.commit(update(template, { extras: GOOD }));
    expect(await change({ extras: { ...GOOD, endDate: '22/12/2026' } }, actor)).toBe(may);
    await admin.commit(update(template, { extras: GOOD }));
    expect(await change({ extras: {} }, actor)).toBe(may);
  });
});

describe('what extras of a template may be', () => {
  beforeEach(reset);

  test.each(GOOD_EXTRAS)('%s: allowed', async (_name, extras) => {
    expect(await make(extras)).toBe('allowed');
    expect(await change({ extras })).toBe('allowed');
  });

  test.each([...BAD_EXTRAS, ['nothing', null] as const])('%s: refused', async (_name, extras) => {
    expect(await make(extras)).toBe('permission-denied');
    expect(await change({ extras })).toBe('permission-denied');
  });

  test('none are in a text that is inserted', async () => {
    const block = `sales/${SALE}/templates/${TEXT_BLOCK}`;
    expect(await as('editor').commit(update(block, { extras: GOOD, ...changedBy('editor') }))).toBe(
      'permission-denied',
    );
    expect(await as('editor').commit(create(fresh, { ...newTextBlock('editor'), extras: GOOD }))).toBe(
      'permission-denied',
    );
  });

  test('as many as there may be, beside the longest texts of all fields', async () => {
    const fields = Object.assign({}, ...longestTexts(0)) as Data;
    const extras = many(MOST_EXTRAS, 'x'.repeat(LONGEST_EXTRA));
    expect(await as('editor').commit(create(fresh, { ...newTemplate('editor'), fields, extras }))).toBe('allowed');
    const texts = Object.fromEntries(Object.keys(fields).map((field) => [field, 'Changed']));
    expect(await change({ fields, extras })).toBe('allowed');
    expect(await change({ fields: texts, extras: many(MOST_EXTRAS, 'y'.repeat(LONGEST_EXTRA)) })).toBe('allowed');
  });
});

test('an older page that knows no extras changes such a template, and leaves them', async () => {
  await reset();
  await admin.commit(update(template, { extras: GOOD }));
  expect(await change({ name: 'Chairs', fields: { category: 'Chairs' } })).toBe('allowed');
  expect(JSON.stringify(await admin.read(template))).toContain('21/12/2026');
});
