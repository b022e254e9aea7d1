import { newId } from '../../shared/id';
import type { SalesEvent, SalesGateway } from './SalesGateway';

/** Two signed-in people who know nothing of each other, each with a gateway of their own. */
export interface SalesParties {
  readonly owner: { readonly uid: string; readonly sales: SalesGateway };
  readonly stranger: { readonly uid: string; readonly sales: SalesGateway };
}

const SPRING = { title: 'Fine furniture, spring', date: '2027-04-17', currency: 'EUR' };

/** Resolves with the first event that satisfies `wanted`. */
function heard(sales: SalesGateway, uid: string, wanted: (event: SalesEvent) => boolean): Promise<SalesEvent> {
  return new Promise((resolve) => {
    const stop = sales.listen(uid, (event) => {
      if (!wanted(event)) return;
      queueMicrotask(() => stop());
      resolve(event);
    });
  });
}

/** What every gateway of sales keeps. */
export function salesGatewayContract(name: string, parties: () => SalesParties): void {
  describe(`sales gateway: ${name}`, () => {
    it('has a created sale in the live list of its owner, who may do everything', async () => {
      const { owner } = parties();
      const id = newId();
      await owner.sales.create(id, SPRING, owner.uid);
      const event = await heard(owner.sales, owner.uid, (each) => each.type === 'sales' && each.sales.length > 0);
      expect(event).toMatchObject({
        sales: expect.arrayContaining([
          { id, ...SPRING, place: null, status: 'open', roles: { [owner.uid]: 'owner' }, createdBy: owner.uid },
        ]) as unknown,
      });
    });

    it('tells of a sale that is created while it listens', async () => {
      const { owner } = parties();
      const id = newId();
      const told = heard(
        owner.sales,
        owner.uid,
        (event) => event.type === 'sales' && event.sales.some((sale) => sale.id === id),
      );
      await owner.sales.create(id, SPRING, owner.uid);
      await expect(told).resolves.toMatchObject({ type: 'sales' });
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
      await expect(heard(stranger.sales, stranger.uid, () => true)).resolves.toEqual({ type: 'sales', sales: [] });
    });

    it('tells a person who asks for the sales of another nothing but permission-denied', async () => {
      const { owner, stranger } = parties();
      await owner.sales.create(newId(), SPRING, owner.uid);
      await expect(heard(stranger.sales, owner.uid, () => true)).resolves.toEqual({
        type: 'failed',
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
