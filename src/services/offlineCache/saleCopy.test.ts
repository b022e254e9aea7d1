import type { Lot } from '../../domain/lots/lot';
import { effectsOf } from '../../domain/operations/operations';
import { buildLot } from '../../testing/stores/makeWorkspace';
import { stepsOf } from './acknowledgedChanges';
import { chunkNameOf } from './OfflineCache';
import { createKindCopy } from './saleCopy';

const NOTHING = { changed: [], removed: [], fromServer: false } as const;
const lot = (id: string, title = 'Old') => buildLot({ id, title });
const step = (before: string, after: string, lotId = 'a1') => {
  const signed = { id: 'op', saleId: 's', uid: 'ada', lotId };
  const [only] = stepsOf<Lot>(effectsOf({ ...signed, kind: 'editLot', changes: { title: { before, after } } }).lots);
  if (only === undefined) throw new Error('An edit is a step.');
  return only;
};
/** What the next writing has, as `chunk: id title, …`. */
const written = (copy: ReturnType<typeof createKindCopy<'lots'>>) =>
  copy.flush().map(({ name, entities }) => `${name}: ${entities.map(({ id, title }) => `${id} ${title}`).join()}`);

it('keeps entities in chunks by the end of their ids', () => {
  expect(['a1', 'b1', 'i1', 'z9'].map(chunkNameOf)).toEqual(['11', '12', '11', '92']);
  expect(chunkNameOf('1')).toBe('10');
});

describe('the copy of a sale that is open', () => {
  it('writes the chunks in which something has changed, each once', () => {
    const copy = createKindCopy('lots');
    expect(written(copy)).toEqual([]);
    copy.take({ changed: [lot('a1'), lot('i1'), lot('b1')], removed: [], fromServer: true });
    expect(written(copy)).toEqual(['11: a1 Old,i1 Old', '12: b1 Old']);
    expect(written(copy)).toEqual([]);
    copy.take({ changed: [lot('b1', 'New')], removed: ['a1'], fromServer: true });
    expect(written(copy)).toEqual(['12: b1 New', '11: i1 Old']);
    copy.take({ changed: [], removed: ['b1', 'unknown1'], fromServer: true });
    expect(written(copy)).toEqual(['12: ', '16: ']);
  });

  it('begins anew when nothing is known to be kept any more', () => {
    const copy = createKindCopy('lots');
    copy.take({ changed: [lot('a1'), lot('b1')], removed: [], fromServer: true });
    copy.flush();
    copy.invalidate();
    expect(written(copy)).toEqual(['11: a1 Old', '12: b1 Old']);
  });

  it('shows what was kept before, but what has come newer, until the server has answered', () => {
    const copy = createKindCopy('lots');
    expect(copy.restore([lot('a1'), lot('b1')]).map(({ id }) => id)).toEqual(['a1', 'b1']);
    copy.take({ ...NOTHING, changed: [lot('a1', 'From memory')] });
    expect(copy.isAnswered).toBe(false);
    expect(copy.restore([lot('a1'), lot('i1'), lot('b1')]).map(({ id }) => id)).toEqual(['i1', 'b1']);
    copy.take({ ...NOTHING, fromServer: true });
    expect(copy.isAnswered).toBe(true);
    expect(copy.restore([lot('a1'), lot('b1')])).toEqual([]);
    // What is no more from the server is still answered by it.
    copy.take(NOTHING);
    expect(copy.isAnswered).toBe(true);
  });
});

describe('what the server has taken and not shown yet', () => {
  it('is in what is written from the first answer on', () => {
    const copy = createKindCopy('lots');
    copy.add(step('Old', 'Mine'));
    copy.take({ ...NOTHING, changed: [lot('a1')] });
    expect(written(copy)).toEqual(['11: a1 Old']);
    copy.take({ ...NOTHING, fromServer: true });
    expect(written(copy)).toEqual(['11: a1 Mine']);
  });

  it('stays over an event that is older, and goes once it is shown', () => {
    const copy = createKindCopy('lots');
    copy.take({ changed: [lot('a1')], removed: [], fromServer: true });
    copy.add(step('Old', 'Mine'));
    expect(written(copy)).toEqual(['11: a1 Mine']);
    copy.take({ changed: [lot('a1')], removed: [], fromServer: true });
    expect(written(copy)).toEqual(['11: a1 Mine']);
    copy.take({ changed: [lot('a1', 'Mine')], removed: [], fromServer: true });
    expect(written(copy)).toEqual(['11: a1 Mine']);
    // From here on the server's word stands, also where it is as before.
    copy.take({ changed: [lot('a1')], removed: [], fromServer: true });
    expect(written(copy)).toEqual(['11: a1 Old']);
  });

  it('goes over each other, one after the other', () => {
    const copy = createKindCopy('lots');
    copy.take({ changed: [lot('a1')], removed: [], fromServer: true });
    copy.add(step('Old', 'Mine'));
    copy.add(step('Mine', 'Mine too'));
    copy.take({ changed: [lot('a1', 'Mine')], removed: [], fromServer: true });
    expect(written(copy)).toEqual(['11: a1 Mine too']);
  });

  it('gives way to what a colleague wrote later, and goes with what is removed', () => {
    const copy = createKindCopy('lots');
    copy.take({ changed: [lot('a1')], removed: [], fromServer: true });
    copy.add(step('Old', 'Mine'));
    copy.take({ changed: [lot('a1', 'Theirs')], removed: [], fromServer: true });
    expect(written(copy)).toEqual(['11: a1 Theirs']);
    copy.add(step('Theirs', 'Mine'));
    copy.take({ changed: [], removed: ['a1'], fromServer: true });
    expect(written(copy)).toEqual(['11: ']);
    copy.take({ changed: [lot('a1', 'Theirs')], removed: [], fromServer: true });
    expect(written(copy)).toEqual(['11: a1 Theirs']);
  });

  it('writes nothing where it changes nothing', () => {
    const copy = createKindCopy('lots');
    copy.take({ changed: [lot('a1')], removed: [], fromServer: true });
    copy.flush();
    copy.add(step('Elsewhere', 'Mine'));
    expect(written(copy)).toEqual([]);
  });
});
