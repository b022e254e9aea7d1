import { DATA_CODES, FILE_CODES } from './codes';
import { failureTexts } from './failureTexts';
import { formatDay } from './formatDay';
import { newId } from './id';
import { parsedJson } from './parsedJson';

describe('newId', () => {
  it('gives ids of the shape the rules ask for, no two alike', () => {
    const ids = Array.from({ length: 2_000 }, newId);
    expect(ids.filter((id) => !/^[A-Za-z0-9]{20}$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(2_000);
  });

  it('favours no letter', () => {
    const counts = new Map<string, number>();
    for (const letter of Array.from({ length: 5_000 }, newId).join(''))
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    const expected = 100_000 / 62;
    expect(counts.size).toBe(62);
    expect(Math.max(...counts.values())).toBeLessThan(expected * 1.2);
    expect(Math.min(...counts.values())).toBeGreaterThan(expected * 0.8);
  });
});

describe('parsedJson', () => {
  it('gives what a text says, and null for a text that is no JSON', () => {
    expect(parsedJson('{"a":[1,null]}')).toEqual({ a: [1, null] });
    expect([null, '', '{', 'undefined', 'null'].map(parsedJson)).toEqual([null, null, null, null, null]);
  });
});

describe('formatDay', () => {
  it.each([
    ['2026-12-12', 'Saturday, December 12, 2026'],
    ['2027-01-01', 'Friday, January 1, 2027'],
    ['no day', 'no day'],
    ['', ''],
    ['2027-13-40', '2027-13-40'],
  ])('%s', (day, text) => expect(formatDay(day, 'en-US')).toBe(text));
});

describe('what a person reads', () => {
  it.each(DATA_CODES)('of the database: %s', (code) => expect(failureTexts.texts.data[code]).toMatch(/^[A-Z].+\.$/));
  it.each([...FILE_CODES, 'stalled'] as const)('of the files: %s', (code) =>
    expect(failureTexts.texts.files[code]).toMatch(/^[A-Z].+\.$/),
  );
});

describe('the reasons of what was not done', () => {
  /** What the outbox does, and nothing else. */
  const PROMISE = /by itself|your work is sent|is sent as soon as|discard the change/;

  it('promise no later sending of acts that leave nothing waiting on the device', () => {
    const { data, notKept } = failureTexts.texts;
    const promised = Object.entries(data).filter(([, sentence]) => PROMISE.test(sentence));
    expect(Object.keys(notKept).sort()).toEqual(promised.map(([code]) => code).sort());
    for (const sentence of Object.values(notKept)) expect(sentence).not.toMatch(PROMISE);
  });

  it('of what could not be read speak of no change and of no sending', () => {
    const { data, notKept, notRead } = failureTexts.texts;
    const shown = Object.values({ ...data, ...notKept, ...notRead });
    expect(shown.filter((sentence) => PROMISE.test(sentence) || /this change|your text/i.test(sentence))).toEqual([]);
  });
});
