import fc from 'fast-check';
import { takeMine, takeTheirs } from '../../../features/lots/model/conflict/conflicts';
import { editLot, selectLot } from '../../../features/lots/model/lots/lotsSlice';
import { theirsOf } from '../../../domain/operations/fieldEdits';
import {
  operationMade,
  retryAllSaves,
  selectNeedsAttention,
  selectUnsentCount,
} from '../../../features/lots/model/saves/savesSlice';
import { GatewayFailure } from '../../../services/failure';
import {
  createFakeLotsGateway,
  createFakeLotsServer,
  type FakeLotsServer,
} from '../../../testing/fakes/lots/fakeLotsGateway';
import type { LotsGateway } from '../../../services/lots/LotsGateway';
import { settle } from '../../../testing/stores/makeTestStore';
import { microtasks } from '../../../testing/waiting/microtasks';
import { buildLot, makeWorkspace, SALE } from '../../../testing/stores/makeWorkspace';

type Act =
  | { readonly kind: 'begin' | 'type' | 'cut' | 'connect' | 'loseAnswer'; readonly who: 0 | 1 }
  | { readonly kind: 'decide'; readonly who: 0 | 1; readonly how: 'mine' | 'theirs' | 'merge' };

const who = fc.constantFrom<0 | 1>(0, 1);
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('begin' as const, 'type' as const), who }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('type' as const), who }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('cut' as const, 'connect' as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('loseAnswer' as const), who }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      who,
      how: fc.constantFrom('mine' as const, 'theirs' as const, 'merge' as const),
    }),
  },
);

/** The server as one page reaches it: not at all while it is cut off, and what is sent meanwhile comes later. */
function reach(server: FakeLotsServer) {
  const inner = createFakeLotsGateway('editor', server);
  const late: (() => void)[] = [];
  const line = { isCut: false, losesAnswer: false };
  const gateway: LotsGateway = {
    ...inner,
    listen: (saleId, listener) =>
      inner.listen(saleId, (event) => (line.isCut ? void late.push(() => listener(event)) : listener(event))),
    async apply(operation) {
      if (line.isCut) throw new GatewayFailure('unavailable');
      const conflicts = await inner.apply(operation);
      if (!line.losesAnswer) return conflicts;
      line.losesAnswer = false;
      throw new GatewayFailure('unavailable');
    },
  };
  const connect = (): void => {
    line.isCut = false;
    for (const tell of late.splice(0)) tell();
  };
  return { gateway, line, connect };
}

async function open(server: FakeLotsServer) {
  const { gateway, line, connect } = reach(server);
  const space = makeWorkspace({ lots: gateway });
  await space.signIn();
  /** What was on the screen when the person began to type; null while they do not. */
  let seen: string | null = null;
  const title = (): string => space.read(selectLot, 'lot1')?.title ?? '';
  const contested = () =>
    space.read(selectNeedsAttention).flatMap(({ operation }) => {
      const theirs = theirsOf(operation)?.title;
      const mine = operation.kind === 'editLot' ? operation.changes.title?.after : undefined;
      return theirs === undefined ? [] : [{ id: operation.id, mine: String(mine), theirs: String(theirs.value) }];
    });
  return {
    space,
    line,
    title,
    contested,
    begin: () => void (seen ??= title()),
    type(text: string) {
      space.store.dispatch(
        editLot({ lotId: 'lot1', changes: { title: text }, before: seen === null ? {} : { title: seen } }),
      );
      seen = null;
    },
    connect() {
      connect();
      space.store.dispatch(retryAllSaves());
    },
    /** Edits of the title as they were made, with what their person saw. */
    made: () =>
      space.actions.flatMap((action) => {
        if (!operationMade.match(action)) return [];
        const { operation } = action.payload;
        const change = operation.kind === 'editLot' ? operation.changes.title : undefined;
        return change === undefined ? [] : [{ before: String(change.before), after: String(change.after) }];
      }),
  };
}

/** Plays the acts and gives the texts that nobody can find any more, and what the pages show in the end. */
async function play(acts: readonly Act[]) {
  const server = createFakeLotsServer();
  createFakeLotsGateway('editor', server).seed(SALE, [buildLot({ title: 'A vase' })]);
  const people = [await open(server), await open(server)] as const;
  const givenUp = new Set<string>();
  let texts = 0;
  const newText = (): string => `text ${String((texts += 1))}`;
  for (const each of acts) {
    const person = people[each.who];
    switch (each.kind) {
      case 'begin':
        person.begin();
        break;
      case 'type':
        person.type(newText());
        break;
      case 'cut':
        person.line.isCut = true;
        break;
      case 'connect':
        person.connect();
        break;
      case 'loseAnswer':
        person.line.losesAnswer = true;
        break;
      case 'decide': {
        const first = person.contested()[0];
        if (first === undefined) break;
        const { id, mine } = first;
        if (each.how !== 'mine') givenUp.add(mine);
        person.space.store.dispatch(
          each.how === 'theirs'
            ? takeTheirs({ id, field: 'title' })
            : takeMine({ id, field: 'title', value: each.how === 'mine' ? mine : newText() }),
        );
      }
    }
    await microtasks(12);
  }
  for (const person of people) {
    person.line.losesAnswer = false;
    person.connect();
    await settle();
  }
  for (const person of people) {
    person.connect();
    await settle();
  }
  const onServer = server.sales.get(SALE)?.lots.get('lot1')?.title;
  const made = people.flatMap((person) => person.made());
  const waiting = new Set(people.flatMap((person) => person.contested().map(({ mine }) => mine)));
  const wentOnFrom = new Set(made.map(({ before }) => before));
  const isFound = (text: string): boolean =>
    text === onServer || waiting.has(text) || wentOnFrom.has(text) || givenUp.has(text);
  const result = {
    lost: made.map(({ after }) => after).filter((text) => !isFound(text)),
    shown: people.map((person) => person.title()),
    onServer,
    unsent: people.map(({ space, contested }) => space.read(selectUnsentCount) - contested().length),
  };
  for (const { space } of people) await space.store.stop();
  return result;
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('finds every text of two people on the server, beside the other one, or replaced by somebody who saw it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 16 }), async (acts) => {
      const { lost, shown, onServer, unsent } = await play(acts);
      expect(lost).toEqual([]);
      expect(shown).toEqual([onServer, onServer]);
      expect(unsent).toEqual([0, 0]);
    }),
    { numRuns: 25, seed: 1 },
  );
}, 120_000);
