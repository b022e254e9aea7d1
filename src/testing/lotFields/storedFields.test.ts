import * as v from 'valibot';
import { buildCatalogue } from '../../domain/catalogue/catalogue';
import {
  EDITABLE_LOT_FIELDS,
  LOT_TEXT_FIELDS,
  NEW_LOT,
  NO_PRIVATE_FIELDS,
  PRIVATE_LOT_FIELDS,
} from '../../domain/lots/lot';
import { TEMPLATE_FIELDS, TEXT_BLOCK_FIELDS } from '../../domain/lots/template';
import { readChunk } from '../../services/catalogue/readCatalogue';
import { readLot, readLotPrivate } from '../../services/firebase/read/readDocuments';
import { operationSchema } from '../../services/outbox/workFile/operationSchema';
import { readTemplates } from '../../services/templates/readTemplate';
import { buildLot } from '../stores/makeWorkspace';
import { ALL_FIELDS, exampleOf } from './exampleValue';

const names = (list: readonly string[]): readonly string[] => list;
const base = { id: 'op1', saleId: 'sale1', lotId: 'lot1', uid: 'person1' };

/** What is stored of a field and read again follows from its line in the registry. */
describe.each(ALL_FIELDS)('the field %s', (field, rule) => {
  const value = exampleOf(rule);
  const isPrivate = rule.reads === 'editors';

  it('is in the lists and defaults of its document, and in no other', () => {
    expect(names(EDITABLE_LOT_FIELDS).includes(field)).toBe(!isPrivate);
    expect(names(PRIVATE_LOT_FIELDS).includes(field)).toBe(isPrivate);
    expect(isPrivate ? NO_PRIVATE_FIELDS : NEW_LOT).toHaveProperty(field, rule.initial);
    expect(isPrivate ? NEW_LOT : NO_PRIVATE_FIELDS).not.toHaveProperty(field);
    expect(names(LOT_TEXT_FIELDS).includes(field)).toBe(!isPrivate && rule.longest !== undefined);
  });

  it('is read from a document, with its default where an older build wrote none', () => {
    const read = (data: object) => (isPrivate ? readLotPrivate('lot1', data) : readLot('lot1', data));
    const document = { order: 'a0', status: 'draft' };
    expect(read({ ...document, [field]: value })).toHaveProperty(field, value);
    expect(read(document)).toHaveProperty(field, rule.initial);
  });

  it('is read from the outbox and from files', () => {
    const read = (operation: object) => v.safeParse(operationSchema, { ...base, ...operation });
    const edit = { kind: isPrivate ? 'editPrivate' : 'editLot', changes: { [field]: { before: null, after: value } } };
    expect(read(edit)).toMatchObject({ success: true, output: edit });
    const create = { kind: 'createLot', number: null, suffix: '', order: 'a0', fields: { [field]: value } };
    expect(read(create).success).toBe(!isPrivate);
    expect(read({ ...create, fields: { [field]: { odd: true } } }).success).toBe(false);
  });

  it('is in templates and text blocks as the registry says', () => {
    expect(names(TEMPLATE_FIELDS).includes(field)).toBe(rule.inTemplates);
    expect(names(TEXT_BLOCK_FIELDS).includes(field)).toBe(rule.hasTextBlocks);
    const data = { kind: 'lot', name: 'Chairs', order: 'a0', isDefault: false, fields: { [field]: value } };
    const [template] = readTemplates([{ id: 'chairs', data }]);
    expect(template).toMatchObject({ fields: rule.inTemplates ? { [field]: value } : {} });
  });

  it('is published when everyone may read it, and read from a catalogue of an older build', () => {
    const lot = buildLot({ status: 'published', ...(isPrivate ? {} : { [field]: value }) });
    const [published] = buildCatalogue([{ ...lot, ...(isPrivate ? { [field]: value } : {}) }], []);
    expect(published !== undefined && field in published).toBe(rule.reads === 'everyone');
    if (published === undefined || rule.reads !== 'everyone') return;
    expect(published).toHaveProperty(field, value);
    const chunk = (each: object) => readChunk({ version: 1, lots: [each] })?.lots[0];
    expect(chunk(published)).toEqual(published);
    const { [field]: _without, ...older } = published as unknown as Record<string, unknown>;
    const read = chunk(older);
    if (rule.since === 1) expect(read).toBeUndefined();
    else expect(read).toHaveProperty(field, rule.initial);
  });
});
