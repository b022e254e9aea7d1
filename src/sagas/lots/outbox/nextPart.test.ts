import type { Operation } from '../../../domain/operations/operations';
import { nextPart } from './keepOperations';

const MB = 1024 * 1024;
const base = { saleId: 'sale', uid: 'anna' };
const lot = (lotId: string): Operation => {
  return { ...base, id: `new ${lotId}`, lotId, kind: 'createLot', number: null, suffix: '', order: 'a0', fields: {} };
};
const edit = (lotId: string): Operation => ({ ...base, id: `edit ${lotId}`, lotId, kind: 'editLot', changes: {} });
const number = (lotId: string): Operation => {
  return { ...base, id: `number ${lotId}`, lotId, kind: 'setNumber', before: null, after: null };
};
const ids = (operations: readonly Operation[]): string[] => operations.map(({ id }) => id);

/** How the whole queue is written down, transaction by transaction; lots whose names are in `weights` come with bytes. */
function parts(queue: readonly Operation[], weights: Readonly<Record<string, number>>): string[][] {
  const written = new Set<string>();
  const all: string[][] = [];
  for (let rest = queue; rest.length > 0;) {
    const next = nextPart(rest, ({ kind, lotId }) =>
      kind === 'createLot' && !written.has(lotId) ? weights[lotId] : undefined,
    );
    expect(next.part.length).toBeGreaterThan(0);
    for (const { lotId } of next.part) written.add(lotId);
    all.push(ids(next.part));
    rest = next.rest;
  }
  return all;
}

describe('what the device writes down next', () => {
  it('are words, before lots with bytes, but not those about these lots', () => {
    expect(parts([lot('a'), edit('a'), edit('z'), lot('b')], { a: MB, b: MB })).toEqual([
      ['edit z'],
      ['new a'],
      ['edit a'],
      ['new b'],
    ]);
  });

  it('are changes of numbers in their place, with all that follows of the same lot', () => {
    expect(parts([lot('a'), number('z'), edit('z'), edit('y')], { a: MB })).toEqual([
      ['edit y'],
      ['new a'],
      ['number z', 'edit z'],
    ]);
  });

  it('are lots up to 16 MB together, or one that is larger', () => {
    expect(parts(['a', 'b', 'c', 'd'].map(lot), { a: 10 * MB, b: 6 * MB, c: 60 * MB, d: MB })).toEqual([
      ['new a', 'new b'],
      ['new c'],
      ['new d'],
    ]);
  });

  it('are 25 lots with bytes, or 250 operations without', () => {
    const names = Array.from({ length: 60 }, (_, place) => `lot${String(place)}`);
    const weights = Object.fromEntries(names.map((name) => [name, 1]));
    expect(parts(names.map(lot), weights).map(({ length }) => length)).toEqual([25, 25, 10]);
    const edits = Array.from({ length: 600 }, (_, place) => edit(`z${String(place)}`));
    expect(parts(edits, {}).map(({ length }) => length)).toEqual([250, 250, 100]);
  });
});
