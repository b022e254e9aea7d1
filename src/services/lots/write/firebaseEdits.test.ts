import type { Firestore } from 'firebase/firestore';
import type { Edit } from '../../../domain/operations/fieldEdits';
import { serve, server } from '../../../testing/services/documentsSdk';
import { createFirebaseLotsGateway } from '../firebase/firebaseLotsGateway';

jest.mock('firebase/firestore', () =>
  jest.requireActual<{ documentsSdk(): object }>('../../../testing/services/documentsSdk').documentsSdk(),
);

const NOW = 'the server’s time';
const base = { id: 'op', saleId: 's', lotId: 'l', uid: 'ada' };
const TOUCHED = { updatedAt: NOW, updatedBy: 'ada', lastOp: 'op' };
const edit: Edit = {
  ...base,
  kind: 'editLot',
  changes: {
    title: { before: '', after: 'A vase' },
    creator: { before: 'Unknown', after: 'Meissen' },
    'extras.weight': { before: 3, after: null },
    'extras.style': { before: null, after: 'Rococo' },
  },
};
const stored = { title: '', creator: 'Unknown', extras: { weight: 3 } };
const known = jest.fn();
const apply = (each: Edit) => createFirebaseLotsGateway({} as Firestore).apply(each, known);
beforeEach(() => known.mockClear());

describe('an edit of a lot', () => {
  it('changes only its fields, extras by their paths, and is recorded with extras in one map', async () => {
    serve({ 'sales/s/lots/l': stored });
    await expect(apply(edit)).resolves.toEqual({});
    expect(server.writes).toEqual([
      [
        'update sales/s/lots/l',
        { title: 'A vase', creator: 'Meissen', 'extras.weight': 'no field', 'extras.style': 'Rococo', ...TOUCHED },
      ],
      [
        'set sales/s/ops/op',
        {
          by: 'ada',
          at: NOW,
          kind: 'editLot',
          lotId: 'l',
          changes: {
            title: { before: '', after: 'A vase' },
            creator: { before: 'Unknown', after: 'Meissen' },
            extras: { before: { weight: 3 }, after: { style: 'Rococo' } },
          },
        },
      ],
    ]);
    expect(known).not.toHaveBeenCalled();
  });

  it('leaves the fields that colleagues have changed, and answers with what they wrote', async () => {
    serve({ 'sales/s/lots/l': { ...stored, title: 'Theirs', extras: { weight: 5 } } });
    await expect(apply(edit)).resolves.toEqual({ title: 'Theirs', 'extras.weight': 5 });
    expect(server.writes[0]).toEqual([
      'update sales/s/lots/l',
      { creator: 'Meissen', 'extras.style': 'Rococo', ...TOUCHED },
    ]);
  });

  it('writes nothing where colleagues have changed all of it', async () => {
    serve({ 'sales/s/lots/l': { title: 'Theirs' } });
    const title: Edit = { ...base, kind: 'editLot', changes: { title: { before: '', after: 'A vase' } } };
    await expect(apply(title)).resolves.toEqual({ title: 'Theirs' });
    expect(server.writes).toEqual([]);
  });

  it('is no conflict when it had come before: what a colleague changed since stands', async () => {
    const changes = { title: { before: '', after: 'A vase' }, extras: { before: { weight: 3 }, after: {} } };
    serve({
      'sales/s/lots/l': { title: 'Theirs since', creator: 'Theirs', extras: { weight: 9, style: 'Theirs' } },
      'sales/s/ops/op': { changes },
    });
    // The creator and the style were not written by then.
    await expect(apply(edit)).resolves.toEqual({ creator: 'Theirs', 'extras.style': 'Theirs' });
    expect(server.writes).toEqual([]);
    expect(known).toHaveBeenCalledTimes(1);
  });

  it('is refused for a lot that is not there', async () => {
    serve({});
    await expect(apply(edit)).rejects.toMatchObject({ code: 'not-found' });
    expect(server.writes).toEqual([]);
  });

  it('is refused when nobody lets the person read whether it had landed, and unanswered when nobody says', async () => {
    serve({ 'sales/s/lots/l': stored }, 'permission-denied', 'permission-denied');
    await expect(apply(edit)).rejects.toMatchObject({ code: 'permission-denied' });
    serve({ 'sales/s/lots/l': stored }, 'permission-denied', 'unavailable');
    await expect(apply(edit)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('has landed when its record is there, also of a lot that is gone since', async () => {
    serve({ 'sales/s/ops/op': { changes: { title: { before: '', after: 'A vase' } } } });
    await expect(apply(edit)).resolves.toEqual({});
    expect(known).toHaveBeenCalledTimes(1);
  });

  it('records what a script had stored, though no page can read it', async () => {
    serve({ 'sales/s/lots/l': { ...stored, extras: { weight: 3, style: '' } } });
    await apply(edit);
    expect(server.writes[1]?.[1]).toMatchObject({
      changes: { extras: { before: { weight: 3, style: '' }, after: { style: 'Rococo' } } },
    });
  });
});

describe('an edit of what only editors see', () => {
  const reserve: Edit = { ...base, kind: 'editPrivate', changes: { reserve: { before: null, after: 500 } } };

  it('goes into a document of its own, which may not be there yet, and its record too', async () => {
    serve({ 'sales/s/lots/l': stored });
    await expect(apply(reserve)).resolves.toEqual({});
    expect(server.writes).toEqual([
      ['merge sales/s/lotPrivate/l', { reserve: 500, ...TOUCHED }],
      ['set sales/s/opsPrivate/op', expect.objectContaining({ changes: { reserve: { before: null, after: 500 } } })],
    ]);
  });

  it('is compared with that document', async () => {
    serve({ 'sales/s/lotPrivate/l': { reserve: 700 } });
    await expect(apply(reserve)).resolves.toEqual({ reserve: 700 });
    expect(server.reads).toEqual(['get sales/s/lotPrivate/l', 'get sales/s/opsPrivate/op']);
  });
});
