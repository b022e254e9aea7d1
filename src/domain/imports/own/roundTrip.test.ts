import * as fc from 'fast-check';
import { anySale, type AnySale } from '../../../testing/platforms/anySale';
import { extraField, extraFieldsOf, extrasOf } from '../../lots/extras';
import { LOT_TYPES, type LotType } from '../../lots/lot';
import { LOT_FIELDS, type LotFieldName } from '../../lots/lotFields';
import { dataFileOf } from '../../platforms/file/dataFile';
import { writeOwnJson } from '../../platforms/own/ownJson';
import type { PlatformLot } from '../../platforms/platformLot';
import { lotsmith } from '../../platforms/profiles/lotsmith';
import { rowsOf } from '../../platforms/rows/rows';
import { createImportDesk, type ImportDesk } from '../desk/importDesk';
import { NO_CHOICE } from '../desk/noChoice';
import type { OpenView, WriteAct } from '../desk/views';
import { mayBeJson, readOwnJsonTable } from '../read/ownJsonTable';
import { readTable } from '../read/readTable';

const lotTypes = Object.fromEntries(LOT_TYPES.map((type) => [type, type])) as Record<LotType, string>;

/** Opens a file for a sale without lots, as the reader of the page does. */
function open(bytes: Uint8Array, currency: string): { readonly desk: ImportDesk; readonly view: OpenView } {
  const desk = createImportDesk();
  const read = (mayBeJson(bytes) ? readOwnJsonTable(bytes, 'lots.json') : null) ?? readTable(bytes, 'lots.csv');
  const form = { currency, locale: 'de-DE', lotTypes, extras: {}, yesNo: ['Ja', 'Nein'] as const };
  const view = desk.open(
    read.ok ? { ...read, sheets: [], sheet: 0 } : { ...read, sheets: [] },
    {},
    { form, names: [], kept: {} },
  );
  return { desk, view };
}

function actsOf(bytes: Uint8Array, currency: string): readonly WriteAct[] {
  const { desk, view } = open(bytes, currency);
  if (!view.ok) throw new Error(view.problem.rule);
  expect(view.file.platform).toBe('Lotsmith');
  desk.check(
    view.columns.map(({ target }) => target),
    NO_CHOICE,
  );
  expect(desk.left()).toEqual([]);
  return desk.acts(0, 10_000);
}

/** A browser has one kind of line break, and a field of blanks is empty. */
const asTyped = (text: string): string => (text.trim() === '' ? '' : text.replace(/\r\n?/g, '\n'));

/** As the rules of the database let it be: each number once, and extras with names and something to say. */
function asStored(any: AnySale): AnySale {
  const numbers = new Set<string>();
  const lots = any.lots.map((lot) => {
    const name = `${String(lot.number)}${lot.suffix}`;
    const { number, suffix } = numbers.has(name) ? { number: null, suffix: '' as const } : lot;
    numbers.add(name);
    const texts = Object.entries(lot).flatMap(([name, value]) =>
      name in LOT_FIELDS && typeof value === 'string' ? [[name, asTyped(value)]] : [],
    );
    const named = Object.entries(lot.extras).map(([name, value]) => [
      name,
      typeof value === 'string' ? asTyped(value) : value,
    ]);
    const extras = extrasOf(extraFieldsOf(Object.fromEntries(named)));
    return {
      ...lot,
      ...Object.fromEntries(texts),
      number,
      suffix,
      extras,
      coverPhotoId: lot.coverPhotoId === null ? null : 'cover',
    };
  });
  return { ...any, lots };
}

/** A lot as an import into a sale without lots makes it. */
function expected(lot: PlatformLot, { photos }: AnySale): object {
  const fields = (Object.keys(LOT_FIELDS) as LotFieldName[]).filter((name) => name !== 'coverPhotoId');
  const said = fields.filter((name) => lot[name] !== null && String(lot[name]).trim() !== '');
  const extras = Object.entries(lot.extras).map(([name, value]) => [extraField(name), value]);
  return {
    number: lot.number === null ? null : { number: lot.number, suffix: lot.suffix },
    values: { ...Object.fromEntries(said.map((name) => [name, lot[name]])), ...Object.fromEntries(extras) },
    status: lot.status === 'draft' ? 'draft' : 'ready',
    cover: lot.coverPhotoId,
    photos: (photos.get(lot.id) ?? []).map((photo) => ({ ...photo, lotId: '' })),
  };
}

function imported(act: WriteAct): object {
  if (act.kind !== 'create') throw new Error(act.kind);
  const { number, fields, privateFields, carried } = act;
  const { status, cover, photos } = carried;
  return { number, values: { ...fields, ...privateFields }, status, cover, photos };
}

const FORMATS = [
  [
    'table',
    ({ lots, photos, sale }: AnySale) => dataFileOf(rowsOf(lots, photos, sale, lotsmith), sale, lotsmith).bytes,
  ],
  ['JSON', ({ lots, photos, sale }: AnySale) => writeOwnJson(lots, photos, sale)],
] as const;

describe.each(FORMATS)('our own %s', (_, write) => {
  it('comes into a sale without lots with everything that is known of its lots', () => {
    fc.assert(
      fc.property(anySale, (made) => {
        const any = asStored(made);
        fc.pre(any.lots.length > 0);
        const acts = actsOf(write(any), any.sale.currency);
        expect(acts.map(imported)).toEqual(any.lots.map((lot) => expected(lot, any)));
      }),
      { seed: 20_261_124, numRuns: 200 },
    );
  });
});
