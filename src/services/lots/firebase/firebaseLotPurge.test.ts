import type { Firestore } from 'firebase/firestore';
import { Moment, serve, server } from '../../../testing/services/documentsSdk';
import { createFirebaseLotPurge } from './firebaseLotPurge';

jest.mock('firebase/firestore', () =>
  jest.requireActual<{ documentsSdk(): object }>('../../../testing/services/documentsSdk').documentsSdk(),
);

const purge = createFirebaseLotPurge({} as Firestore);
const trashed = { deletedAt: new Moment(5) };
const gone = (id: string, lotId: string, ms: number) => ({
  lotId,
  kind: 'removePhoto',
  at: new Moment(ms),
  changes: { photo: { before: id, after: null } },
});

describe('the photos of a lot that is deleted for ever', () => {
  it('are those that it has, and those that left it last and are nowhere else', async () => {
    serve({
      'sales/s/lots/l': trashed,
      'sales/s/photos/has': { lotId: 'l' },
      'sales/s/photos/others': { lotId: 'another' },
      'sales/s/photos/back': { lotId: 'another' },
      'sales/s/ops/1': gone('removed', 'l', 1),
      // Put back, there or elsewhere: it is a photo again.
      'sales/s/ops/2': gone('back', 'l', 1),
      // It went on to another lot, and was removed from that one.
      'sales/s/ops/3': gone('moved', 'l', 1),
      'sales/s/ops/4': gone('moved', 'another', 2),
      // And the other way round.
      'sales/s/ops/5': gone('came', 'another', 1),
      'sales/s/ops/6': gone('came', 'l', 2),
      'sales/s/ops/7': { ...gone('edited', 'l', 1), kind: 'editPhoto' },
    });
    expect(await purge.photosOf('s', 'l')).toEqual(['has', 'removed', 'came']);
  });

  it('are none of a lot that is gone already', async () => {
    serve({ 'sales/s/photos/has': { lotId: 'l' } });
    expect(await purge.photosOf('s', 'l')).toEqual([]);
  });
});

describe('a lot that is deleted for ever', () => {
  it('takes along its photos, the numbers that it holds, and its private part, and nothing of another lot', async () => {
    serve({
      'sales/s/lots/l': trashed,
      'sales/s/photos/p': { lotId: 'l' },
      'sales/s/photos/q': { lotId: 'another' },
      'sales/s/numbers/12': { lotId: 'l' },
      'sales/s/numbers/13': { lotId: 'another' },
    });
    await purge.purge('s', 'l');
    expect(server.writes).toEqual([
      ['delete sales/s/photos/p'],
      ['delete sales/s/numbers/12'],
      ['delete sales/s/lotPrivate/l'],
      ['delete sales/s/lots/l'],
    ]);
  });

  it('leaves nothing behind when its document is gone already', async () => {
    serve({ 'sales/s/photos/p': { lotId: 'l' } });
    await purge.purge('s', 'l');
    expect(server.writes.map(([write]) => write)).toContain('delete sales/s/photos/p');
  });
});

it.each([
  ['that a colleague has brought back', { deletedAt: null }],
  ['whose document cannot be read', {}],
])('leaves a lot alone %s', async (_name, lot) => {
  serve({ 'sales/s/lots/l': lot, 'sales/s/photos/p': { lotId: 'l' } });
  await expect(purge.photosOf('s', 'l')).rejects.toMatchObject({ code: 'failed-precondition' });
  await expect(purge.purge('s', 'l')).rejects.toMatchObject({ code: 'failed-precondition' });
  expect(server.writes).toEqual([]);
});
