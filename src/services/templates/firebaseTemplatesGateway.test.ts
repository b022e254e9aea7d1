import type { Firestore } from 'firebase/firestore';
import type { LotTemplate, TextBlock } from '../../domain/lots/template';
import { serve, server, snapshotOf } from '../../testing/services/documentsSdk';
import { createFirebaseTemplatesGateway } from './firebaseTemplatesGateway';

jest.mock('firebase/firestore', () =>
  jest.requireActual<{ documentsSdk(): object }>('../../testing/services/documentsSdk').documentsSdk(),
);

const NOW = 'the server’s time';
const templates = createFirebaseTemplatesGateway({} as Firestore);
const chair: LotTemplate = {
  id: 'chair',
  name: 'Chair',
  order: 'a1',
  kind: 'lot',
  isDefault: false,
  fields: { title: 'A chair', lotType: 'single', 'extras.style': 'Rococo' } as LotTemplate['fields'],
};
const text: TextBlock = { id: 'text', name: 'Mark', order: 'a0', kind: 'text', field: 'description', text: 'Marked.' };
const storedChair = {
  name: 'Chair',
  order: 'a1',
  kind: 'lot',
  isDefault: false,
  fields: { title: 'A chair', lotType: 'single' },
  extras: { style: 'Rococo' },
};
const { id: _id, ...storedText } = text;
const UPDATED = { updatedAt: NOW, updatedBy: 'ada' };
const MADE = { createdAt: NOW, createdBy: 'ada', ...UPDATED };
const both = { 'sales/s/templates/chair': storedChair, 'sales/s/templates/text': storedText };

describe('templates that are read', () => {
  it('are in their order, with extras as fields of their own, and without those of another form', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    serve({ ...both, 'sales/s/templates/odd': { ...storedText, field: 'smell' } });
    expect(await templates.list('s')).toEqual([text, chair]);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('odd'));
    warn.mockRestore();
  });

  it('are shown to nobody before the server says that they may see them', () => {
    serve({});
    const received: unknown[] = [];
    const stop = templates.listen('s', (event) => received.push(event));
    const [one] = server.listened;
    one?.next(snapshotOf(both, { fromCache: true }));
    expect(received).toEqual([]);
    one?.next(snapshotOf(both));
    one?.next(snapshotOf({}, { fromCache: true }));
    expect(received).toEqual([
      { type: 'templates', templates: [text, chair], fromServer: true },
      { type: 'templates', templates: [], fromServer: true },
    ]);
    stop();
    one?.fail(new Error('of the SDK'));
    expect(received[2]).toEqual({ type: 'failed', code: 'unknown' });
  });
});

describe('templates that are saved', () => {
  it('are made whole where they are new', async () => {
    serve({});
    await templates.save('s', [chair, text], 'ada');
    expect(server.writes).toEqual([
      ['set sales/s/templates/chair', { ...storedChair, ...MADE }],
      ['set sales/s/templates/text', { ...storedText, ...MADE }],
    ]);
  });

  it('have no map of extras where they have none', async () => {
    serve({});
    await templates.save('s', [{ ...chair, fields: { title: 'A chair' } }], 'ada');
    expect(server.writes[0]?.[1]).toEqual({
      name: 'Chair',
      order: 'a1',
      kind: 'lot',
      isDefault: false,
      fields: { title: 'A chair' },
      ...MADE,
    });
  });

  it('are changed part by part where they are there: what a newer build says of lots stays', async () => {
    serve({ 'sales/s/templates/chair': { ...storedChair, extras: { weight: 3 }, fields: { smell: 'old' } } });
    await templates.save('s', [chair], 'ada');
    const [[write, changes] = []] = server.writes;
    expect(write).toBe('update sales/s/templates/chair');
    expect(changes).toMatchObject({
      name: 'Chair',
      'fields.title': 'A chair',
      'fields.description': 'no field',
      'extras.weight': 'no field',
      'extras.style': 'Rococo',
      ...UPDATED,
    });
    expect(Object.keys(changes as object).some((field) => field.includes('smell'))).toBe(false);
    expect(changes).not.toHaveProperty(['fields']);
    expect(changes).not.toHaveProperty('createdBy');
  });

  it('are changed whole when they are texts', async () => {
    serve(both);
    await templates.save('s', [text], 'ada');
    expect(server.writes).toEqual([['update sales/s/templates/text', { ...storedText, ...UPDATED }]]);
  });
});

describe('templates that are changed', () => {
  it('have what differs written, and nothing else', async () => {
    serve(both);
    const after: LotTemplate = { ...chair, name: 'Armchair', fields: { title: 'An armchair' } };
    await templates.change('s', [{ before: chair, after }], 'ada');
    expect(server.writes).toEqual([
      [
        'update sales/s/templates/chair',
        {
          name: 'Armchair',
          'fields.title': 'An armchair',
          'fields.lotType': 'no field',
          'extras.style': 'no field',
          ...UPDATED,
        },
      ],
    ]);
  });

  it('are left alone where nothing differs', async () => {
    serve(both);
    await templates.change('s', [{ before: chair, after: chair }], 'ada');
    expect(server.writes).toEqual([]);
  });

  it('are none of them changed when a colleague has removed one', async () => {
    serve({ 'sales/s/templates/text': storedText });
    const changes = [
      { before: text, after: { ...text, name: 'Signature' } },
      { before: chair, after: { ...chair, name: 'Armchair' } },
    ];
    await expect(templates.change('s', changes, 'ada')).rejects.toMatchObject({ code: 'not-found' });
    expect(server.writes).toEqual([]);
  });
});

describe('a template that is removed', () => {
  it('is given back as it was, for who wants it again', async () => {
    serve(both);
    expect(await templates.remove('s', 'chair')).toEqual(chair);
    expect(server.writes).toEqual([['delete sales/s/templates/chair']]);
    expect(await templates.remove('s', 'chair')).toBeNull();
  });

  it('is made anew when it is put back', async () => {
    serve({});
    expect(await templates.putBack('s', chair, 'ada')).toEqual(chair);
    expect(server.writes).toEqual([['set sales/s/templates/chair', { ...storedChair, ...MADE }]]);
  });

  it('is as it stands when it is there again', async () => {
    serve({ 'sales/s/templates/chair': { ...storedChair, name: 'Theirs' } });
    expect(await templates.putBack('s', chair, 'ada')).toEqual({ ...chair, name: 'Theirs' });
    expect(server.writes).toEqual([]);
  });

  it('is not written over one that this build cannot read', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    serve({ 'sales/s/templates/chair': { kind: 'room' } });
    expect(await templates.putBack('s', chair, 'ada')).toEqual(chair);
    expect(server.writes).toEqual([]);
    warn.mockRestore();
  });
});
