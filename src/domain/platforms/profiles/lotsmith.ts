import { LOT_FIELDS, type LotFieldName } from '../../lots/lotFields';
import { OURS, stated } from '../facts';
import type { Column, Profile } from '../profile';
import { column, COMMON_PICTURES, field, NO_SALE_RULES, unlimited, WHOLE_NUMBER } from './common';

const computed = (header: string, of: Extract<Column['from'], { kind: 'computed' }>['of']): Column =>
  column(header, { kind: 'computed', of, field: null }, OURS);

const extrasText = (extras: object): string => {
  const names = Object.entries(extras).sort(([one], [other]) => (one < other ? -1 : 1));
  return names.length === 0 ? '' : JSON.stringify(Object.fromEntries(names));
};

/** Lotsmith's own table: all that is known of the lots, so that it can be read back. A new field is in it by itself. */
export const lotsmith: Profile = {
  id: 'lotsmith',
  name: 'Lotsmith',
  verified: true,
  letters: stated('joined', OURS),
  longestNumber: unlimited,
  money: stated({ decimals: 'ifNeeded', most: null }, OURS),
  columns: [
    column('lot', WHOLE_NUMBER, OURS),
    computed('status', ({ status }) => status),
    ...(Object.keys(LOT_FIELDS) as LotFieldName[]).map((name) => column(name, field(name), OURS)),
    computed('currency', (_, { currency }) => currency),
    // Whole minor units: it is read back by the program, and no person types it here.
    computed('hammerMinor', ({ hammer }) => (hammer === null ? '' : String(hammer))),
    computed('extras', ({ extras }) => extrasText(extras)),
    column('photos', { kind: 'photos' }, OURS),
    computed('order', ({ order }) => order),
    computed('deletedAt', ({ deletedAt }) => (deletedAt === null ? '' : String(deletedAt))),
    computed('lotId', ({ id }) => id),
  ],
  extras: [],
  file: {
    extension: 'csv',
    extensionFact: OURS,
    encoding: stated('utf-8-bom', OURS),
    delimiter: stated(',', OURS),
    quotes: 'needed',
    quotesFact: OURS,
    lineBreaks: stated('kept', OURS),
    guardIsUndone: true,
  },
  pictures: COMMON_PICTURES,
  sale: { ...NO_SALE_RULES, prices: [] },
};
