import type { OperationOf } from './operations';
import { splitEdit } from './fieldEdits';

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
