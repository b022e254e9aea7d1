import type { Sale } from '../../domain/sales/sale';
import { PHOTO_SIZES } from '../../domain/photos/photo';
import { createFakeSalesGateway } from '../fakes/fakeSalesGateway';
import { buildLot, buildPhoto, makeWorkspace, SALE, type Workspace } from './makeWorkspace';

/** The other sale. */
export const AUTUMN = 'saleB000000000000000';

export const buildSale = (fields: Partial<Sale>): Sale => ({
  id: SALE,
  title: 'Spring',
  date: '2027-04-17',
  place: null,
  currency: 'EUR',
  status: 'open',
  roles: { 'user-1': 'owner' },
  createdBy: 'user-1',
  ...fields,
});

/** A person with two sales, whose uploads finish by themselves. Also what a server and a device remember of an earlier page. */
export function makeTransfers(gateways: Parameters<typeof makeWorkspace>[0] = {}): Workspace {
  const sales = createFakeSalesGateway();
  sales.sales.set(SALE, buildSale({}));
  sales.sales.set(AUTUMN, buildSale({ id: AUTUMN, title: 'Autumn' }));
  const made = makeWorkspace({ sales, ...gateways });
  made.files.automatic = true;
  return Object.assign(made, { sales });
}

/** A vase that is ready, with two photos, a clock without, and a lot with number 40 in the other sale. */
export function seedTransfers(space: Workspace): void {
  const vase = buildLot({ status: 'ready' });
  const clock = buildLot({ id: 'lot2', number: 2, order: 'a1', title: 'A clock', coverPhotoId: null });
  const photos = [buildPhoto({ id: 'side', order: 'a0' }), buildPhoto({ id: 'cover', order: 'a1', caption: 'Signed' })];
  space.lots.seed(SALE, [vase, clock], photos);
  space.lots.seedPrivate(SALE, [{ id: 'lot1', reserve: 80, consignor: 'House 7', notes: '', toCheck: '' }]);
  space.lots.seed(AUTUMN, [buildLot({ id: 'old', number: 40, order: 'a5' })]);
  for (const { path } of photos) {
    for (const size of PHOTO_SIZES) space.files.stored.set(`${path}/${size}.jpg`, new Blob([`${path} ${size}`]));
  }
}
