import { de } from '../../app/languages/de';
import { validate } from '../../domain/platforms/validate/validator';
import { PLATFORMS } from '../../domain/platforms/profiles/platforms';
import { buildPhoto, GOLDEN_LOTS, GOLDEN_SALE } from '../../testing/platforms/goldenSale';
import { textsOf } from '../messages/texts';
import { problemTexts } from './problemTexts';
import { problemSentence } from './problemSentence';

const english = textsOf(problemTexts, {});
const german = textsOf(problemTexts, de);

/** All problems that a sale has which breaks as much as it can. */
const problems = PLATFORMS.flatMap((platform) =>
  validate(
    GOLDEN_LOTS.map((lot) => ({
      ...lot,
      number: 7,
      suffix: 'A',
      estimateLow: 90_050,
      reserve: 20_000_000,
      consignor: '',
    })),
    new Map([['lot001', [buildPhoto({ id: 'p', lotId: 'lot001', bytes: 7, width: 9_000 })]]]),
    { ...GOLDEN_SALE, title: 'x'.repeat(60) },
    platform,
  ),
);

it('says each problem in a sentence, with its numbers', () => {
  expect(new Set(problems.map(({ detail }) => detail.rule)).size).toBeGreaterThan(10);
  for (const { detail } of problems) {
    for (const texts of [english, german]) {
      const sentence = problemSentence(detail, texts);
      expect(sentence).toMatch(/\.$/);
      expect(sentence).not.toMatch(/undefined|NaN|\[object/);
    }
  }
});

it('names what the platform takes, and what the lot has', () => {
  expect(problemSentence({ rule: 'tooLong', longest: 100, length: 101 }, english)).toBe(
    '101 characters, and the platform takes 100. Shorten it.',
  );
  expect(problemSentence({ rule: 'charactersLost', characters: ['東', '京'] }, english)).toContain(
    'has no 東, 京, and',
  );
  expect(problemSentence({ rule: 'tooFewLots', fewest: 50, count: 12 }, german)).toContain('12 Lose');
});

it('names a character that nobody sees by its code point', () => {
  const characters = ['\u200B', '\u0007', '\u00A0', '\u0301', '\u{E0001}', 'Ł'];
  expect(problemSentence({ rule: 'charactersLost', characters }, english)).toContain(
    'has no U+200B, U+0007, U+00A0, U+0301, U+E0001, Ł, and',
  );
  expect(problemSentence({ rule: 'charactersReplaced', characters: ['\u2028'] }, german)).toContain('hat U+2028 nicht');
  expect(problemSentence({ rule: 'marks', marks: [' ', ','] }, english)).toContain('take U+0020, , here');
});

it('says on a near day what is so on that day, and the rule itself where a caution has no days', () => {
  const closed = { rule: 'caution', caution: 'closedTwoHoursBefore' } as const;
  expect(problemSentence(closed, english)).toContain('in the last two hours before the sale');
  for (const texts of [english, german]) {
    const said = (['dayBefore', 'theDay', 'after'] as const).map((day) => problemSentence({ ...closed, day }, texts));
    expect(new Set([...said, problemSentence(closed, texts)]).size).toBe(4);
  }
  expect(problemSentence({ rule: 'caution', caution: 'sentOnce', day: 'theDay' }, english)).toBe(
    english.cautions.sentOnce,
  );
});
