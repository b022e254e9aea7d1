import { navigate } from '../../features/navigation/model/navigationSlice';
import {
  createSale,
  newSaleClosed,
  newSaleOpened,
  retrySales,
  selectNewSale,
  selectSales,
  selectSalesCode,
  selectSalesStatus,
} from '../../features/sales/salesSlice';
import { settle } from '../../testing/stores/makeTestStore';
import { makeWorkspace, type Workspace } from '../../testing/stores/makeWorkspace';

const SPRING = { title: 'Spring', date: '2027-04-17', currency: 'EUR' };
const BOOKS = { title: 'Books', date: '2027-05-01', currency: 'GBP' };

const CHAIRS = {
  id: 'chairs',
  kind: 'lot',
  name: 'Chairs',
  order: 'a0',
  isDefault: true,
  fields: { category: 'Chairs' },
} as const;

let space: Workspace;
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  space = makeWorkspace({}, '/sales');
});
afterEach(async () => {
  await space.store.stop();
  jest.useRealTimers();
});

/** An earlier sale with a template. */
async function withEarlier(): Promise<void> {
  await space.signIn();
  await space.sales.create('earlier', { ...BOOKS, place: 'Great hall' }, 'user-1');
  await space.templates.save('earlier', [CHAIRS], 'user-1');
  await settle();
}

const idsAsked = (): unknown[] => space.sales.calls.filter(({ op }) => op === 'create').map(({ args }) => args[0]);

describe('the list of sales', () => {
  it('is live for the whole session', async () => {
    await space.signIn();
    expect(space.read(selectSalesStatus)).toBe('live');
    await space.sales.create('saleX', SPRING, 'user-1');
    await settle();
    expect(space.read(selectSales).map((sale) => sale.title)).toEqual(['Spring']);
    await space.auth.signOut();
    await settle();
    expect(space.sales.listenerCount).toBe(0);
    expect(space.read(selectSales)).toEqual([]);
  });

  it('waits for the person after a failure, and listens anew when asked', async () => {
    space.sales.failNext('listen', 'unavailable');
    await space.signIn();
    expect(space.read(selectSalesStatus)).toBe('failed');
    expect(space.read(selectSalesCode)).toBe('unavailable');
    space.store.dispatch(retrySales());
    await settle();
    expect(space.read(selectSalesStatus)).toBe('live');
    expect(space.sales.listenerCount).toBe(1);
  });

  it('is listened to anew when the person asks again before anything has failed', async () => {
    await space.signIn();
    const listens = () => space.sales.calls.filter(({ op }) => op === 'listen');
    expect(listens()).toHaveLength(1);
    space.store.dispatch(retrySales());
    await settle();
    expect(listens()).toHaveLength(2);
    expect(space.sales.listenerCount).toBe(1);
    expect(space.read(selectSalesStatus)).toBe('live');
    expect(space.failures).toEqual([]);
  });
});

describe('a new sale', () => {
  it('is opened once the server has it', async () => {
    await space.signIn();
    space.store.dispatch(newSaleOpened());
    space.store.dispatch(createSale(SPRING));
    expect(space.read(selectNewSale)).toEqual({ status: 'working' });
    await settle();
    expect(space.read(selectNewSale)).toEqual({ status: 'closed' });
    expect(space.state().navigation.path).toBe(`/sales/${String(idsAsked()[0])}`);
    expect(space.read(selectSales)).toMatchObject([{ title: 'Spring', roles: { 'user-1': 'owner' } }]);
  });

  it('does not lead away from where its person has gone before it was made', async () => {
    await space.signIn();
    let answer: (() => void) | undefined;
    const { create } = space.sales;
    jest.spyOn(space.sales, 'create').mockImplementationOnce(async (...made) => {
      await new Promise<void>((resolve) => (answer = resolve));
      await create(...made);
    });
    space.store.dispatch(createSale(SPRING));
    await settle();
    space.store.dispatch(navigate('/account'));
    await settle();
    answer?.();
    await settle();
    expect(space.state().navigation.path).toBe('/account');
    expect(space.read(selectSales)).toMatchObject([{ title: 'Spring' }]);
  });

  it('is asked for once, however often the button is pressed', async () => {
    await space.signIn();
    space.store.dispatch(createSale(SPRING));
    space.store.dispatch(createSale(SPRING));
    await settle();
    expect(idsAsked()).toHaveLength(1);
  });

  it('says why it was refused', async () => {
    await space.signIn();
    space.sales.failNext('create', 'permission-denied');
    space.store.dispatch(createSale(SPRING));
    await settle();
    expect(space.read(selectNewSale)).toEqual({ status: 'refused', code: 'permission-denied' });
    expect(space.state().navigation.path).toBe('/sales');
  });

  it('gives up waiting after 15 seconds; the same sale again is the same sale', async () => {
    await space.signIn();
    space.sales.hang(true);
    space.store.dispatch(createSale(SPRING));
    await jest.advanceTimersByTimeAsync(14_999);
    expect(space.read(selectNewSale)).toEqual({ status: 'working' });
    await jest.advanceTimersByTimeAsync(1);
    expect(space.read(selectNewSale)).toEqual({ status: 'refused', code: 'deadline-exceeded' });
    space.store.dispatch(createSale(SPRING));
    await settle();
    expect(new Set(idsAsked()).size).toBe(1);
    expect(space.sales.sales.size).toBe(1);
  });

  it('another sale after a lost answer is another sale', async () => {
    await space.signIn();
    space.sales.hang(true);
    space.store.dispatch(createSale(SPRING));
    await jest.advanceTimersByTimeAsync(15_000);
    space.store.dispatch(newSaleClosed());
    space.store.dispatch(createSale(BOOKS));
    await settle();
    expect([...space.sales.sales.values()].map((sale) => sale.title)).toEqual(['Spring', 'Books']);
  });

  it('made twice on purpose is two sales', async () => {
    await space.signIn();
    for (let i = 0; i < 2; i += 1) {
      space.store.dispatch(createSale(SPRING));
      await settle();
    }
    expect(space.sales.sales.size).toBe(2);
  });

  it('begins like an earlier one: with its place, and templates of its own', async () => {
    await withEarlier();
    space.store.dispatch(createSale({ ...SPRING, like: 'earlier' }));
    await settle();
    const [sale] = space.read(selectSales).filter(({ title }) => title === 'Spring');
    expect(sale).toMatchObject({ ...SPRING, place: 'Great hall' });
    expect(sale).not.toHaveProperty('like');
    const [template, ...others] = await space.templates.list(sale?.id ?? '');
    expect(others).toEqual([]);
    expect(template).toEqual({ ...CHAIRS, id: expect.not.stringMatching(/^chairs$/) as unknown });
    expect(await space.templates.list('earlier')).toEqual([CHAIRS]);
  });

  it('takes over the extras of templates, and amounts only in the same currency', async () => {
    const described = {
      ...CHAIRS,
      fields: { 'extras.height': 90, 'extras.shippingPrice': 2_500, 'extras.ownMoney_a1': 100 },
    } as const;
    await withEarlier();
    await space.templates.save('earlier', [described], 'user-1');
    for (const currency of ['GBP', 'EUR']) {
      const before = new Set(space.read(selectSales).map(({ id }) => id));
      space.store.dispatch(createSale({ ...SPRING, currency, like: 'earlier' }));
      await settle();
      const sale = space.read(selectSales).find(({ id }) => !before.has(id));
      const [template] = await space.templates.list(sale?.id ?? '');
      expect(template).toMatchObject({ name: 'Chairs' });
      expect(template?.kind === 'lot' && template.fields).toEqual(
        currency === 'GBP' ? described.fields : { 'extras.height': 90 },
      );
    }
  });

  it('takes over no amounts of an earlier one whose currency nobody here knows any more', async () => {
    await space.signIn();
    const described = { ...CHAIRS, fields: { 'extras.height': 90, 'extras.shippingPrice': 2_500 } } as const;
    await space.templates.save('gone', [described], 'user-1');
    space.store.dispatch(createSale({ ...SPRING, like: 'gone' }));
    await settle();
    expect(space.read(selectNewSale)).toEqual({ status: 'closed' });
    const [sale] = space.read(selectSales);
    expect(sale).toMatchObject({ ...SPRING, place: null });
    const [template] = await space.templates.list(sale?.id ?? '');
    expect(template?.kind === 'lot' && template.fields).toEqual({ 'extras.height': 90 });
  });

  it('takes over where an earlier one goes, its columns and what platforms call its categories', async () => {
    const like = {
      platforms: ['hiBid'],
      extraColumns: { ownChoice_a1: 'State' },
      extraChoices: { ownChoice_a1: 'good\nworn' },
      categoryNames: { 'hiBid/Art': 'Fine art' },
    };
    await space.signIn();
    await space.sales.create('earlier', { ...BOOKS, ...like }, 'user-1');
    await settle();
    space.store.dispatch(createSale({ ...SPRING, date: '', place: 'Small hall', like: 'earlier' }));
    await settle();
    const [sale] = space.read(selectSales).filter(({ title }) => title === 'Spring');
    expect(sale).toMatchObject({ ...SPRING, ...like, date: '', place: 'Small hall' });
  });

  it('is not created when the earlier templates cannot be read, and not twice when they could not be written', async () => {
    await withEarlier();
    const before = idsAsked().length;
    space.templates.failNext('list', 'unavailable');
    space.store.dispatch(createSale({ ...SPRING, like: 'earlier' }));
    await settle();
    expect(space.read(selectNewSale)).toEqual({ status: 'refused', code: 'unavailable' });
    expect(idsAsked()).toHaveLength(before);
    space.templates.failNext('save', 'unavailable');
    space.store.dispatch(createSale({ ...SPRING, like: 'earlier' }));
    await settle();
    expect(space.read(selectNewSale)).toEqual({ status: 'refused', code: 'unavailable' });
    space.store.dispatch(createSale({ ...SPRING, like: 'earlier' }));
    await settle();
    expect(space.read(selectNewSale)).toEqual({ status: 'closed' });
    const [first, second] = idsAsked().slice(before);
    expect(second).toBe(first);
    expect(await space.templates.list(String(first))).toHaveLength(1);
  });
});
