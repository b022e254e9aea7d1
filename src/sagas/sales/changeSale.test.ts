import type { LotTemplate } from '../../domain/lots/template';
import { lotsReceived, saleEntered } from '../../features/lots/model/lots/lotsSlice';
import { selectHasPrices } from '../../features/lots/model/templates/salePrices';
import { templatesReceived } from '../../features/lots/model/templates/templatesSlice';
import {
  changePlatforms,
  changeSale,
  moveSale,
  putSaleAway,
  selectIsSettingRefused,
  selectSetting,
} from '../../features/sales/saleSettingsSlice';
import { selectSale } from '../../features/sales/salesSlice';
import { makeMembers, type MembersSpace } from '../../testing/stores/makeMembers';
import { settle } from '../../testing/stores/makeTestStore';
import { buildLot, SALE } from '../../testing/stores/makeWorkspace';

let space: MembersSpace;
beforeEach(async () => {
  space = await makeMembers();
});
afterEach(() => space.store.stop());

const lots = (...changed: ReturnType<typeof buildLot>[]) =>
  space.store.dispatch(lotsReceived({ saleId: SALE, changed, removed: [], fromServer: true }));
const unpriced = { estimateLow: null, estimateHigh: null };
const toPounds = async () => {
  space.store.dispatch(changeSale({ saleId: SALE, changes: { currency: 'GBP' } }));
  await settle();
  return space.read(selectSale, SALE)?.currency;
};

describe('the details of a sale', () => {
  it('become what the owner says, and nothing else is written', async () => {
    space.store.dispatch(changeSale({ saleId: SALE, changes: { place: 'Great hall' } }));
    expect(space.read(selectSetting, SALE, 'details')).toEqual({ status: 'working', saleId: SALE, part: 'details' });
    await settle();
    expect(space.read(selectSale, SALE)).toMatchObject({ title: 'Clocks', place: 'Great hall' });
    expect(space.read(selectSetting, SALE, 'details').status).toBe('done');
    expect(space.read(selectSetting, SALE, 'status').status).toBe('idle');
    expect(space.sales.calls.at(-1)?.args).toEqual([SALE, { place: 'Great hall' }]);
  });

  it('say why they were not saved', async () => {
    space.sales.failNext('change', 'unavailable');
    space.store.dispatch(changeSale({ saleId: SALE, changes: { title: 'Books' } }));
    await settle();
    expect(space.read(selectSetting, SALE, 'details')).toEqual({
      status: 'refused',
      saleId: SALE,
      part: 'details',
      code: 'unavailable',
    });
  });

  it('say so when they were not saved for no known reason', async () => {
    jest.spyOn(space.sales, 'change').mockRejectedValueOnce(new TypeError('a defect'));
    space.store.dispatch(changeSale({ saleId: SALE, changes: { title: 'Books' } }));
    await settle();
    expect(space.read(selectSetting, SALE, 'details')).toMatchObject({ status: 'refused', code: 'unknown' });
  });
});

describe('a sale that is gone', () => {
  const saleId = 'goneA00000000000000';

  it.each([
    ['named anew', changeSale({ saleId, changes: { title: 'Books' } })],
    ['sold in another currency', changeSale({ saleId, changes: { currency: 'GBP' } })],
    ['locked', moveSale({ saleId, event: 'lockNumbers' })],
    ['deleted', putSaleAway({ saleId, kind: 'deleted' })],
  ])('is not %s: the server is asked nothing, and nothing is refused', async (_name, action) => {
    const before = space.sales.calls.length;
    space.store.dispatch(action);
    await settle();
    expect(space.sales.calls.slice(before)).toEqual([]);
    expect(space.read(selectIsSettingRefused)).toBe(false);
    expect(space.failures).toEqual([]);
    // What the owner asks next is done.
    space.store.dispatch(changeSale({ saleId: SALE, changes: { title: 'Books' } }));
    await settle();
    expect(space.read(selectSale, SALE)?.title).toBe('Books');
  });
});

describe('the currency', () => {
  it('changes while no lot has a price', async () => {
    lots(buildLot(unpriced));
    expect(await toPounds()).toBe('GBP');
  });

  it.each([
    ['an estimate', { estimateLow: 1 }],
    ['a start price, of nothing', { ...unpriced, startPrice: 0 }],
    ['a price in the trash', { ...unpriced, buyNow: 5, deletedAt: 1 }],
    ['an amount for a platform', { ...unpriced, 'extras.shippingPrice': 100 }],
    ['an amount of the house', { ...unpriced, 'extras.ownMoney_a1': 0 }],
  ])('stays with %s', async (_name, fields) => {
    lots(buildLot({ ...unpriced, ...fields }));
    expect(await toPounds()).toBe('EUR');
    expect(space.read(selectSetting, SALE, 'details')).toMatchObject({ status: 'refused', code: 'sale-has-prices' });
  });
});

describe('the currency and templates', () => {
  const template = { id: 'rugs', kind: 'lot', name: 'Rugs', order: 'a0', isDefault: false } as const;
  const withTemplate = (fields: LotTemplate['fields'], fromServer = true) =>
    space.store.dispatch(templatesReceived({ saleId: SALE, templates: [{ ...template, fields }], fromServer }));

  it('changes while templates have no amounts', async () => {
    lots(buildLot({ ...unpriced, 'extras.height': 90 }));
    withTemplate({ category: 'Rugs', 'extras.height': 90 });
    expect(await toPounds()).toBe('GBP');
  });

  it('stays while the templates are not known, or only as the device has kept them', async () => {
    lots(buildLot(unpriced));
    space.store.dispatch(saleEntered({ saleId: SALE }));
    lots(buildLot(unpriced));
    expect(space.read(selectHasPrices)).toBeNull();
    expect(await toPounds()).toBe('EUR');
    withTemplate({ category: 'Rugs' }, false);
    expect(space.read(selectHasPrices)).toBeNull();
    expect(await toPounds()).toBe('EUR');
    withTemplate({ category: 'Rugs' });
    expect(await toPounds()).toBe('GBP');
  });

  it('stays while a template has an amount', async () => {
    lots(buildLot(unpriced));
    withTemplate({ 'extras.shippingPrice': 2_500 });
    expect(await toPounds()).toBe('EUR');
  });
});

describe('the life of a sale', () => {
  it('locks and unlocks the numbers', async () => {
    space.store.dispatch(moveSale({ saleId: SALE, event: 'lockNumbers' }));
    await settle();
    expect(space.read(selectSale, SALE)?.status).toBe('numbersLocked');
    space.store.dispatch(moveSale({ saleId: SALE, event: 'unlockNumbers' }));
    await settle();
    expect(space.read(selectSale, SALE)?.status).toBe('open');
  });

  it('takes no step that its state does not know', async () => {
    space.store.dispatch(moveSale({ saleId: SALE, event: 'close' }));
    await settle();
    expect(space.sales.calls.filter(({ op }) => op === 'move')).toEqual([]);
  });

  it('says when a colleague was quicker', async () => {
    space.sales.failNext('move', 'failed-precondition');
    space.store.dispatch(moveSale({ saleId: SALE, event: 'lockNumbers' }));
    await settle();
    expect(space.read(selectSetting, SALE, 'status')).toMatchObject({ status: 'refused', code: 'failed-precondition' });
  });
});

describe('the platforms of a sale', () => {
  const choose = async (added: string[], removed: string[] = []) => {
    space.store.dispatch(changePlatforms({ saleId: SALE, change: { added, removed } }));
    await settle();
    return space.read(selectSale, SALE)?.platforms;
  };

  it('are none in a sale of an older build, and then those that the owner says', async () => {
    expect(space.read(selectSale, SALE)?.platforms).toEqual([]);
    expect(await choose(['hiBid', 'proxibid'])).toEqual(['hiBid', 'proxibid']);
    expect(await choose(['wavebid'], ['hiBid'])).toEqual(['proxibid', 'wavebid']);
    expect(space.read(selectSetting, SALE, 'platforms').status).toBe('done');
  });

  it('keep the language of the first person who chooses one, for what exports put into words', async () => {
    const language = () => space.read(selectSale, SALE)?.exportSettings;
    await choose([], []);
    expect(language()).toBeUndefined();
    await choose(['hiBid']);
    expect(language()).toEqual({ language: 'en' });
    space.store.dispatch(changePlatforms({ saleId: SALE, change: { added: [], removed: [] }, language: 'de' }));
    await settle();
    expect(language()).toEqual({ language: 'de' });
    await choose(['proxibid']);
    expect(language()).toEqual({ language: 'de' });
  });

  it('keep what a newer build has chosen', async () => {
    space.server.setSale(SALE, { platforms: ['ofANewerBuild'] });
    expect(await choose(['hiBid'])).toEqual(['hiBid', 'ofANewerBuild']);
  });

  it('say why they were not saved', async () => {
    space.sales.failNext('changePlatforms', 'unavailable');
    expect(await choose(['hiBid'])).toEqual([]);
    expect(space.read(selectSetting, SALE, 'platforms')).toEqual({
      status: 'refused',
      saleId: SALE,
      part: 'platforms',
      code: 'unavailable',
    });
  });
});
