import type { Sale } from '../../domain/sales/sale';
import { newId } from '../../shared/id';
import type { SalesEvent, SalesGateway } from '../../services/sales/SalesGateway';

/** Two signed-in people who know nothing of each other, each with a gateway of their own. */
export interface SalesParties {
  readonly owner: { readonly uid: string; readonly sales: SalesGateway };
  readonly stranger: { readonly uid: string; readonly sales: SalesGateway };
}

const SPRING = { title: 'Fine furniture, spring', date: '2027-04-17', currency: 'EUR' };

/** Resolves with the first event that satisfies `wanted`. */
function notified(sales: SalesGateway, uid: string, wanted: (event: SalesEvent) => boolean): Promise<SalesEvent> {
  return new Promise((resolve) => {
    const stop = sales.listen(uid, (event) => {
      if (!wanted(event)) return;
      queueMicrotask(() => stop());
      resolve(event);
    });
  });
}

/** Resolves with one of the person's sales once it is as `wanted`. */
async function receivedSale(
  { uid, sales }: SalesParties['owner'],
  id: string,
  wanted: (sale: Sale) => boolean,
): Promise<Sale | undefined> {
  const find = (event: SalesEvent): Sale | undefined =>
    event.type === 'sales' ? event.sales.find((sale) => sale.id === id && wanted(sale)) : undefined;
  return find(await notified(sales, uid, (event) => find(event) !== undefined));
}

/** What every gateway of sales keeps. */
export function salesGatewayContract(name: string, parties: () => SalesParties): void {
  describe(`sales gateway: ${name}`, () => {
    it('has a created sale in the live list of its owner, who may do everything', async () => {
      const { owner } = parties();
      const id = newId();
      await owner.sales.create(id, SPRING, owner.uid);
      const event = await notified(owner.sales, owner.uid, (each) => each.type === 'sales' && each.sales.length > 0);
      expect(event).toMatchObject({
        sales: expect.arrayContaining([
          expect.objectContaining({
            ...{ id, ...SPRING, place: null, status: 'open' },
            ...{ roles: { [owner.uid]: 'owner' }, createdBy: owner.uid },
          }),
        ]) as unknown,
      });
    });

    it('has the place that a sale begins with', async () => {
      const { owner } = parties();
      const id = newId();
      await owner.sales.create(id, { ...SPRING, place: 'Great hall' }, owner.uid);
      expect(await receivedSale(owner, id, () => true)).toMatchObject({ place: 'Great hall' });
    });

    it('has what a sale takes along of an earlier one', async () => {
      const { owner } = parties();
      const id = newId();
      const along = {
        platforms: ['hiBid', 'theSaleroom'],
        ...{ extraColumns: { ownChoice_a1: 'State' }, extraChoices: { ownChoice_a1: 'good\nworn' } },
        ...{ hiddenExtras: { ownChoice_a1: true as const }, categoryNames: { 'hiBid/Arms/armour': 'Militaria' } },
      };
      await owner.sales.create(id, { ...SPRING, ...along }, owner.uid);
      expect(await receivedSale(owner, id, () => true)).toMatchObject(along);
    });

    it('sends a sale that is created while it listens', async () => {
      const { owner } = parties();
      const id = newId();
      const received = notified(
        owner.sales,
        owner.uid,
        (event) => event.type === 'sales' && event.sales.some((sale) => sale.id === id),
      );
      await owner.sales.create(id, SPRING, owner.uid);
      await expect(received).resolves.toMatchObject({ type: 'sales' });
    });

    it('takes the same sale a second time as the same sale', async () => {
      const { owner } = parties();
      const id = newId();
      await owner.sales.create(id, SPRING, owner.uid);
      await expect(owner.sales.create(id, SPRING, owner.uid)).resolves.toBeUndefined();
    });

    it('shows nobody the sales of others', async () => {
      const { owner, stranger } = parties();
      await owner.sales.create(newId(), SPRING, owner.uid);
      await expect(notified(stranger.sales, stranger.uid, () => true)).resolves.toEqual({ type: 'sales', sales: [] });
    });

    it('answers a person who asks for the sales of another with permission-denied only', async () => {
      const { owner, stranger } = parties();
      await owner.sales.create(newId(), SPRING, owner.uid);
      await expect(notified(stranger.sales, owner.uid, () => true)).resolves.toEqual({
        type: 'failed',
        code: 'permission-denied',
      });
    });

    it('changes the given fields of a sale, and nothing else', async () => {
      const { owner } = parties();
      const id = newId();
      await owner.sales.create(id, SPRING, owner.uid);
      await owner.sales.change(id, { title: 'Clocks', place: 'Great hall' });
      await expect(receivedSale(owner, id, (sale) => sale.title === 'Clocks')).resolves.toMatchObject({
        ...SPRING,
        title: 'Clocks',
        place: 'Great hall',
        status: 'open',
        roles: { [owner.uid]: 'owner' },
      });
    });

    it('adds and takes away platforms, and keeps those that it was not asked about', async () => {
      const { owner } = parties();
      const id = newId();
      await owner.sales.create(id, SPRING, owner.uid);
      await owner.sales.changePlatforms(id, { added: ['hiBid', 'ofANewerBuild'], removed: [] });
      await owner.sales.changePlatforms(id, { added: ['proxibid', 'hiBid'], removed: [] });
      await owner.sales.changePlatforms(id, { added: [], removed: ['hiBid', 'wavebid'] });
      await expect(receivedSale(owner, id, (sale) => sale.platforms?.length === 2)).resolves.toMatchObject({
        platforms: ['ofANewerBuild', 'proxibid'],
      });
    });

    it('moves a sale one step on, once, also when it is asked twice', async () => {
      const { owner } = parties();
      const id = newId();
      await owner.sales.create(id, SPRING, owner.uid);
      await owner.sales.move(id, 'open', 'numbersLocked');
      await owner.sales.move(id, 'open', 'numbersLocked');
      await expect(receivedSale(owner, id, (sale) => sale.status === 'numbersLocked')).resolves.toBeDefined();
    });

    it('puts a sale away with the time of the server, and brings it back as it was', async () => {
      const { owner } = parties();
      const id = newId();
      await owner.sales.create(id, SPRING, owner.uid);
      const before = Date.now();
      await owner.sales.putAway(id, 'deleted');
      const deleted = await receivedSale(owner, id, ({ away }) => away?.kind === 'deleted' && away.at !== null);
      expect(Math.abs((deleted?.away?.at ?? 0) - before)).toBeLessThan(60_000);
      await owner.sales.putAway(id, 'archived');
      expect(await receivedSale(owner, id, ({ away }) => away?.kind === 'archived')).toBeDefined();
      await owner.sales.putAway(id, null);
      await expect(receivedSale(owner, id, ({ away }) => away === null)).resolves.toMatchObject({
        ...SPRING,
        status: 'open',
      });
    });

    it('opens a sale without a day, with all that it begins like', async () => {
      const { owner } = parties();
      const id = newId();
      const like = {
        platforms: ['hiBid'],
        extraColumns: { ownChoice_a1: 'State' },
        extraChoices: { ownChoice_a1: 'good\nworn' },
        categoryNames: { 'hiBid/Art': 'Fine art' },
      };
      await owner.sales.create(id, { ...SPRING, date: '', place: 'Great hall', ...like }, owner.uid);
      expect(await receivedSale(owner, id, () => true)).toMatchObject({ date: '', place: 'Great hall', ...like });
    });

    it('does not move a sale that a colleague has moved elsewhere', async () => {
      const { owner } = parties();
      const id = newId();
      await owner.sales.create(id, SPRING, owner.uid);
      await expect(owner.sales.move(id, 'published', 'closed')).rejects.toMatchObject({ code: 'failed-precondition' });
    });

    it('lets nobody else change or move a sale', async () => {
      const { owner, stranger } = parties();
      const id = newId();
      await owner.sales.create(id, SPRING, owner.uid);
      await expect(stranger.sales.change(id, { title: 'Mine' })).rejects.toMatchObject({ code: 'permission-denied' });
      await expect(stranger.sales.changePlatforms(id, { added: ['hiBid'], removed: [] })).rejects.toMatchObject({
        code: 'permission-denied',
      });
      await expect(stranger.sales.putAway(id, 'deleted')).rejects.toMatchObject({ code: 'permission-denied' });
      await expect(stranger.sales.move(id, 'open', 'numbersLocked')).rejects.toMatchObject({
        code: 'permission-denied',
      });
    });

    it('refuses a sale in the name of another', async () => {
      const { owner, stranger } = parties();
      await expect(stranger.sales.create(newId(), SPRING, owner.uid)).rejects.toMatchObject({
        name: 'GatewayFailure',
        code: 'permission-denied',
      });
    });
  });
}
