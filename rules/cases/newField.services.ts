import { LOT_FIELDS } from '../../src/domain/lots/lotFields';
import { withParts } from '../../scripts/docs/markedParts';
import { rulesOfFields } from '../../scripts/docs/lotFieldRules';
import { create, remove, type Data } from '../support/firestoreClient';
import { deviceId, LOT, newChunk, newTemplate, SALE, SLUG } from '../support/fixture';
import { admin, as, reset } from '../support/harness';
import { LOT_TEXT_FIELDS } from '../../src/domain/lots/lot';
import { changesOf, creationOf, lotChanged, lotMade, privateSaid, UNSAID } from '../support/recorded';
import { putBack, rulesInForce, takeRules } from '../support/rulesInForce';

/** Two fields that the registry may get one day, each a line like the others. */
const REGISTRY = {
  ...LOT_FIELDS,
  signature: { ...LOT_FIELDS.provenance, longest: 300, since: 1_000 },
  shelf: { ...LOT_FIELDS.consignor, since: 1_000 },
};
const sale = `sales/${SALE}`;
const FRESH = deviceId('fresh');
const TURNED = `A${String.fromCodePoint(0x202e)}z`;

beforeAll(() => takeRules(withParts(rulesInForce(), rulesOfFields(REGISTRY))));
afterAll(putBack);
beforeEach(async () => {
  await reset();
  await admin.commit(remove(`${sale}/lots/${FRESH}`), remove(`${sale}/templates/${FRESH}`));
});

const make = (fields: Data) => as('editor').commit(...lotMade('editor', FRESH, fields));
const edit = (fields: Data, before: Data = { signature: '' }) =>
  as('editor').commit(...lotChanged('editor', LOT, fields, { before }));

describe('the rules that are made of a registry with one more text', () => {
  test('take lots with it, up to its limit, and without it', async () => {
    expect(await make({ signature: 'x'.repeat(301) })).toBe('permission-denied');
    expect(await make({ signature: 1 })).toBe('permission-denied');
    expect(await make({ signature: TURNED })).toBe('permission-denied');
    expect(await make({ signature: 'x'.repeat(300) })).toBe('allowed');
    await admin.commit(remove(`${sale}/lots/${FRESH}`));
    expect(await make({})).toBe('allowed');
  });

  test('take no lot whose record does not tell of it', async () => {
    const [lot] = lotMade('editor', FRESH, { signature: 'Verso', lastOp: FRESH });
    const silent = creationOf('editor', FRESH, { lastOp: FRESH, number: 12 });
    expect(await as('editor').commit(lot ?? {}, silent)).toBe('permission-denied');
  });

  test('take its edits, in a lot of an older page as what it was without', async () => {
    expect(await edit({ signature: 'Verso' }, { signature: 'Recto' })).toBe('permission-denied');
    expect(await edit({ signature: TURNED })).toBe('permission-denied');
    expect(await edit({ signature: 'Verso' })).toBe('allowed');
    expect(await edit({ signature: 'Recto' }, { signature: 'Verso' })).toBe('allowed');
  });

  test('take it in templates and in catalogues, and not the private one', async () => {
    const template = (fields: Data) =>
      as('editor').commit(create(`${sale}/templates/${FRESH}`, { ...newTemplate('editor'), fields }));
    expect(await template({ signature: 'x'.repeat(301) })).toBe('permission-denied');
    expect(await template({ shelf: 'A' })).toBe('permission-denied');
    expect(await template({ signature: 'Verso' })).toBe('allowed');
    const publish = (lot: Data) => as('owner').commit(create(`catalogues/${SLUG}/chunks/1`, newChunk([lot])));
    expect(await publish({ id: LOT, shelf: 'A' })).toBe('permission-denied');
    expect(await publish({ id: LOT, signature: 'Verso' })).toBe('allowed');
  });

  test('take the private one beside the lot only', async () => {
    const say = (shelf: string) =>
      as('editor').commit(...privateSaid('editor', FRESH, { shelf }, { ...UNSAID, shelf: '' }));
    await admin.commit(create(`${sale}/lotPrivate/${FRESH}`, { consignor: 'Mrs Miller' }));
    expect(await say(TURNED)).toBe('permission-denied');
    expect(await say('x'.repeat(501))).toBe('permission-denied');
    expect(await say('A 3')).toBe('allowed');
    expect(await make({ shelf: 'A 3' })).toBe('permission-denied');
  });

  test('judge the longest creation and the longest edit within what one request may evaluate', async () => {
    const all = {
      ...Object.fromEntries(LOT_TEXT_FIELDS.map((field) => [field, 'é'.repeat(LOT_FIELDS[field].longest)])),
      ...{ signature: 'é'.repeat(300), quantity: 3, lotType: 'choice' },
      ...{ estimateLow: 1, estimateHigh: 2, startPrice: 3, buyNow: 4, coverPhotoId: deviceId('cover') },
    };
    expect(await make(all)).toBe('allowed');
    expect(await edit(all)).toBe('allowed');
    expect(Object.keys(changesOf(all)).length).toBe(LOT_TEXT_FIELDS.length + 8);
  });
});
