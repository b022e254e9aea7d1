import type { LotNumber } from '../../../domain/numbering/lotNumber';
import type { Operation } from '../../../domain/operations/operations';
import { buildOperations } from '../../../testing/contracts/lots/operationsForTests';
import { createNumberRebase } from './sendNumber';

const make = buildOperations('saleA0000000000000000', 'ada');
const no = (number: number, suffix: LotNumber['suffix'] = ''): LotNumber => ({ number, suffix });
const set = (before: LotNumber | null, after: LotNumber | null): Operation => ({
  ...make.base(),
  kind: 'setNumber',
  before,
  after,
});
const trash = (number: LotNumber | null): Operation => ({ ...make.base(), kind: 'trashLot', number, deletedAt: 1 });

describe('later numbers of a lot that got another number than it asked for', () => {
  it('give back the number that it really has, and only where they count on the one that it did not get', () => {
    const truth = createNumberRebase();
    truth.note(set(no(1), no(5)), set(no(1), no(6)));
    expect(truth.apply(set(no(5), no(9)))).toMatchObject({ before: no(6), after: no(9) });
    expect(truth.apply(set(no(9), no(10)))).toMatchObject({ before: no(9) });
    expect(truth.apply(set(null, no(10)))).toMatchObject({ before: null });
    expect(truth.apply(trash(no(5)))).toMatchObject({ number: no(6) });
    expect(truth.apply(trash(no(9)))).toMatchObject({ number: no(9) });
    const edit = make.edit('A vase');
    expect(truth.apply(edit)).toBe(edit);
  });

  it('count on the number that it kept, when it was given none', () => {
    const truth = createNumberRebase();
    truth.note(set(no(1), no(5, 'A')), null);
    expect(truth.apply(set(no(5, 'A'), no(7)))).toMatchObject({ before: no(1) });
    expect(truth.apply(set(no(5), no(7)))).toMatchObject({ before: no(5) });
  });

  it('give nothing back for a new lot that got none', () => {
    const truth = createNumberRebase();
    truth.note(make.createLot(3), null);
    expect(truth.apply(trash(no(3)))).toMatchObject({ number: null });
  });

  it('know the number that a lot was given which asked for the next one', () => {
    const truth = createNumberRebase();
    const wanted = { ...make.createLot(1), number: null, wanted: 'next' } as const;
    truth.note(wanted, make.createLot(12));
    expect(truth.apply(trash(null))).toMatchObject({ number: no(12) });
    expect(truth.apply(set(null, no(4)))).toMatchObject({ before: no(12) });
  });

  it('know the number with which a lot came back from the trash', () => {
    const truth = createNumberRebase();
    const wanted = { ...make.base(), kind: 'restoreLot', number: no(2), deletedAt: 1 } as const;
    truth.note(wanted, { ...wanted, number: no(8) });
    expect(truth.apply(trash(no(2)))).toMatchObject({ number: no(8) });
  });

  it('stay as they are when the lot got what it asked for, asked for none, or is another lot', () => {
    const truth = createNumberRebase();
    truth.note(set(no(1), no(5)), set(no(1), no(5)));
    const later = set(no(5), no(9));
    expect(truth.apply(later)).toBe(later);
    truth.note(set(no(5), null), null);
    const last = set(null, no(9));
    expect(truth.apply(last)).toBe(last);
    truth.note(set(no(1), no(5)), set(no(1), no(6)));
    const elsewhere = { ...set(no(5), no(9)), lotId: 'another' };
    expect(truth.apply(elsewhere)).toBe(elsewhere);
  });

  it('stay as they are, too, once the lot has got after all what it had lost before', () => {
    const truth = createNumberRebase();
    truth.note(set(no(1), no(5)), null);
    truth.note(set(no(1), no(5)), set(no(1), no(5)));
    const later = set(no(5), no(9));
    expect(truth.apply(later)).toBe(later);
  });
});
