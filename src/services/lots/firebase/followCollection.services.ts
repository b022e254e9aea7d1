import { collection } from 'firebase/firestore';
import { origin } from '../../../../local/emulators/firestore';
import { OWNER, request } from '../../../../local/net/http';
import { LOCAL_PROJECT } from '../../../../local/net/project';
import { putDocuments } from '../../../../local/emulators/seed';
import { testServices } from '../../../../local/testServices';
import { type Lot, NEW_LOT } from '../../../domain/lots/lot';
import { newId } from '../../../shared/id';
import { enterPerson, putIntoSale, type ServicePerson } from '../../../testing/services/servicePeople';
import { readLot } from '../../firebase/read/readDocuments';
import type { Changes } from './collectionChanges';
import { followCollection } from './followCollection';
import { createSaleLog } from './saleLog';
import { createWrittenFields } from '../write/writtenFields';

const LOTS = 60;
const services = testServices();
const saleId = newId();
const ids = Array.from({ length: LOTS }, newId).sort();
let owner: ServicePerson;
let stranger: ServicePerson;

const lotAt = (id: string): string => `sales/${saleId}/lots/${id}`;
const put = (...lots: readonly (readonly [string, Partial<Record<keyof Lot, string>>])[]): Promise<void> => {
  const now = new Date();
  const made = { createdAt: now, createdBy: owner.uid, updatedAt: now, updatedBy: owner.uid };
  return putDocuments(
    services,
    lots.flatMap(([lotId, fields]) => [
      [lotAt(lotId), { ...NEW_LOT, number: 7, suffix: 'A', order: 'a0', ...fields, ...made }] as const,
      [`sales/${saleId}/ops/${newId()}`, { lotId, by: owner.uid, at: now, kind: 'editLot', changes: {} }] as const,
    ]),
  );
};
const removeLot = (id: string): Promise<unknown> => {
  const documents = `projects/${LOCAL_PROJECT}/databases/(default)/documents`;
  return request(`${origin(services.firestore)}/v1/${documents}:commit`, {
    method: 'POST',
    headers: { ...OWNER, 'Content-Type': 'application/json' },
    body: JSON.stringify({ writes: [{ delete: `${documents}/${lotAt(id)}` }] }),
  });
};

beforeAll(async () => {
  [owner, stranger] = await Promise.all([enterPerson(services), enterPerson(services)]);
  await owner.sales.create(saleId, { title: 'Spring', date: '2027-04-17', currency: 'EUR' }, owner.uid);
  await putIntoSale(saleId, { [owner.uid]: 'owner' });
  await put(...ids.map((id) => [id, { title: id }] as const));
}, 30_000);
afterAll(async () => {
  await Promise.all([owner, stranger].map((person) => person.leave()));
});

interface Followed {
  readonly events: Changes<Lot>[];
  readonly progress: (readonly [number, number])[];
  readonly failures: unknown[];
  stop(): void;
  until(is: (events: readonly Changes<Lot>[]) => boolean): Promise<void>;
}

function follow({ documents }: ServicePerson, together: number): Followed {
  const [events, progress, failures] = [[] as Changes<Lot>[], [] as (readonly [number, number])[], [] as unknown[]];
  let look = (): void => undefined;
  const stop = followCollection<Lot>(collection(documents, 'sales', saleId, 'lots'), {
    trusted: true,
    together,
    read: readLot,
    written: createWrittenFields(),
    log: createSaleLog(documents, saleId, 'ops'),
    names: 'lotId',
    fail: (error) => (failures.push(error), look()),
    emit: (changes) => (events.push(changes), look()),
    progress: (come, total) => progress.push([come, total]),
  });
  const until: Followed['until'] = (is) =>
    new Promise((resolve) => {
      look = () => (is(events) ? resolve() : undefined);
      look();
    });
  return { events, progress, failures, stop, until };
}

const isWhole = (events: readonly Changes<Lot>[]): boolean => events.some(({ fromServer }) => fromServer);

describe('a collection that comes in parts', () => {
  it('is emitted when all of it is there, once, with its progress', async () => {
    const notified = follow(owner, 10);
    await notified.until(isWhole);
    expect(notified.events).toHaveLength(1);
    expect(notified.events[0]?.changed.map(({ id }) => id).sort()).toEqual(ids);
    // About six parts: the smallest ids say how many there are.
    expect(notified.progress.length).toBeGreaterThanOrEqual(2);
    expect(notified.progress.length).toBeLessThanOrEqual(20);
    // The exact number is shown once it has come.
    expect(notified.progress.every(([, total]) => total === LOTS || total === 0)).toBe(true);
    expect(notified.progress.map(([come]) => come)).toEqual(
      notified.progress.map(([come]) => come).toSorted((a, b) => a - b),
    );
    notified.stop();
  });

  it('comes as one where it is small', async () => {
    const notified = follow(owner, LOTS * 4);
    await notified.until(isWhole);
    expect(notified.events[0]?.changed).toHaveLength(LOTS);
    expect(notified.progress).toEqual([]);
    notified.stop();
  });

  it('reports each change of any part at once, and names what it cannot read', async () => {
    const notified = follow(owner, 10);
    await notified.until(isWhole);
    const [first = '', second = '', third = ''] = [ids[0], ids.at(-1), ids[30]];
    await put([first, { title: 'Changed' }]);
    await notified.until((events) => events.some(({ changed }) => changed.some(({ title }) => title === 'Changed')));
    await put([second, { deletedAt: '2027-01-01' }]);
    await removeLot(second);
    await notified.until((events) => events.some(({ removed }) => removed.includes(second)));
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await put([third, { status: 'ofTomorrow' }]);
    await notified.until((events) => events.some(({ unreadable }) => unreadable !== undefined));
    expect(notified.events.at(-1)).toMatchObject({
      changed: [],
      removed: [],
      unreadable: [{ id: third, number: '7A' }],
    });
    expect(warn).toHaveBeenCalledTimes(1);
    await put([third, { status: 'draft' }]);
    await notified.until((events) => events.at(-1)?.changed[0]?.id === third);
    warn.mockRestore();
    notified.stop();
  });

  it('fails for those who may not read it', async () => {
    const notified = follow(stranger, 10);
    await notified.until(() => notified.failures.length > 0);
    expect(notified.failures[0]).toMatchObject({ code: 'permission-denied' });
    expect(notified.events).toEqual([]);
    notified.stop();
  });
});
