import { type Lot, NEW_LOT } from '../../src/domain/lots/lot';
import { keysBetween } from '../../src/domain/values/order';

const THINGS = [
  'vase',
  'bracket clock',
  'pair of candlesticks',
  'landscape',
  'chest of drawers',
  'bronze',
  'Persian rug',
];
const MAKERS = ['Meissen', 'Thonet', 'John Carter, London', 'circle of Jan van Goyen', 'unknown', 'Sèvres', 'Kerman'];
const CATEGORIES = ['Ceramics', 'Clocks', 'Silver', 'Paintings', 'Furniture', 'Sculpture', 'Carpets'];

/** Ids end in any of these, as those of the database do; the copy on the device is kept in parts by this end. */
const ENDS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const pick = <Item>(items: readonly Item[], i: number): Item | undefined => items[i % items.length];

/** Lots as a big sale has them: texts of ordinary length, one in ten not described yet, one in fifty with wrong prices. */
export function benchLots(count: number): Lot[] {
  return keysBetween(null, null, count).map((order, i) => {
    const low = (20 + ((i * 37) % 400)) * 1000;
    const described = i % 10 !== 9;
    const thing = pick(THINGS, i) ?? '';
    return {
      ...NEW_LOT,
      id: `lot${String(i + 1).padStart(16, '0')}${ENDS.charAt(i % ENDS.length)}`,
      number: i + 1,
      suffix: '',
      order,
      ...(described && {
        title: `A ${thing}, ${pick(MAKERS, i * 3) ?? ''}, no. ${String(i + 1)}`,
        description: `The ${thing} of typical form, with wear consistent with age and use. Provenance: private collection, acquired in the ${String(1880 + (i % 100))}s; by descent to the present owner. Height ${String(10 + (i % 90))} cm.`,
        category: pick(CATEGORIES, i) ?? '',
        condition: i % 3 === 0 ? 'Light wear, old restoration to the rim.' : '',
        estimateLow: low,
        estimateHigh: i % 50 === 49 ? low : Math.round(low * 1.5),
        status: i % 4 === 0 ? 'ready' : 'draft',
      }),
    };
  });
}
