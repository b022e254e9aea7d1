import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import type { Effect, Operation } from '../../../../domain/operations/operations';
import { allEntities, readEntity } from '../../../../shared/buckets/buckets';
import { buildLot, buildPhoto } from '../../../../testing/stores/builders';
import lotsSlice, { lotNumbered, lotsReceived, saleEntered, selectLot } from '../lots/lotsSlice';
import { operationMade, saveConflicted, saveDiscarded, saveSent } from '../saves/savesSlice';
import {
  type EntityRules,
  forgetServer,
  noEntities,
  openEntities,
  type OpenEntities,
  type OptimisticEntities,
} from './optimisticEntities';

const reducer = combineReducers({ lots: lotsSlice.reducer });
const saleId = 'S';
const fromServer = (title: string, category = ''): UnknownAction =>
  lotsReceived({ saleId, changed: [buildLot({ title, category })], removed: [], fromServer: true });
const edit = (id: string, before: string, after: string): Operation => ({
  id,
  saleId,
  lotId: 'lot1',
  uid: 'ada',
  kind: 'editLot',
  changes: { title: { before, after } },
});
const [first, second] = [edit('1', 'A', 'B'), edit('2', 'B', 'C')];
const made = (operation: Operation): UnknownAction => operationMade({ operation });
const sent = (operation: Operation): UnknownAction => saveSent({ operation });
const known = (operation: Operation): UnknownAction => saveSent({ operation, known: true });
const given = (operation: Operation): UnknownAction => saveDiscarded({ operation });
const category: Operation = {
  ...edit('3', '', ''),
  changes: { category: { before: '', after: 'Glass' } },
} as Operation;
const theirs = (operation: Operation, value: string): UnknownAction =>
  saveConflicted({
    operation: { ...operation, theirs: { title: { value, by: null, at: null } } } as Operation,
    written: null,
  });

it('a lot that was made long ago has the number that the server sends, whatever was claimed for it since', () => {
  const { id, order, number, suffix, ...fields } = buildLot({ id: 'new', number: 3 });
  const create: Operation = {
    id: 'c',
    saleId,
    lotId: id,
    uid: 'ada',
    kind: 'createLot',
    number,
    suffix,
    order,
    fields: { title: fields.title },
  };
  const received = lotsReceived({ saleId, changed: [buildLot({ id, number })], removed: [], fromServer: true });
  const numbered = lotNumbered({ lotId: id, operationId: 'c', number: 156, suffix: '' });
  const way = [saleEntered({ saleId }), received, made(create), numbered];
  const shown = way.reduce(reducer, reducer(undefined, { type: 'start' }));
  expect(selectLot(shown, id)?.number).toBe(156);
  expect(selectLot(reducer(shown, known(create)), id)?.number).toBe(3);
  expect(selectLot(reducer(shown, sent(create)), id)?.number).toBe(156);
});

it.each<[string, UnknownAction[], string]>([
  [
    'own, although what was received since is from before',
    [made(first), fromServer('A', 'Ceramics'), sent(first)],
    'B',
  ],
  [
    'own, after two saves and one old word',
    [made(first), made(second), fromServer('A'), sent(first), sent(second)],
    'C',
  ],
  [
    'theirs, when a colleague’s value was received before the answer',
    [made(first), fromServer('Theirs'), sent(first)],
    'Theirs',
  ],
  ['theirs, when they came back to what was there', [made(first), fromServer('B'), fromServer('A'), sent(first)], 'A'],
  [
    'theirs, when it was there before and nothing was received since',
    [made(edit('1', 'Z', 'B')), known(edit('1', 'Z', 'B'))],
    'A',
  ],
  [
    'theirs, received before an earlier save was known to be there',
    [made(first), made(second), fromServer('D'), known(first), known(second)],
    'D',
  ],
  [
    'theirs, when they came back to what was there while another field was saved',
    [made(first), made(category), fromServer('B'), sent(category), fromServer('A'), sent(first)],
    'A',
  ],
  [
    'what was there at first, when both of two edits are given up',
    [made(first), made(second), given(first), given(second)],
    'A',
  ],
  [
    'the earlier own one, when only the later edit is given up',
    [made(first), made(second), sent(first), given(second)],
    'B',
  ],
  [
    'theirs, received before the answer about an earlier edit, when the later one is given up',
    [made(first), made(second), fromServer('D'), sent(first), given(second)],
    'D',
  ],
  ['theirs in a conflict, before it is received from the server', [made(first), theirs(first, 'Theirs')], 'Theirs'],
  [
    'the newest of theirs in a conflict',
    [made(first), fromServer('Theirs, later'), theirs(first, 'Theirs')],
    'Theirs, later',
  ],
  ['own, while a later edit is on its way', [made(first), made(second), theirs(first, 'Theirs')], 'C'],
  [
    'theirs, when that is in conflict too',
    [made(first), made(second), theirs(first, 'Theirs'), theirs(second, 'Theirs')],
    'Theirs',
  ],
])('the field shows %s', (_name, actions, title) => {
  const start = [saleEntered({ saleId }), fromServer('A')].reduce(reducer, reducer(undefined, { type: 'start' }));
  const state = actions.reduce(reducer, start);
  expect(selectLot(state, 'lot1')?.title).toBe(title);
});

it('a conflict about one field leaves another one, which is still on its way, as it was typed', () => {
  const actions = [saleEntered({ saleId }), fromServer('A'), made(first), made(category), theirs(first, 'Theirs')];
  const state = [...actions, fromServer('Theirs')].reduce(reducer, reducer(undefined, { type: 'start' }));
  expect(selectLot(state, 'lot1')).toMatchObject({ title: 'Theirs', category: 'Glass' });
});

it('an answer about a lot that was never shown changes nothing', () => {
  const { id, order, number, suffix } = buildLot({ id: 'new' });
  const create: Operation = {
    id: 'c',
    saleId,
    lotId: id,
    uid: 'ada',
    kind: 'createLot',
    number,
    suffix,
    order,
    fields: {},
  };
  const state = [saleEntered({ saleId }), fromServer('A')].reduce(reducer, reducer(undefined, { type: 'start' }));
  expect(reducer(state, sent(create))).toEqual(state);
});

describe('a lot that goes without a number for a moment, to exchange it with another one', () => {
  const plain = (number: number) => ({ number, suffix: '' });
  const step = (id: string, before: number | null, after: number | null): Operation => ({
    id,
    saleId,
    lotId: 'lot1',
    uid: 'ada',
    kind: 'setNumber',
    before: before === null ? null : plain(before),
    after: after === null ? null : plain(after),
  });
  const has = (number: number | null): UnknownAction =>
    lotsReceived({ saleId, changed: [buildLot({ number })], removed: [], fromServer: true });
  const [away, back] = [step('1', 12, null), step('2', null, 13)];
  const begun = [saleEntered({ saleId }), has(12), made(away), made(back)];

  it.each([
    [
      'keeps its new one when only the first step was received from the server so far',
      [sent(away), has(null), sent(back)],
    ],
    ['keeps it when that was received before the answer', [has(null), sent(away), sent(back)]],
    ['keeps it when another field was received meanwhile', [has(12), sent(away), sent(back)]],
  ])('%s', (_name, actions) => {
    const state = [...begun, ...actions].reduce(reducer, reducer(undefined, { type: 'start' }));
    expect(selectLot(state, 'lot1')?.number).toBe(13);
  });

  it('has what a colleague gave it before the answer came', () => {
    const actions = [...begun, sent(away), has(null), has(40), sent(back)];
    const state = actions.reduce(reducer, reducer(undefined, { type: 'start' }));
    expect(selectLot(state, 'lot1')?.number).toBe(40);
  });
});

describe('a lot that is thrown away and brought back', () => {
  const base = { saleId, lotId: 'lot1', uid: 'ada', number: { number: 1, suffix: '' } };
  const trash = (id: string): Operation => ({ ...base, id, kind: 'trashLot', deletedAt: 5 });
  const restore = (id: string): Operation => ({ ...base, id, kind: 'restoreLot', deletedAt: 5 });
  const has = (deletedAt: number | null): UnknownAction =>
    lotsReceived({ saleId, changed: [buildLot({ deletedAt })], removed: [], fromServer: true });
  const [away, back] = [trash('1'), restore('2')];
  const thrown = [saleEntered({ saleId }), has(null), made(away), made(back)];
  const [out, again] = [restore('1'), trash('2')];
  const fetched = [saleEntered({ saleId }), has(1_000), made(out), made(again)];

  it.each<[string, UnknownAction[], number | null]>([
    [
      'stays when only the first step was received from the server',
      [...thrown, sent(away), has(1_000), sent(back)],
      null,
    ],
    ['stays when that was received before its answer', [...thrown, has(1_000), sent(away), sent(back)], null],
    [
      'stays when another field was received at first',
      [...thrown, has(null), has(1_000), sent(away), sent(back)],
      null,
    ],
    [
      'stays when another field was received, and the step after',
      [...thrown, has(null), sent(away), has(1_000), sent(back)],
      null,
    ],
    [
      'goes when a colleague has thrown it away since',
      [...thrown, sent(away), has(null), has(2_000), sent(back)],
      2_000,
    ],
    ['goes the other way round', [...fetched, sent(out), has(null), sent(again)], 5],
    [
      'goes when another field was received',
      [saleEntered({ saleId }), has(null), made(away), has(null), sent(away)],
      5,
    ],
    [
      'comes back when a colleague has brought it back before the answer',
      [saleEntered({ saleId }), has(null), made(away), has(1_000), has(null), sent(away)],
      null,
    ],
    ['takes the time of the server', [saleEntered({ saleId }), has(null), made(away), has(1_000), sent(away)], 1_000],
  ])('%s', (_name, actions, deletedAt) => {
    const state = actions.reduce(reducer, reducer(undefined, { type: 'start' }));
    expect(selectLot(state, 'lot1')?.deletedAt).toBe(deletedAt);
  });
});

it.each<[string, string | null, string | null]>([
  ['the cover that a photo became stays, although what came before its answer is older', 'old', 'new'],
  ['a cover that a colleague chose before its answer is shown', 'theirs', 'theirs'],
])('%s', (_name, received, shown) => {
  const has = (coverPhotoId: string | null, title: string): UnknownAction =>
    lotsReceived({ saleId, changed: [buildLot({ coverPhotoId, title })], removed: [], fromServer: true });
  const photo = buildPhoto({ id: 'new' });
  const add: Operation = {
    id: '1',
    saleId,
    lotId: 'lot1',
    uid: 'ada',
    kind: 'addPhoto',
    photo,
    cover: true,
    coverBefore: 'old',
  };
  const actions = [saleEntered({ saleId }), has('old', 'A'), made(add), has(received, 'B'), sent(add)];
  const state = actions.reduce(reducer, reducer(undefined, { type: 'start' }));
  expect(selectLot(state, 'lot1')?.coverPhotoId).toBe(shown);
});

describe('the entities of any kind', () => {
  interface Thing {
    readonly id: string;
    readonly text: string;
    readonly place: number;
  }
  const id = 'thing';
  const thing = fc.record({ id: fc.constant(id), text: fc.constantFrom('a', 'b', 'c'), place: fc.nat(2) });
  const ending = fc.constantFrom('sent', 'known', 'discarded' as const);
  const effect: fc.Arbitrary<Effect<Thing>> = fc.oneof(
    fc.record({ id: fc.constant(id), entity: fc.option(thing) }),
    thing.map(({ text }) => ({ id, changes: { text: { before: 'a', after: text } } })),
    thing.map(({ place }) => ({ id, changes: { place: { after: place } } })),
  );
  const step = fc.oneof(
    fc.record({ kind: fc.constant('made' as const), effect }),
    fc.record({ kind: fc.constant('received' as const), server: fc.option(thing) }),
    fc.record({ kind: fc.constant('ended' as const), ending }),
  );
  const kinds: readonly EntityRules<Thing>[] = [
    { unseen: undefined },
    { unseen: null },
    { unseen: undefined, blank: (blank) => ({ id: blank, text: '', place: 0 }) },
  ];
  const change = (
    state: OptimisticEntities<Thing>,
    rules: EntityRules<Thing>,
    work: (open: OpenEntities<Thing>) => void,
  ) => {
    const open = openEntities(state, rules);
    work(open);
    return open.close();
  };

  it('show in the end what the server says, and nothing is left over it', () => {
    const ways = fc.record({ rules: fc.constantFrom(...kinds), steps: fc.array(step), last: fc.option(thing) });
    fc.assert(
      fc.property(ways, ({ rules, steps, last }) => {
        const waiting: { readonly effect: Effect<Thing>; readonly operationId: string }[] = [];
        let state = noEntities<Thing>();
        steps.forEach((each, index) => {
          state = change(state, rules, (open) => {
            if (each.kind === 'received') open.receive(id, each.server);
            else if (each.kind === 'made') {
              waiting.push({ effect: each.effect, operationId: String(index) });
              open.apply(each.effect, String(index));
            } else {
              const first = waiting.shift();
              if (first !== undefined) open.acknowledge(first.effect, first.operationId, each.ending);
            }
          });
        });
        state = change(state, rules, (open) =>
          waiting.forEach((each) => open.acknowledge(each.effect, each.operationId, 'sent')),
        );
        expect([allEntities(state.unsent), allEntities(state.presence)]).toEqual([[], []]);
        state = change(state, rules, (open) => open.receive(id, last));
        expect(readEntity(state.shown, id) ?? null).toEqual(last);
        expect(change(state, rules, (open) => open.receive(id, last))).toBe(state);
      }),
    );
  });

  it('show what is pending, whatever the server says meanwhile', () => {
    const edit: Effect<Thing> = { id, changes: { text: { before: 'a', after: 'mine' } } };
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.array(thing, { minLength: 1 }), (rules, received) => {
        const state = change(noEntities(), rules, (open) => {
          open.apply(edit, 'mine');
          received.forEach((each) => open.receive(id, each));
        });
        expect(readEntity(state.shown, id)).toEqual({ ...received.at(-1), text: 'mine' });
      }),
    );
  });

  const [server, mine]: readonly Thing[] = [
    { id, text: 'a', place: 0 },
    { id, text: 'mine', place: 0 },
  ];
  const rules: EntityRules<Thing> = { unseen: undefined };
  const made = (...effects: readonly Effect<Thing>[]) =>
    change(noEntities(), rules, (open) => effects.forEach((effect, index) => open.apply(effect, String(index))));

  it('are gone when the person gives up what they made', () => {
    const create = { id, entity: mine ?? null };
    const state = change(made(create), rules, (open) => open.acknowledge(create, '0', 'discarded'));
    expect([allEntities(state.shown), allEntities(state.presence)]).toEqual([[], []]);
  });

  it('stay when they were put back since, and only the removal is given up', () => {
    const [remove, putBack] = [
      { id, entity: null },
      { id, entity: mine ?? null },
    ];
    const state = change(made(remove, putBack), rules, (open) => open.acknowledge(remove, '0', 'discarded'));
    expect(readEntity(state.shown, id)).toEqual(mine);
  });

  it('lose what the server has taken from them', () => {
    const withMore = { id, text: 'a', place: 0, extra: 'of a colleague' } as Thing;
    const state = change(noEntities(), rules, (open) => open.receive(id, withMore));
    expect(readEntity(change(state, rules, (open) => open.receive(id, server ?? null)).shown, id)).toEqual(server);
  });

  it('show nothing of what the person may not read any more, also when they give up what they wrote over it', () => {
    const blank: EntityRules<Thing> = { unseen: null, blank: (of) => ({ id: of, text: '', place: 0 }) };
    const edit: Effect<Thing> = { id, changes: { text: { before: 'secret', after: 'mine' } } };
    const written = change(noEntities(), blank, (open) => {
      open.receive(id, { id, text: 'secret', place: 0 });
      open.apply(edit, 'mine');
    });
    const forgotten = forgetServer(written, { text: '' });
    expect(allEntities(forgotten.unsent)).toHaveLength(1);
    const given = change(forgotten, blank, (open) => open.acknowledge(edit, 'mine', 'discarded'));
    expect(readEntity(given.shown, id)?.text).toBe('');
  });
});
