import type { OwnPlatform, OwnPlatformColumn } from '../../../../domain/platforms/house/ownPlatform';
import { LONGEST_COLUMN_NAME } from '../../../../domain/sales/saleMaps';
import { ownPlatformTexts } from '../../texts/ownPlatformTexts';
import { newColumnsOf } from './newColumns';
import { problemSentence } from './problemSentence';
import { newColumnSource, newKindOf, sourceGroups } from './sourceWords';

const WORDS = ownPlatformTexts.texts;
const column = (header: string, from: string): OwnPlatformColumn => ({ header, from }) as OwnPlatformColumn;

describe('the columns of the house that a platform asks for', () => {
  const made = (columns: readonly OwnPlatformColumn[], extraColumns: Record<string, string> = {}) =>
    newColumnsOf({ columns } as unknown as OwnPlatform, { extraColumns });

  it('are those that the sale does not have, each once, with the name of its first column', () => {
    const columns = [
      column('Title', 'field:title'),
      column('  Van \n needed ', 'extra:ownYesNo_a1'),
      column('Shelf', 'extra:ownText_b2'),
      column('Shelf again', 'extra:ownText_b2'),
      column('Origin', 'extra:origin'),
      column('Hall', 'extra:ownText_c3'),
    ];
    expect(made(columns, { ownText_c3: 'Hall' })).toEqual([
      ['ownYesNo_a1', 'Van needed'],
      ['ownText_b2', 'Shelf'],
    ]);
    expect(newColumnsOf({ columns } as unknown as OwnPlatform, {})).toHaveLength(3);
  });

  it('get a name that no other column has, however it is written', () => {
    const columns = [column('Shelf', 'extra:ownText_a1'), column('shelf', 'extra:ownText_b2')];
    expect(made(columns, { ownText_c3: 'SHELF', ownText_d4: 'Shelf 2' })).toEqual([
      ['ownText_a1', 'Shelf 3'],
      ['ownText_b2', 'shelf 4'],
    ]);
  });

  it('have a name that is not too long, also with a number', () => {
    const long = 'x'.repeat(LONGEST_COLUMN_NAME + 1);
    const names = made([column(long, 'extra:ownText_a1'), column(`${long}y`, 'extra:ownText_b2')]);
    expect(names.map(([, name]) => name)).toEqual(['x'.repeat(100), `${'x'.repeat(96)} 2`]);
  });
});

describe('what a column can be filled with', () => {
  const words = {
    fieldOf: (field: string) => `The ${field}`,
    extras: [{ id: 'origin', name: 'Origin' }],
  };
  const groups = (columns: readonly OwnPlatformColumn[], isOwner = true) =>
    sourceGroups(columns, words, isOwner, WORDS);

  it('is the lot, its photos, what else is said of it, a new column, or one text', () => {
    const [lot, photos, extras, own, other] = groups([]);
    expect(lot?.options.slice(0, 6)).toEqual([
      ['number', WORDS.number],
      ['number.digits', WORDS.numberDigits],
      ['number.letter', WORDS.numberLetter],
      ['description', WORDS.description],
      ['estimate', WORDS.estimate],
      ['field:title', 'The title'],
    ]);
    const all = lot?.options.map(([source]) => source);
    expect(all).toContain('field:reserve');
    expect(all).not.toContain('field:toCheck');
    expect(photos?.options).toHaveLength(20);
    expect(photos?.options[0]).toEqual(['picture:1', 'Name of photo 1']);
    expect(extras?.options).toEqual([['extra:origin', 'Origin']]);
    expect(own?.options.map(([source]) => source)).toEqual(['new:text', 'new:number', 'new:money', 'new:yesNo']);
    expect(own?.options[0]?.[1]).toBe('New column: text');
    expect(other?.options).toEqual([['text:', WORDS.constant]]);
    expect(groups([]).map(({ label }) => label)).toEqual([
      'The lot',
      'Photos',
      'More of the lot',
      'A new column of the house',
      'Other',
    ]);
  });

  it('is no new column for those who cannot make one', () => {
    expect(groups([], false).map(({ label }) => label)).toEqual(['The lot', 'Photos', 'More of the lot', 'Other']);
  });

  it('is also what a column has already: a later photo, and a column of another sale by its header', () => {
    const columns = [
      column('Photo 31', 'picture:31'),
      column('Shelf', 'extra:ownText_b2'),
      column('From', 'extra:origin'),
      column('Title', 'field:title'),
    ];
    const [, photos, extras] = groups(columns);
    expect(photos?.options.slice(19).map(([source]) => source)).toEqual(['picture:20', 'picture:31']);
    expect(extras?.options).toEqual([
      ['extra:origin', 'Origin'],
      ['extra:ownText_b2', 'Shelf'],
    ]);
  });

  it('becomes a column of its own where a new one is chosen', () => {
    expect(['new:money', 'new:choice', 'money', 'text:'].map(newKindOf)).toEqual(['money', null, null, null]);
    const [one, another] = [newColumnSource('money'), newColumnSource('money')];
    expect(one).toMatch(/^extra:ownMoney_[a-z0-9]+$/);
    expect(one).not.toBe(another);
  });
});

it('says what is wrong with a platform, with what helps to mend it', () => {
  expect(problemSentence({ rule: 'nameTooLong', most: 50 }, WORDS)).toBe('Write at most 50 characters.');
  expect(problemSentence({ rule: 'headerOutside', header: '説明' }, WORDS)).toContain('“説明”');
  expect(problemSentence({ rule: 'nameMissing' }, WORDS)).toBe('Give the platform a name.');
});
