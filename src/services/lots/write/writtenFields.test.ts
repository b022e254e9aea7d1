import { type DocumentReference, type QueryDocumentSnapshot, Timestamp } from 'firebase/firestore';
import { createWrittenFields } from './writtenFields';

const at = (seconds: number): Timestamp => new Timestamp(seconds, 0);
const lot = { path: 'sales/s/lots/l' } as DocumentReference;
const received = (title: string, seconds: number, hasPendingWrites = false): QueryDocumentSnapshot =>
  ({
    ref: lot,
    metadata: { hasPendingWrites, fromCache: false },
    data: () => ({ title, category: 'Clocks', updatedAt: at(seconds) }),
  }) as unknown as QueryDocumentSnapshot;

function written() {
  const fields = createWrittenFields();
  fields.note(lot, at(10), { title: 'Mine' });
  return (...args: Parameters<typeof received>): unknown => fields.over(received(...args))['title'];
}

it('are shown over older snapshots of a listener, and give way to everything later', () => {
  const title = written();
  expect(title('Old', 9)).toBe('Mine');
  expect(title('Old', 10)).toBe('Mine');
  expect(title('Theirs', 11)).toBe('Theirs');
  expect(title('Old', 9)).toBe('Old');
});

it('do not give way to a time that is only this device’s', () => {
  const title = written();
  expect(title('Old', 99, true)).toBe('Mine');
  expect(title('Old', 10)).toBe('Mine');
});

it('of several writes are all shown, and hide no other field', () => {
  const fields = createWrittenFields();
  fields.note(lot, at(10), { title: 'Mine' });
  fields.note(lot, at(11), { creator: 'Meissen' });
  expect(fields.over(received('Old', 11))).toMatchObject({ title: 'Mine', creator: 'Meissen', category: 'Clocks' });
});
