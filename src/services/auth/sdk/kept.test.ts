import { createKept, type KeptKinds } from './kept';

const ticket = (name: string): KeptKinds['ticket'] => ({ verificationId: name });

describe('what is kept under an id', () => {
  it('stays until it is forgotten', () => {
    const kept = createKept();
    const [first, second] = [kept.keep('ticket', ticket('a')), kept.keep('ticket', ticket('b'))];
    expect([kept.look('ticket', first), kept.look('ticket', first)]).toEqual([ticket('a'), ticket('a')]);
    kept.forget(first);
    kept.forget(first);
    expect([kept.look('ticket', first), kept.look('ticket', second)]).toEqual([null, ticket('b')]);
  });

  it('is the very object', () => {
    const kept = createKept();
    const object = ticket('a');
    expect(kept.look('ticket', kept.keep('ticket', object))).toBe(object);
  });

  it('is nothing of another kind, and nothing for an id that nobody gave', () => {
    const kept = createKept();
    const id = kept.keep('ticket', ticket('a'));
    expect(kept.look('conflict', id)).toBeNull();
    expect(kept.look('challenge', id)).toBeNull();
    expect(kept.look('ticket', 'ticket-99')).toBeNull();
    expect(kept.look('ticket', id)).toEqual(ticket('a'));
  });

  it('is at most 20 things: the oldest are dropped, and no id is given twice', () => {
    const kept = createKept();
    const ids = Array.from({ length: 25 }, (_none, index) => kept.keep('ticket', ticket(String(index))));
    expect(new Set(ids).size).toBe(25);
    expect(ids.map((id) => kept.look('ticket', id) !== null)).toEqual([
      ...Array.from({ length: 5 }, () => false),
      ...Array.from({ length: 20 }, () => true),
    ]);
  });
});
