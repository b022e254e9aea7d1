import { addEmptyLot, selectLots, selectTrashedLots } from '../../../features/lots/model/lots/lotsSlice';
import { setLotNumber, setLotNumbers, trashLots } from '../../../features/lots/model/operations/lotCommands';
import { formatLotNumber, type LotNumber } from '../../../domain/numbering/lotNumber';
import { numberOf } from '../../../domain/numbering/numbering';
import type { Lot } from '../../../domain/lots/lot';
import { createSaleDevices } from '../../../testing/stores/saleDevices';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

const namesOf = (lots: readonly Lot[]): readonly string[] =>
  lots.map((lot) => {
    const number = numberOf(lot);
    return number === null ? '' : formatLotNumber(number);
  });

const plain = (number: number): LotNumber => ({ number, suffix: '' });

it('lots that two devices make at the end in the same moment stand in the order of their numbers', async () => {
  // Which of them has the smaller id is chance: eight pairs leave none of it.
  for (let pair = 0; pair < 8; pair += 1) {
    const devices = createSaleDevices();
    const [one, other] = [await devices.open(), await devices.open()];
    one.store.dispatch(addEmptyLot());
    other.store.dispatch(addEmptyLot());
    await settle();
    const shown = [one, other].map(({ read }) => read(selectLots));
    await devices.stop();
    expect(new Set(shown.flat().map(({ order }) => order)).size).toBe(1);
    expect(shown.map(namesOf)).toEqual([
      ['1', '2'],
      ['1', '2'],
    ]);
  }
});

describe('lots with the same key', () => {
  let space: Workspace;
  beforeEach(async () => {
    space = makeWorkspace();
    space.lots.seed(SALE, [
      buildLot({ id: 'a', number: 4, order: 'a5' }),
      buildLot({ id: 'b', number: 3, order: 'a5' }),
      buildLot({ id: 'c', number: 5, order: 'a6' }),
    ]);
    await space.signIn();
  });
  afterEach(() => space.store.stop());
  const shown = (): readonly string[] => namesOf(space.read(selectLots));

  it('change places with their numbers', async () => {
    expect(shown()).toEqual(['3', '4', '5']);
    space.store.dispatch(
      setLotNumbers({
        numbers: [
          { lotId: 'a', number: plain(3) },
          { lotId: 'b', number: plain(4) },
        ],
      }),
    );
    expect(space.read(selectLots).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    await settle();
    expect(space.read(selectLots).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('follow the number that a colleague gives one of them, and stay where they are otherwise', () => {
    const tell = (...changed: Lot[]): void =>
      space.lots.emit(SALE, { type: 'lots', changed, removed: [], fromServer: true });
    tell(buildLot({ id: 'b', number: 8, order: 'a5' }));
    expect(shown()).toEqual(['4', '8', '5']);
    tell(buildLot({ id: 'c', number: 1, order: 'a6' }));
    expect(shown()).toEqual(['4', '8', '1']);
    tell(buildLot({ id: 'c', number: 1, order: 'a5' }), buildLot({ id: 'a', number: 9, order: 'a5' }));
    expect(shown()).toEqual(['1', '8', '9']);
  });

  it('take a lot with a letter between them', async () => {
    space.store.dispatch(addEmptyLot({ after: 'b' }));
    await settle();
    expect(shown()).toEqual(['3', '3A', '4', '5']);
  });

  it('stand so in the trash too', async () => {
    space.store.dispatch(trashLots({ lotIds: ['a', 'b'] }));
    await settle();
    expect(namesOf(space.read(selectTrashedLots))).toEqual(['3', '4']);
  });

  it('stand in order when one of them loses its number: it comes behind the other', async () => {
    space.store.dispatch(setLotNumber({ lotId: 'b', number: null }));
    await settle();
    expect(shown()).toEqual(['4', '', '5']);
  });
});
