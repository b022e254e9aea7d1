import type { LotNumber } from '../../../domain/numbering/lotNumber';
import type { Operation } from '../../../domain/operations/operations';
import { buildOperations } from '../../../testing/contracts/lots/operationsForTests';
import { createKeyedQueue, touchedBy } from './keyedQueue';

const SALE = 'saleA0000000000000000';
const make = buildOperations(SALE, 'ada');
const other = buildOperations(SALE, 'ada');

/** Whether its turn has come. */
async function isFree(ready: Promise<unknown>): Promise<boolean> {
  const waits = Symbol('waits');
  await Promise.resolve();
  return (await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, 0, waits))])) !== waits;
}

describe('what is done to one lot', () => {
  it('waits for the operation made before, also when an earlier one ends meanwhile', async () => {
    const lines = createKeyedQueue();
    const first = lines.enter(make.edit('one'));
    const second = lines.enter(make.edit('two'));
    expect(await isFree(first.ready)).toBe(true);
    expect(await isFree(second.ready)).toBe(false);
    first.leave();
    expect(await isFree(second.ready)).toBe(true);
    const third = lines.enter(make.edit('three'));
    expect(await isFree(third.ready)).toBe(false);
    second.leave();
    expect(await isFree(third.ready)).toBe(true);
  });

  it('goes at once when all before it have left, and beside what is done to other lots', async () => {
    const lines = createKeyedQueue();
    const mine = lines.enter(make.edit('one'));
    expect(await isFree(lines.enter(other.edit('beside')).ready)).toBe(true);
    mine.leave();
    expect(await isFree(lines.enter(make.edit('two')).ready)).toBe(true);
  });
});

describe('what an operation touches', () => {
  const lot = `lot ${SALE} ${make.lotId}`;
  const photo = make.photo();
  const asks = (wanted: 'next' | LotNumber, number: number | null): Operation => {
    return { ...make.createLot(1), wanted, number } as Operation;
  };
  const edited = { ...make.base(), kind: 'editPhoto', photoId: photo.id } as const;

  it.each<[string, Operation, readonly string[]]>([
    ['an edit: its lot', make.edit('one'), [lot]],
    ['a new lot: its number too', make.createLot(7, 'A'), [lot, `number ${SALE} 7A`]],
    [
      'another number: the one it gives back and the one it claims',
      { ...make.base(), kind: 'setNumber', before: { number: 1, suffix: '' }, after: { number: 2, suffix: '' } },
      [lot, `number ${SALE} 1`, `number ${SALE} 2`],
    ],
    [
      'a lot into the trash: the number it gives back',
      { ...make.base(), kind: 'trashLot', number: { number: 3, suffix: '' }, deletedAt: 1 },
      [lot, `number ${SALE} 3`],
    ],
    ['a lot that waits for any number: the turn', asks('next', null), [lot, `next number ${SALE}`]],
    ['one that has a number meanwhile: that', asks('next', 4), [lot, `number ${SALE} 4`]],
    ['one that waits for its own: that', asks({ number: 5, suffix: 'B' }, null), [lot, `number ${SALE} 5B`]],
    ['a new photo', { ...make.base(), kind: 'addPhoto', photo, cover: false }, [lot, `photo ${photo.id}`]],
    [
      'a photo that goes',
      { ...make.base(), kind: 'removePhoto', photo, cover: false, coverAfter: null },
      [lot, `photo ${photo.id}`],
    ],
    [
      'words for a photo',
      { ...edited, changes: { caption: { before: '', after: 'Front' } } },
      [lot, `photo ${photo.id}`],
    ],
    [
      'a photo that moves: both lots',
      { ...edited, changes: { lotId: { before: make.lotId, after: other.lotId } } },
      [lot, `photo ${photo.id}`, lot, `lot ${SALE} ${other.lotId}`],
    ],
  ])('%s', (_, operation, touched) => {
    expect(touchedBy(operation)).toEqual(touched);
  });

  it('lets a claim wait for the lot that gives the number back', async () => {
    const lines = createKeyedQueue();
    const holder = lines.enter({
      ...make.base(),
      kind: 'setNumber',
      before: { number: 5, suffix: '' },
      after: null,
    });
    const claim = lines.enter(other.createLot(5));
    expect(await isFree(claim.ready)).toBe(false);
    holder.leave();
    expect(await isFree(claim.ready)).toBe(true);
  });
});
