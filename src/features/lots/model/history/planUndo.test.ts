import fc from 'fast-check';
import { type Lot, NEW_LOT, NO_PRIVATE_FIELDS } from '../../../../domain/lots/lot';
import type { Operation, OperationDraft } from '../../../../domain/operations/operations';
import { draftEdit } from '../operations/drafts';
import { planUndo } from './planUndo';
import { createWorkingCopy, type WorkingCopy } from './workingCopy';

const FIELDS = ['title', 'description', 'category', 'creator'] as const;
const LOTS = 3;

const lotAt = (index: number): Lot => ({
  ...NEW_LOT,
  id: `lot${String(index)}`,
  number: index + 1,
  suffix: '',
  order: `a${String(index)}`,
});

function newSale(): WorkingCopy {
  const lots = Array.from({ length: LOTS }, (_, index) => lotAt(index));
  return createWorkingCopy({
    status: 'open',
    lots,
    lot: (id) => lots.find((lot) => lot.id === id),
    privateOf: () => NO_PRIVATE_FIELDS,
    photo: () => undefined,
    cover: () => null,
  });
}

const shared = (sale: WorkingCopy): Lot[] =>
  Array.from({ length: LOTS }, (_, index) => sale.lot(`lot${String(index)}`)).filter((lot) => lot !== undefined);

const someLot = fc.nat(LOTS - 1).map((index) => `lot${String(index)}`);
const edit = fc.record({
  kind: fc.constant('edit' as const),
  lotId: someLot,
  field: fc.constantFrom(...FIELDS),
  text: fc.constantFrom('', 'A', 'B', 'C'),
});
const move = fc.record({
  kind: fc.constant('move' as const),
  lotId: someLot,
  order: fc.constantFrom('a1', 'b1', 'c1'),
});
const exchange = fc.record({ kind: fc.constant('exchange' as const), lotId: someLot, other: someLot });
const trash = fc.record({ kind: fc.constant('trash' as const), lotId: someLot });

type Wish =
  | { readonly kind: 'edit'; readonly lotId: string; readonly field: (typeof FIELDS)[number]; readonly text: string }
  | { readonly kind: 'move'; readonly lotId: string; readonly order: string }
  | { readonly kind: 'exchange'; readonly lotId: string; readonly other: string }
  | { readonly kind: 'trash'; readonly lotId: string };

/** What a person's wish comes to on the sale as it is. */
function draftsOf(sale: WorkingCopy, wish: Wish): readonly OperationDraft[] {
  const lot = sale.lot(wish.lotId);
  if (lot === undefined || lot.deletedAt !== null) return [];
  const base = { saleId: 'sale', lotId: lot.id } as const;
  const numbered = (each: Lot) => (each.number === null ? null : { number: each.number, suffix: '' as const });
  switch (wish.kind) {
    case 'edit': {
      const made = draftEdit('sale', lot, { [wish.field]: wish.text });
      return typeof made === 'string' ? [] : made;
    }
    case 'move':
      return wish.order === lot.order ? [] : [{ ...base, kind: 'moveLot', before: lot.order, after: wish.order }];
    case 'trash':
      return [{ ...base, kind: 'trashLot', number: numbered(lot), deletedAt: 1 }];
    case 'exchange': {
      const other = sale.lot(wish.other);
      if (other === undefined || other.id === lot.id || other.deletedAt !== null) return [];
      return [
        { ...base, kind: 'setNumber', before: numbered(lot), after: null },
        { ...base, lotId: other.id, kind: 'setNumber', before: numbered(other), after: numbered(lot) },
        { ...base, kind: 'setNumber', before: null, after: numbered(other) },
      ];
    }
  }
}

function perform(sale: WorkingCopy, wishes: readonly Wish[]): Operation[] {
  return wishes.flatMap((wish, index) =>
    draftsOf(sale, wish).map((draft, step): Operation => {
      sale.apply(draft);
      return { ...draft, id: `${String(index)}-${String(step)}`, uid: 'me' };
    }),
  );
}

/** Several acts, as they stand on the stack: trash only at the end, after which nothing is done to a lot anyway. */
const acts = fc.array(fc.oneof<fc.Arbitrary<Wish>[]>(edit, move, exchange, trash), { minLength: 1, maxLength: 12 });

function undo(sale: WorkingCopy, operations: readonly Operation[]) {
  const plan = planUndo(operations, sale, 5);
  for (const draft of plan.drafts) sale.apply(draft);
  return plan;
}

it('takes everything back where nobody else was, act by act', () => {
  fc.assert(
    fc.property(acts, (wishes) => {
      const sale = newSale();
      const before = shared(sale);
      const stack = wishes.map((wish) => perform(sale, [wish]));
      for (const operations of stack.toReversed()) expect(undo(sale, operations).blocked).toEqual([]);
      expect(shared(sale)).toEqual(before);
    }),
  );
});

it('does again what it has taken back', () => {
  fc.assert(
    fc.property(acts, (wishes) => {
      const sale = newSale();
      for (const wish of wishes) {
        const operations = perform(sale, [wish]);
        const done = shared(sale).map((lot) => ({ ...lot, deletedAt: lot.deletedAt !== null }));
        const { drafts } = undo(sale, operations);
        undo(
          sale,
          drafts.map((draft, index): Operation => ({ ...draft, id: String(index), uid: 'me' })),
        );
        expect(shared(sale).map((lot) => ({ ...lot, deletedAt: lot.deletedAt !== null }))).toEqual(done);
      }
    }),
  );
});

it('never touches a value that somebody else has written since, and names the field', () => {
  fc.assert(
    fc.property(
      fc.array(edit, { minLength: 1, maxLength: 8 }),
      fc.array(edit, { minLength: 1, maxLength: 4 }),
      (mine, others) => {
        const sale = newSale();
        const before = shared(sale);
        const operations = perform(sale, mine);
        const foreign = perform(
          sale,
          others.map((each) => ({ ...each, text: `theirs ${each.text}` })),
        );
        const touched = new Set(
          foreign.flatMap((each) =>
            each.kind === 'editLot' ? Object.keys(each.changes).map((field) => `${each.lotId} ${field}`) : [],
          ),
        );
        const present = shared(sale);
        const { blocked } = undo(sale, operations);
        shared(sale).forEach((lot, index) => {
          for (const field of FIELDS) {
            const isForeign = touched.has(`${lot.id} ${field}`);
            expect(lot[field]).toBe((isForeign ? present : before)[index]?.[field]);
          }
        });
        for (const operation of operations) {
          const fields = operation.kind === 'editLot' ? Object.keys(operation.changes) : [];
          for (const field of fields.filter((each) => touched.has(`${operation.lotId} ${each}`))) {
            expect(blocked).toContainEqual({ lotId: operation.lotId, problem: 'changedSince', fields: [field] });
          }
        }
      },
    ),
  );
});

describe('a lot that was made', () => {
  const make: Operation = {
    id: 'op',
    uid: 'me',
    saleId: 'sale',
    lotId: 'lot0',
    kind: 'createLot',
    number: 1,
    suffix: '',
    order: 'a0',
    fields: {},
  };

  it('goes into the trash while nobody has said anything of it', () => {
    expect(planUndo([make], newSale(), 5).drafts).toMatchObject([{ kind: 'trashLot', lotId: 'lot0' }]);
  });

  it('stays once a colleague has described it', () => {
    const sale = newSale();
    perform(sale, [{ kind: 'edit', lotId: 'lot0', field: 'title', text: 'Theirs' }]);
    expect(planUndo([make], sale, 5)).toEqual({
      drafts: [],
      blocked: [{ lotId: 'lot0', problem: 'changedSince', fields: [] }],
    });
  });
});

it('leaves a number that another lot holds by now', () => {
  const sale = newSale();
  const operations: Operation[] = [
    {
      id: 'op',
      uid: 'me',
      saleId: 'sale',
      lotId: 'lot0',
      kind: 'setNumber',
      before: { number: 1, suffix: '' },
      after: { number: 9, suffix: '' },
    },
  ];
  operations.forEach(sale.apply);
  sale.apply({
    saleId: 'sale',
    lotId: 'lot1',
    kind: 'setNumber',
    before: { number: 2, suffix: '' },
    after: { number: 1, suffix: '' },
  });
  expect(planUndo(operations, sale, 5)).toEqual({
    drafts: [],
    blocked: [{ lotId: 'lot0', problem: 'numberTaken', fields: [] }],
  });
});
