import {
  buildPhoto,
  buildPlatformLot,
  GOLDEN_LOTS,
  GOLDEN_PHOTOS,
  GOLDEN_SALE,
  renumbered,
} from '../../../testing/platforms/goldenSale';
import type { PlatformLot } from '../platformLot';
import type { Fix, Problem } from '../problem';
import type { Profile } from '../profile';
import { OURS, stated, vendor } from '../facts';
import { bidlogix } from '../profiles/bidlogix';
import { handbid } from '../profiles/handbid';
import { hiBid } from '../profiles/hiBid';
import { invaluable } from '../profiles/invaluable';
import { iRostrum } from '../profiles/iRostrum';
import { liveAuctioneers } from '../profiles/liveAuctioneers';
import { proxibid } from '../profiles/proxibid';
import { wavebid } from '../profiles/wavebid';
import { fixProblem } from './fixes';
import { type ChangedLot, createValidator, validate, type Validator } from './validator';

const good = GOLDEN_LOTS[0] ?? buildPlatformLot({ id: 'none' });
const PHOTO = buildPhoto({ id: 'p', lotId: good.id });

/** The problems of one lot, without those of the sale. */
function problemsOf(profile: Profile, change: Partial<PlatformLot>, photos = [PHOTO]): readonly Problem[] {
  const lot = { ...good, ...change };
  const problems = validate([lot], new Map([[lot.id, photos]]), GOLDEN_SALE, profile);
  return problems.filter(({ lotId }) => lotId !== null);
}

describe('a lot', () => {
  test.each<[string, Profile, Partial<PlatformLot>, object]>([
    [
      'without a title',
      liveAuctioneers,
      { title: ' ' },
      { detail: { rule: 'required' }, place: { field: 'title' }, header: 'Title', severity: 'refused' },
    ],
    [
      'without a number',
      liveAuctioneers,
      { number: null, suffix: '' },
      { detail: { rule: 'required' }, place: { field: 'number' } },
    ],
    ['without a named value', bidlogix, { extras: {} }, { detail: { rule: 'required' }, place: { extra: 'endDate' } }],
    [
      'with a title that is too long',
      liveAuctioneers,
      { title: 'x'.repeat(101) },
      {
        detail: { rule: 'tooLong', longest: 100, length: 101 },
        severity: 'refused',
        fix: { kind: 'shorten', most: 100 },
      },
    ],
    [
      'with a title that is cut',
      hiBid,
      { title: 'x'.repeat(52) },
      { detail: { rule: 'shortened', longest: 50, length: 52 }, severity: 'changed' },
    ],
    [
      'with a title that is long',
      invaluable,
      { title: 'x'.repeat(61) },
      { detail: { rule: 'longerThanAdvised', longest: 60, length: 61 }, severity: 'advice' },
    ],
    [
      'with a word where an amount stands',
      bidlogix,
      { extras: { ...good.extras, bidIncrement: 'ten' } },
      { detail: { rule: 'wrongKind', kind: 'money' }, place: { extra: 'bidIncrement' }, severity: 'refused' },
    ],
    [
      'with line breaks',
      hiBid,
      { description: 'One\ntwo' },
      { detail: { rule: 'lineBreaks' }, severity: 'changed', fix: { kind: 'joinLines' } },
    ],
    [
      'with letters that the file does not have',
      liveAuctioneers,
      { creator: 'Łukasz' },
      { detail: { rule: 'charactersReplaced', characters: ['Ł'] }, place: { field: 'creator' } },
    ],
    [
      'with letters that nothing is near',
      liveAuctioneers,
      { provenance: '東京' },
      {
        detail: { rule: 'charactersLost', characters: ['東', '京'] },
        place: { field: 'provenance' },
        header: 'Description',
        fix: null,
      },
    ],
    ['with a formula', hiBid, { title: '=1' }, { detail: { rule: 'formula' }, severity: 'changed' }],
    ['with HTML in the title', wavebid, { title: 'A <b>jug</b>' }, { detail: { rule: 'markup' }, severity: 'advice' }],
    [
      'with cents',
      iRostrum,
      { estimateLow: 1_250 },
      { detail: { rule: 'cents' }, place: { field: 'estimateLow' }, fix: { kind: 'roundMoney' } },
    ],
    [
      'with too large an amount',
      iRostrum,
      { estimateHigh: 10_000_000 },
      { detail: { rule: 'moneyTooLarge', most: 99_999 } },
    ],
    [
      'with a letter',
      iRostrum,
      { suffix: 'A' },
      { detail: { rule: 'letterRefused', number: '1A' }, place: { field: 'number' } },
    ],
    [
      'with a low estimate above the high one',
      proxibid,
      { estimateLow: 90_000 },
      { detail: { rule: 'priceOrder', order: 'lowUnderHigh' }, severity: 'advice' },
    ],
    [
      'with a start above the low estimate',
      proxibid,
      { startPrice: 90_000 },
      { detail: { rule: 'priceOrder', order: 'startUpToLow' } },
    ],
    [
      'with a reserve above the low estimate, where the platform says so',
      liveAuctioneers,
      { reserve: 90_000 },
      { detail: { rule: 'priceOrder', order: 'reserveUpToLow' }, severity: 'refused' },
    ],
    [
      'with a low estimate above the high one, where the platform says so',
      iRostrum,
      { estimateLow: 90_000, estimateHigh: 80_000 },
      { detail: { rule: 'priceOrder', order: 'lowUpToHigh' }, place: { field: 'estimateLow' }, severity: 'refused' },
    ],
    [
      'with a named value that is too long',
      bidlogix,
      { extras: { ...good.extras, endDate: 'x'.repeat(21) } },
      { detail: { rule: 'tooLong', longest: 20, length: 21 }, place: { extra: 'endDate' } },
    ],
  ])('%s', (_, profile, change, problem) => {
    expect(problemsOf(profile, change)).toContainEqual(expect.objectContaining(problem));
  });

  test('may have the same estimate twice where the platform says so', () => {
    const same = { estimateLow: 90_000, estimateHigh: 90_000 };
    expect(problemsOf(proxibid, same)).toHaveLength(1);
    expect(problemsOf(iRostrum, same)).toEqual(problemsOf(iRostrum, {}));
  });

  test.each([
    ['lowUnderHigh', { estimateLow: 1 }],
    ['lowUnderHigh', { estimateHigh: 1 }],
    ['lowUnderHigh', { estimateHigh: 0 }],
    ['lowUnderHigh', { estimateLow: 1, estimateHigh: 2 }],
    ['lowUpToHigh', { estimateLow: 1 }],
    ['lowUpToHigh', { estimateHigh: 1 }],
    ['lowUpToHigh', { estimateHigh: 0 }],
    ['lowUpToHigh', { estimateLow: 1, estimateHigh: 1 }],
    ['lowUpToHigh', { estimateLow: 1, estimateHigh: 2 }],
    ['startUpToLow', { startPrice: 1 }],
    ['startUpToLow', { estimateLow: 1 }],
    ['startUpToLow', { startPrice: 1, estimateLow: 1 }],
    ['reserveUpToLow', { reserve: 1 }],
    ['reserveUpToLow', { estimateLow: 1 }],
    ['reserveUpToLow', { reserve: 1, estimateLow: 1 }],
  ] as const)('breaks no order of prices without both, nor with both in order: %s, %j', (order, prices) => {
    const rule = { is: order, fact: OURS, severity: 'refused' } as const;
    const profile = { ...hiBid, sale: { ...hiBid.sale, prices: [rule] } };
    const none = { estimateLow: null, estimateHigh: null, startPrice: null, reserve: null };
    const problems = problemsOf(profile, { ...none, ...prices });
    expect(problems.filter(({ detail }) => detail.rule === 'priceOrder')).toEqual([]);
  });

  test('with a caption that is too long, or without a picture that the platform needs', () => {
    const limit = { most: 5, whenLonger: 'refused', fact: OURS } as const;
    const caption = { header: 'Caption', from: { kind: 'caption', place: 1 }, limit, fact: OURS } as const;
    const captioned = { ...hiBid, columns: [caption] };
    expect(problemsOf(captioned, {}, [{ ...PHOTO, caption: 'Signed' }])).toMatchObject([
      { header: 'Caption', detail: { rule: 'tooLong', longest: 5, length: 6 } },
    ]);
    expect(problemsOf(captioned, {}, [{ ...PHOTO, caption: 'Front' }])).toEqual([]);
    const picture = { header: 'Image', from: { kind: 'picture', place: 1 }, required: true, fact: OURS } as const;
    const needing = { ...hiBid, columns: [picture] };
    const missing = [{ lotId: good.id, header: 'Image', detail: { rule: 'required' } }];
    expect(problemsOf(needing, {}, [])).toMatchObject(missing);
    expect(problemsOf(needing, {})).toEqual([]);
    expect(validate([good], new Map(), GOLDEN_SALE, needing).filter(({ lotId }) => lotId !== null)).toMatchObject(
      missing,
    );
  });

  test('that is good has none', () => {
    for (const profile of [liveAuctioneers, proxibid, hiBid, wavebid, bidlogix])
      expect(problemsOf(profile, {})).toEqual([]);
  });

  test('with pictures that are too many, too small or too heavy', () => {
    const rules = (profile: Profile, photos: Parameters<typeof problemsOf>[2]) =>
      problemsOf(profile, {}, photos).map(({ photoId, detail, severity }) => [photoId, detail, severity]);
    expect(rules(liveAuctioneers, Array(21).fill(PHOTO))).toEqual([
      [null, { rule: 'tooManyPictures', most: 20, count: 21 }, 'changed'],
    ]);
    expect(rules(liveAuctioneers, [{ ...PHOTO, bytes: 14_999 }])).toEqual([
      ['p', { rule: 'pictureTooSmall', least: 15_000, bytes: 14_999 }, 'refused'],
    ]);
    expect(rules(handbid, [{ ...PHOTO, bytes: 2_000_001 }])).toEqual([
      ['p', { rule: 'pictureMadeSmaller', longestSide: null, mostBytes: 2_000_000 }, 'changed'],
    ]);
  });
});

describe('a sale', () => {
  const rulesOf = (problems: readonly Problem[]) =>
    problems.filter(({ lotId }) => lotId === null).map(({ detail }) => detail);

  test('with too few lots and too long a title, and what nobody may forget', () => {
    const sale = { ...GOLDEN_SALE, title: 'x'.repeat(50) };
    expect(rulesOf(validate(GOLDEN_LOTS.slice(0, 49), GOLDEN_PHOTOS, sale, liveAuctioneers))).toEqual([
      { rule: 'tooFewLots', fewest: 50, count: 49 },
      { rule: 'saleTitleTooLong', longest: 49, length: 50 },
      { rule: 'caution', caution: 'closedTwoHoursBefore' },
      { rule: 'caution', caution: 'lotsBeforePictures' },
    ]);
  });

  test('with too many lots', () => {
    const lots = Array.from({ length: 1_251 }, (_, index) => ({ ...good, id: `many${index}`, number: index + 1 }));
    const problems = validate(lots, new Map(), GOLDEN_SALE, liveAuctioneers);
    expect(rulesOf(problems)[0]).toEqual({ rule: 'tooManyLots', most: 1_250, count: 1_251 });
  });

  test('may be just as large, and its title just as long, as the platform takes', () => {
    const { sale } = liveAuctioneers;
    const limits = { fewestLots: stated(2, OURS), mostLots: stated(2, OURS), longestTitle: stated(9, OURS) };
    const profile = { ...liveAuctioneers, sale: { ...sale, ...limits, cautions: [] } };
    const title = (length: number) => ({ ...GOLDEN_SALE, title: 'x'.repeat(length) });
    const check = (lots: number, length: number) =>
      rulesOf(validate(GOLDEN_LOTS.slice(0, lots), GOLDEN_PHOTOS, title(length), profile)).map(({ rule }) => rule);
    expect([check(2, 9), check(1, 9), check(3, 9), check(2, 10)]).toEqual([
      [],
      ['tooFewLots'],
      ['tooManyLots'],
      ['saleTitleTooLong'],
    ]);
    const free = { fewestLots: stated(null, OURS), mostLots: stated(null, OURS), longestTitle: stated(null, OURS) };
    const any = { ...profile, sale: { ...profile.sale, ...free } };
    expect(rulesOf(validate([good], GOLDEN_PHOTOS, title(500), any))).toEqual([]);
  });

  test('with a number twice names both lots', () => {
    const other = { ...good, id: 'other' };
    const problems = validate([good, other], new Map(), GOLDEN_SALE, proxibid);
    const doubles = problems.filter(({ detail }) => detail.rule === 'duplicateNumber');
    expect(doubles.map(({ lotId }) => lotId)).toEqual([good.id, 'other']);
    for (const { place, detail, severity } of doubles) {
      expect([place, detail, severity]).toEqual([
        { field: 'number' },
        { rule: 'duplicateNumber', number: '1' },
        'refused',
      ]);
    }
  });

  test('may have many lots without a number, which is none that they share', () => {
    const lots = ['one', 'two', 'three'].map((id) => renumbered({ ...good, id }, ''));
    const rules = validate(lots, new Map(), GOLDEN_SALE, proxibid).map(({ detail }) => detail.rule);
    expect(rules).not.toContain('duplicateNumber');
    expect(rules.filter((rule) => rule === 'required')).toHaveLength(3);
  });
});

describe('what is changed', () => {
  /** Whose problems may be others after a check. */
  const checked = (validator: Validator, changed: readonly ChangedLot[]): readonly string[] => {
    const touched = new Set<string>();
    validator.check(changed, touched);
    return [...touched];
  };
  const start = () => {
    const validator = createValidator(proxibid, GOLDEN_SALE);
    checked(
      validator,
      GOLDEN_LOTS.map((lot) => ({ id: lot.id, lot, photos: [] })),
    );
    return validator;
  };
  const change = (lot: PlatformLot) => [{ id: lot.id, lot, photos: [] }];
  const rulesOf = (problems: readonly Problem[]) => problems.map(({ detail }) => detail.rule);

  test('is all that is checked again, and nobody else is named', () => {
    const validator = start();
    expect(checked(validator, change({ ...good, title: '' }))).toEqual([good.id]);
    expect(rulesOf(validator.problemsOf(good.id))).toEqual(['required']);
    checked(validator, change(good));
    expect(validator.problemsOf(good.id)).toEqual([]);
  });

  test('touches those who have the same number, when it comes and when it goes', () => {
    const validator = start();
    const second = GOLDEN_LOTS[1] ?? good;
    expect([...checked(validator, change(renumbered(good, '2')))].sort()).toEqual([good.id, second.id]);
    expect(rulesOf(validator.problemsOf(second.id))).toEqual(['duplicateNumber']);
    expect([...checked(validator, change(renumbered(good, '2B')))].sort()).toEqual([good.id, second.id]);
    expect(validator.problemsOf(second.id)).toEqual([]);
  });

  test('names no other lot while the number stays, also when others have it too', () => {
    const validator = start();
    const second = GOLDEN_LOTS[1] ?? good;
    checked(validator, change(renumbered(good, '2')));
    expect(checked(validator, change({ ...renumbered(good, '2'), title: 'Another jug' }))).toEqual([good.id]);
    expect(rulesOf(validator.problemsOf(second.id))).toEqual(['duplicateNumber']);
  });

  test('of one of three with the same number leaves two, and of one of these leaves none', () => {
    const validator = start();
    const [, second = good, third = good] = GOLDEN_LOTS;
    const three = [good.id, second.id, third.id];
    const isDouble = () => three.map((id) => rulesOf(validator.problemsOf(id)).includes('duplicateNumber'));
    checked(validator, change(renumbered(good, '2')));
    expect(checked(validator, change(renumbered(third, '2'))).toSorted()).toEqual(three);
    expect(isDouble()).toEqual([true, true, true]);
    expect(checked(validator, change(renumbered(second, '900'))).toSorted()).toEqual(three);
    expect(isDouble()).toEqual([true, false, true]);
    expect(checked(validator, [{ id: good.id, lot: null, photos: [] }]).toSorted()).toEqual([good.id, third.id]);
    expect(isDouble()).toEqual([false, false, false]);
  });

  test('a lot that goes has no problems, and is not counted', () => {
    const validator = createValidator(liveAuctioneers, GOLDEN_SALE);
    checked(
      validator,
      GOLDEN_LOTS.slice(0, 50).map((lot) => ({ id: lot.id, lot, photos: [] })),
    );
    expect(validator.saleProblems().map(({ detail }) => detail.rule)).not.toContain('tooFewLots');
    checked(validator, [{ id: good.id, lot: null, photos: [] }]);
    expect(validator.problemsOf(good.id)).toEqual([]);
    expect(validator.saleProblems()[0]?.detail).toEqual({ rule: 'tooFewLots', fewest: 50, count: 49 });
  });

  test('of the sale itself is asked of all lots again', () => {
    const validator = createValidator(iRostrum, { ...GOLDEN_SALE, currency: 'GBP' });
    checked(validator, change({ ...good, estimateLow: 1_250, estimateHigh: 2_000, startPrice: 0, reserve: 0 }));
    expect(rulesOf(validator.problems())).toContain('cents');
    validator.setSale({ ...GOLDEN_SALE, currency: 'JPY' });
    expect(rulesOf(validator.problems())).not.toContain('cents');
  });
});

describe('a fix', () => {
  const PROBLEM: Problem = {
    ...{ lotId: good.id, photoId: null, header: null, place: null, severity: 'changed', fix: null },
    detail: { rule: 'lineBreaks' },
  };
  const picky: Profile = {
    ...hiBid,
    columns: hiBid.columns.map((column) =>
      column.header === 'Title' ? { ...column, without: stated(['"'], vendor('a page')) } : column,
    ),
  };

  test.each<[string, Profile, Partial<PlatformLot>, object]>([
    [
      'shortens at a word',
      hiBid,
      { title: 'A very long title of a jar and its cover in blue glass' },
      { title: 'A very long title of a jar and its cover in blue' },
    ],
    [
      'makes room for what stands beside it',
      proxibid,
      { description: `${'word '.repeat(999)}end`, creator: 'Lucie Rie' },
      {},
    ],
    ['joins lines', hiBid, { description: 'One\r\n\r\ntwo' }, { description: 'One two' }],
    [
      'writes letters in another way, and leaves those alone that are lost',
      liveAuctioneers,
      { creator: 'Łukasz 東京' },
      { creator: 'Lukasz 東京' },
    ],
    ['takes an inch mark out', picky, { title: 'A 12" plate' }, { title: 'A 12 in plate' }],
    ['rounds money', iRostrum, { estimateLow: 1_250 }, { estimateLow: 1_300 }],
  ])('%s', (_, profile, change, fields) => {
    const lot = { ...good, ...change };
    const problem = problemsOf(profile, change).find(({ fix }) => fix !== null);
    const fixed = problem === undefined ? null : fixProblem(problem, lot, 'GBP');
    expect(fixed?.fields).toMatchObject(fields);
    expect(problemsOf(profile, { ...change, ...fixed?.fields }).map(({ detail }) => detail)).not.toContainEqual(
      problem?.detail,
    );
  });

  test('of a named value changes that one only', () => {
    const extras = { ...good.extras, endDate: 'the twenty-first of December' };
    const [problem] = problemsOf(bidlogix, { extras });
    const fixed = problem === undefined ? null : fixProblem(problem, { ...good, extras }, 'GBP');
    expect(fixed).toEqual({ fields: {}, extras: { endDate: 'the twenty-first of' } });
  });

  test('is not offered where there is none', () => {
    const [problem] = problemsOf(liveAuctioneers, { title: '' });
    expect(problem === undefined ? undefined : fixProblem(problem, good, 'GBP')).toBeNull();
    const text: Problem = { ...PROBLEM, place: { field: 'title' }, fix: null };
    expect(fixProblem(text, good, 'GBP')).toBeNull();
  });

  test('of a caption, or of anything else that is no part of the lot, changes nothing in it', () => {
    expect(fixProblem({ ...PROBLEM, place: null, fix: { kind: 'joinLines' } }, good, 'GBP')).toBeNull();
  });

  test('never gives a lot another number', () => {
    const lot = { ...good, number: 150 };
    expect(fixProblem({ ...PROBLEM, place: { field: 'number' }, fix: { kind: 'roundMoney' } }, lot, 'GBP')).toBeNull();
  });

  const FIXES: readonly Fix[] = [
    { kind: 'shorten', most: 3 },
    { kind: 'joinLines' },
    { kind: 'transliterate', encoding: 'windows-1252' },
    { kind: 'takeOut', marks: ['5'] },
    { kind: 'roundMoney' },
    { kind: 'shareOfLow', share: 0.5 },
  ];

  test.each(FIXES)('of one kind leaves alone a value that is of another kind by now: %j', (fix) => {
    const values = { text: 'A\n15 Ł', amount: 1_250, no: false, yes: true };
    const isForText = !['roundMoney', 'shareOfLow'].includes(fix.kind);
    const changed = Object.keys(values).filter(
      (extra) => fixProblem({ ...PROBLEM, place: { extra }, fix }, { ...good, extras: values }, 'GBP') !== null,
    );
    expect(changed).toEqual(isForText ? ['text'] : fix.kind === 'roundMoney' ? ['amount'] : []);
    const none = { ...good, extras: {}, estimateLow: null, reserve: null };
    expect(fixProblem({ ...PROBLEM, place: { extra: 'gone' }, fix }, none, 'GBP')).toBeNull();
    expect(fixProblem({ ...PROBLEM, place: { field: 'reserve' }, fix }, none, 'GBP')).toBeNull();
  });

  test.each(FIXES)('that changes nothing is none: %j', (fix) => {
    const lot = { ...good, title: 'Jug', startPrice: 1_200, extras: { text: 'Jug', amount: 1_200 } };
    const places = [{ field: 'title' }, { field: 'startPrice' }, { extra: 'text' }, { extra: 'amount' }] as const;
    for (const place of places) expect(fixProblem({ ...PROBLEM, place, fix }, lot, 'GBP')).toBeNull();
  });

  test('leaves letters as they are where the file has all of them', () => {
    const fix: Fix = { kind: 'transliterate', encoding: 'utf-8' };
    const lot = { ...good, title: 'Łódź' };
    expect(fixProblem({ ...PROBLEM, place: { field: 'title' }, fix }, lot, 'GBP')).toBeNull();
  });
});
