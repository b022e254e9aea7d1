import { platformSaved } from '../../domain/platforms/house/ownPlatformText';
import { PLAIN_FILE } from '../../domain/platforms/house/ownPlatform';
import {
  addColumn,
  changeColumns,
  changeSale,
  moveSale,
  saveOwnPlatform,
  selectSetting,
} from '../../features/sales/saleSettingsSlice';
import { selectSale } from '../../features/sales/salesSlice';
import { GatewayFailure } from '../../services/failure';
import { makeMembers, type MembersSpace } from '../../testing/stores/makeMembers';
import { settle } from '../../testing/stores/makeTestStore';
import { SALE } from '../../testing/stores/makeWorkspace';

let space: MembersSpace;
beforeEach(async () => {
  space = await makeMembers();
});
afterEach(async () => {
  expect(space.unknown).toEqual([]);
  await space.store.stop();
});

const say = (action: Parameters<typeof space.store.dispatch>[0]) => void space.store.dispatch(action);
const sale = () => space.read(selectSale, SALE);
const calls = () => space.sales.calls.filter(({ op }) => op !== 'listen').map(({ op }) => op);
const place = (text: string) => changeSale({ saleId: SALE, changes: { place: text } });
const lock = moveSale({ saleId: SALE, event: 'lockNumbers' });
/** The next saving of the details is answered only when the returned function is called. */
function holdDetails(): () => void {
  const change = space.sales.change.bind(space.sales);
  let answer = (): void => undefined;
  jest.spyOn(space.sales, 'change').mockImplementationOnce(async (id, changes) => {
    await new Promise<void>((resolve) => (answer = resolve));
    return change(id, changes);
  });
  return () => answer();
}

describe('what is asked while something else is being saved', () => {
  it('is done afterwards, in its turn', async () => {
    const answer = holdDetails();
    say(place('Great hall'));
    say(lock);
    say(place('Small hall'));
    await settle();
    expect(space.read(selectSetting, SALE, 'details').status).toBe('working');
    expect(calls()).toEqual([]);
    answer();
    await settle();
    expect(calls()).toEqual(['change', 'move', 'change']);
    expect(sale()).toMatchObject({ status: 'numbersLocked', place: 'Small hall' });
    expect(space.read(selectSetting, SALE, 'details').status).toBe('done');
  });

  it('counts for nothing when it is the same once more', async () => {
    const answer = holdDetails();
    say(place('Great hall'));
    say(place('Great hall'));
    say(addColumn({ saleId: SALE, kind: 'text', name: 'Shelf', choices: [] }));
    say(addColumn({ saleId: SALE, kind: 'text', name: 'Shelf', choices: [] }));
    answer();
    await settle();
    expect(calls()).toEqual(['change', 'changeMaps']);
    say(place('Great hall'));
    await settle();
    expect(calls()).toEqual(['change', 'changeMaps', 'change']);
  });

  it('waits for the person when the first was refused, whose reason stays to be read', async () => {
    space.sales.failNext('change', 'unavailable');
    say(place('Great hall'));
    say(lock);
    await settle();
    expect(space.read(selectSetting, SALE, 'details')).toEqual({
      status: 'refused',
      saleId: SALE,
      part: 'details',
      code: 'unavailable',
    });
    expect(sale()?.status).toBe('open');
    say(lock);
    await settle();
    expect(sale()?.status).toBe('numbersLocked');
  });
});

describe('a column of the house', () => {
  it('gets an id of its own kind, and texts without signs that deceive', async () => {
    say(addColumn({ saleId: SALE, kind: 'choice', name: 'State\u202e', choices: ['good\u0000', 'worn'] }));
    await settle();
    const [[id = '', name] = []] = Object.entries(sale()?.extraColumns ?? {});
    expect(id).toMatch(/^ownChoice_[0-9a-z]{10,}$/);
    expect(name).toBe('State');
    expect(sale()?.extraChoices).toEqual({ [id]: 'good\nworn' });
    expect(space.read(selectSetting, SALE, 'columns').status).toBe('done');
  });

  it('says why it could not be changed', async () => {
    space.sales.failNext('changeMaps', 'permission-denied');
    say(changeColumns({ saleId: SALE, change: { extraColumns: { ownText_a1: 'Shelf' } } }));
    await settle();
    expect(space.read(selectSetting, SALE, 'columns')).toMatchObject({ status: 'refused', code: 'permission-denied' });
  });
});

describe('a platform of the house', () => {
  const change = platformSaved({ id: 'own_a1', name: 'Bids', file: PLAIN_FILE, columns: [] });
  const save = async (platforms: Parameters<typeof saveOwnPlatform>[0]['platforms']): Promise<void> => {
    say(saveOwnPlatform({ saleId: SALE, change, platforms }));
    await settle();
  };

  it('is there before the sale goes to it, in the language of the person who chose it', async () => {
    await save({ added: ['own_a1'], removed: [] });
    expect(calls()).toEqual(['changeMaps', 'changePlatforms']);
    expect(sale()).toMatchObject({ platforms: ['own_a1'], exportSettings: { language: 'en' } });
    expect(Object.keys(sale()?.ownPlatforms ?? {})).toEqual(['own_a1']);
    expect(space.read(selectSetting, SALE, 'ownPlatforms').status).toBe('done');
  });

  it('goes only when the sale no longer goes to it', async () => {
    await save({ added: ['own_a1'], removed: [] });
    const before = calls().length;
    await save({ added: [], removed: ['own_a1'] });
    expect(calls().slice(before)).toEqual(['changePlatforms', 'changeMaps']);
    expect(sale()?.platforms).toEqual([]);
  });

  it('is changed alone when nobody says where the sale goes', async () => {
    await save(null);
    expect(calls()).toEqual(['changeMaps']);
    expect(sale()?.exportSettings).toBeUndefined();
  });

  it('is not chosen when it could not be saved', async () => {
    space.sales.failNext('changeMaps', 'unavailable');
    await save({ added: ['own_a1'], removed: [] });
    expect(space.read(selectSetting, SALE, 'ownPlatforms')).toMatchObject({ status: 'refused', code: 'unavailable' });
    expect(sale()?.platforms).toEqual([]);
  });
});

it('a session that is over is found', async () => {
  jest.spyOn(space.sales, 'change').mockRejectedValueOnce(new GatewayFailure('auth/user-token-expired'));
  say(place('Great hall'));
  await settle();
  expect(space.state().auth).toEqual({ status: 'signedOut', reason: 'user-token-expired' });
});
