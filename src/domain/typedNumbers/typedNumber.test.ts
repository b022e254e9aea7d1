import { MAX_LOT_NUMBER } from '../numbering/lotNumber';
import { reasonToKeepNumber } from '../numbering/numbering';
import { judgeNumber, type KnownNumbers, readTypedNumber } from './typedNumber';

const plain = (number: number, suffix = '') => ({ number, suffix });

describe('a typed number', () => {
  it.each([
    ['12', plain(12)],
    ['12A', plain(12, 'A')],
    ['12 a', plain(12, 'A')],
    [' 007b ', plain(7, 'B')],
    ['', null],
    ['  ', null],
    [String(MAX_LOT_NUMBER), plain(MAX_LOT_NUMBER)],
  ])('%p is understood', (text, number) => {
    expect(readTypedNumber(text)).toEqual({ ok: true, number });
  });

  it.each([
    ['A12', 'notANumber'],
    ['12-1', 'notANumber'],
    ['twelve', 'notANumber'],
    ['-3', 'notANumber'],
    ['0', 'zero'],
    ['0A', 'zero'],
    [String(MAX_LOT_NUMBER + 1), 'tooLarge'],
    ['12AB', 'oneLetter'],
    ['12 a b', 'notANumber'],
  ])('%p is refused as %s', (text, problem) => {
    expect(readTypedNumber(text)).toEqual({ ok: false, problem });
  });
});

const lot = (id: string, number: number | null, suffix = '', more = {}) => ({
  id,
  number,
  suffix,
  status: 'draft' as const,
  deletedAt: null,
  ...more,
});

const known = (lots: readonly ReturnType<typeof lot>[], more: Partial<KnownNumbers> = {}): KnownNumbers => ({
  lots,
  held: new Set(),
  status: 'open',
  ...more,
});

describe('whether a lot can have a number', () => {
  const a = lot('a', 11);
  const b = lot('b', 12);
  const c = lot('c', 13);

  it('is so while nobody has it, and its own is no change', () => {
    expect(judgeNumber(a, plain(14), known([a, b, c]))).toEqual({ kind: 'free' });
    expect(judgeNumber(a, plain(12, 'A'), known([a, b, c]))).toEqual({ kind: 'free' });
    expect(judgeNumber(a, null, known([a, b, c]))).toEqual({ kind: 'free' });
    expect(judgeNumber(a, plain(11), known([a, b, c]))).toEqual({ kind: 'same' });
    expect(judgeNumber(lot('x', null), null, known([a]))).toEqual({ kind: 'same' });
  });

  it('offers to swap, the next free one and a letter where another lot has it', () => {
    expect(judgeNumber(a, plain(12), known([a, b, c]))).toEqual({
      kind: 'taken',
      holderId: 'b',
      alternatives: [
        { kind: 'swap', number: plain(12), other: plain(11), otherId: 'b' },
        { kind: 'nextFree', number: plain(14) },
        { kind: 'letter', number: plain(12, 'A') },
      ],
    });
  });

  it('offers the next letter behind a taken one, and no number that is held', () => {
    const d = lot('d', 12, 'A');
    expect(judgeNumber(a, plain(12, 'A'), known([a, b, c, d], { held: new Set(['14', '12B']) }))).toEqual({
      kind: 'taken',
      holderId: 'd',
      alternatives: [
        { kind: 'swap', number: plain(12, 'A'), other: plain(11), otherId: 'd' },
        { kind: 'nextFree', number: plain(15) },
        { kind: 'letter', number: plain(12, 'C') },
      ],
    });
  });

  it('swaps neither without a number of its own, nor with a published lot, nor with what is only held', () => {
    const kinds = (verdict: ReturnType<typeof judgeNumber>) =>
      'alternatives' in verdict ? verdict.alternatives.map(({ kind }) => kind) : [];
    expect(kinds(judgeNumber(lot('x', null), plain(12), known([a, b, c])))).toEqual(['nextFree', 'letter']);
    const published = lot('b', 12, '', { status: 'published' });
    expect(kinds(judgeNumber(a, plain(12), known([a, published])))).toEqual(['nextFree', 'letter']);
    expect(judgeNumber(a, plain(20), known([a], { held: new Set(['20', '21']) }))).toEqual({
      kind: 'held',
      alternatives: [
        { kind: 'nextFree', number: plain(22) },
        { kind: 'letter', number: plain(20, 'A') },
      ],
    });
  });

  it('never offers the number that the lot has already', () => {
    expect(judgeNumber(c, plain(12), known([a, b, c]))).toEqual({
      kind: 'taken',
      holderId: 'b',
      alternatives: [
        { kind: 'swap', number: plain(12), other: plain(13), otherId: 'b' },
        { kind: 'nextFree', number: plain(14) },
        { kind: 'letter', number: plain(12, 'A') },
      ],
    });
    const late = lot('late', 12, 'A');
    expect(judgeNumber(late, plain(12), known([a, b, late]))).toMatchObject({
      alternatives: [
        { kind: 'swap' },
        { kind: 'nextFree', number: plain(13) },
        { kind: 'letter', number: plain(12, 'B') },
      ],
    });
  });

  it('offers no letter behind the last one', () => {
    const last = lot('z', 12, 'Z');
    expect(judgeNumber(a, plain(12, 'Z'), known([a, last]))).toEqual({
      kind: 'taken',
      holderId: 'z',
      alternatives: [
        { kind: 'swap', number: plain(12, 'Z'), other: plain(11), otherId: 'z' },
        { kind: 'nextFree', number: plain(12) },
      ],
    });
  });

  it('takes no heed of lots in the trash', () => {
    const gone = lot('b', 12, '', { deletedAt: 5 });
    expect(judgeNumber(a, plain(12), known([a, gone]))).toEqual({ kind: 'free' });
  });

  it('is never so once the lot is published or the numbers are locked', () => {
    const published = lot('a', 11, '', { status: 'published' });
    expect(judgeNumber(published, plain(14), known([published]))).toEqual({ kind: 'kept', reason: 'published' });
    expect(judgeNumber(a, plain(14), known([a], { status: 'numbersLocked' }))).toEqual({
      kind: 'kept',
      reason: 'locked',
    });
    expect(reasonToKeepNumber(published, 'open')).toBe('published');
    expect(reasonToKeepNumber(a, 'numbersLocked')).toBe('locked');
    expect(reasonToKeepNumber(lot('x', null), 'numbersLocked')).toBeNull();
    expect(reasonToKeepNumber(a, 'open')).toBeNull();
  });

  it('gives a lot without a number only a letter while the numbers are locked', () => {
    const x = lot('x', null);
    const locked = known([a, b, lot('d', 12, 'A'), x], { status: 'numbersLocked' });
    expect(judgeNumber(x, plain(14), locked)).toEqual({
      kind: 'letterOnly',
      alternatives: [{ kind: 'letter', number: plain(14, 'A') }],
    });
    expect(judgeNumber(x, plain(12), locked)).toEqual({
      kind: 'letterOnly',
      alternatives: [{ kind: 'letter', number: plain(12, 'B') }],
    });
    expect(judgeNumber(x, plain(12, 'B'), locked)).toEqual({ kind: 'free' });
    expect(judgeNumber(x, plain(12, 'A'), locked)).toEqual({
      kind: 'taken',
      holderId: 'd',
      alternatives: [{ kind: 'letter', number: plain(12, 'B') }],
    });
  });
});
