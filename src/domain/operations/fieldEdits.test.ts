import type { OperationOf } from './operations';
import { changedFields, isSameValue, joinAll, swapAll } from './changes';
import { changesOfEdit, isEdit, narrowEdit, splitEdit, theirsOf, valueIn } from './fieldEdits';

const edit: OperationOf<'editLot'> = {
  id: 'o',
  saleId: 's',
  lotId: 'l',
  uid: 'ada',
  kind: 'editLot',
  changes: { title: { before: 'A vase', after: 'A blue vase' }, quantity: { before: 1, after: 2 } },
};

it('records that nothing changed of a field that held the new value already, for the server compares the record', () => {
  const { written, conflicts } = splitEdit(edit, { title: 'A blue vase', quantity: 1 });
  expect(conflicts).toEqual({});
  expect(written).toEqual({
    ...edit,
    changes: { title: { before: 'A blue vase', after: 'A blue vase' }, quantity: { before: 1, after: 2 } },
  });
});

it('leaves a field in conflict out, and records the others with what stood there', () => {
  const { written, conflicts } = splitEdit(edit, { title: 'Theirs', quantity: 2 });
  expect(conflicts).toEqual({ title: 'Theirs' });
  expect(written).toEqual({ ...edit, changes: { quantity: { before: 2, after: 2 } } });
});

it('writes an edit over what its person saw as it is', () => {
  expect(splitEdit(edit, { title: 'A vase', quantity: 1 })).toEqual({ written: edit, conflicts: {} });
});

describe('an edit that comes a second time', () => {
  const present = { title: 'Theirs', quantity: 3 };

  it('writes what its first arrival has written again only where that still stands', () => {
    // Whoever wrote over it has seen it.
    expect(splitEdit(edit, present, ['title', 'quantity'])).toEqual({
      written: {
        ...edit,
        changes: { title: { before: 'Theirs', after: 'A blue vase' }, quantity: { before: 3, after: 2 } },
      },
      conflicts: {},
    });
  });

  it('leaves out what its first arrival has left out, also where nobody has changed it', () => {
    const { written, conflicts } = splitEdit(edit, { title: 'A vase', quantity: 3 }, ['quantity']);
    expect(conflicts).toEqual({ title: 'A vase' });
    expect(written).toEqual({ ...edit, changes: { quantity: { before: 3, after: 2 } } });
    expect(splitEdit(edit, present, [])).toEqual({ written: null, conflicts: present });
  });
});

it('anything but an edit is written as it is', () => {
  const status = { ...edit, kind: 'setLotStatus', before: 'draft', after: 'ready' } as const;
  expect(splitEdit(status, { status: 'published' })).toEqual({ written: status, conflicts: {} });
  expect([isEdit(edit), isEdit({ kind: 'editPrivate' }), isEdit(status)]).toEqual([true, true, false]);
  const theirs = { title: { value: 'Theirs', by: null, at: null } };
  const [waiting, step] = [
    { ...edit, theirs },
    { ...status, theirs },
  ];
  expect([theirsOf(waiting), theirsOf(edit), theirsOf(step)]).toEqual([theirs, undefined, undefined]);
});

describe('the fields of an edit', () => {
  const all: OperationOf<'editLot'> = {
    ...edit,
    changes: { ...edit.changes, 'extras.origin': { before: null, after: 'Delft' } },
  };

  it('are those of the registry, extras, and those of editors', () => {
    expect(changesOfEdit(all).map(([field]) => field)).toEqual(['title', 'quantity', 'extras.origin']);
    const reserve = { ...edit, kind: 'editPrivate', changes: { reserve: { before: null, after: 9 } } } as const;
    expect(changesOfEdit(reserve)).toEqual([['reserve', { before: null, after: 9 }]]);
  });

  it('may be fewer, but not none', () => {
    expect(narrowEdit(all, (field) => field === 'quantity')).toEqual({
      ...edit,
      changes: { quantity: { before: 1, after: 2 } },
    });
    expect(narrowEdit(all, (_, { after }) => after === 'Delft')?.changes).toEqual({
      'extras.origin': { before: null, after: 'Delft' },
    });
    expect(narrowEdit(all, () => false)).toBeNull();
  });

  it('hold in a document what stands there, and what a lot begins with where nothing does', () => {
    const document = { title: 'Vase', estimateLow: null, quantity: undefined, notes: { odd: true } };
    const fields = ['title', 'estimateLow', 'quantity', 'notes', 'extras.origin'] as const;
    expect(fields.map((field) => valueIn(document, field))).toEqual(['Vase', null, 1, '', null]);
  });
});

describe('changes of fields', () => {
  const [one, two] = [
    { title: { before: '', after: 'V' }, quantity: { before: 1, after: 2 } },
    { title: { before: 'V', after: 'Vase' }, period: { before: '', after: '1900' } },
  ];

  it('that follow each other come to what was first there, and what is last', () => {
    expect(joinAll<string>(one, two)).toEqual({
      title: { before: '', after: 'Vase' },
      quantity: { before: 1, after: 2 },
      period: { before: '', after: '1900' },
    });
    expect(swapAll<string>(one)).toEqual({ title: { before: 'V', after: '' }, quantity: { before: 2, after: 1 } });
    const absent = { title: undefined };
    expect([swapAll<string>(absent), joinAll<string>(one, absent), changedFields(absent)]).toEqual([{}, one, []]);
  });

  it.each([
    ['title', 'Vase', 'Vase', true],
    ['title', 'Vase', 'vase', false],
    ['title', null, undefined, false],
    // The server puts its own time there.
    ['deletedAt', 1, 2, true],
    ['deletedAt', 1, null, false],
    ['deletedAt', null, 1, false],
    ['quantity', 1, 2, false],
    // A missing extra is as one that was taken away.
    ['extras.origin', null, undefined, true],
    ['extras.origin', undefined, null, true],
    ['extras.origin', '', null, false],
    ['extras.origin', 'Delft', null, false],
  ])('leave %s the same with %s and %s: %s', (field, value, other, expected) => {
    expect(isSameValue(field, value, other)).toBe(expected);
  });
});
