import type { CheckSetup } from '../../../src/domain/platforms/validate/saleCheck';
import type { ChangedLot } from '../../../src/domain/platforms/validate/validator';
import { NO_PRIVATE_FIELDS } from '../../../src/domain/lots/lot';
import { PLAIN_PHOTO } from '../../../src/domain/photos/photo';
import { benchLots } from '../../grid/lots';

export const LOTS = 10_000;

export const SETUP: CheckSetup = {
  sale: {
    id: 'sale',
    title: 'Spring sale',
    date: '2027-04-17',
    place: null,
    currency: 'EUR',
    categories: {},
    fieldNames: { creator: 'Artist or maker', provenance: 'Provenance' },
  },
  platformIds: ['liveAuctioneers', 'proxibid', 'hiBid'],
  seesPrivate: true,
};

/** Ten thousand lots with a photo each. A twentieth has a title that is too long for one platform. */
export function makeSale(): ChangedLot[] {
  return benchLots(LOTS).map((lot, place) => {
    const title = place % 20 === 0 ? `${lot.title} with its cover, stand and the box in which it came` : lot.title;
    const id = `photo${place}`;
    const file = { path: `sales/sale/photos/${id}`, width: 3_000, height: 2_000, bytes: 900_000, hash: 'ab' };
    return {
      id: lot.id,
      lot: { ...NO_PRIVATE_FIELDS, ...lot, title, startPrice: 1_000, extras: {} },
      photos: [{ id, lotId: lot.id, order: 'a0', ...file, ...PLAIN_PHOTO }],
    };
  });
}
