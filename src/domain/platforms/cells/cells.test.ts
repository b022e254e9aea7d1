import { OURS, stated } from '../facts';
import type { PlatformLot } from '../platformLot';
import type { ColumnSource } from '../profile';
import { cell, type Form } from '../../../testing/platforms/writtenCell';

const TITLE: ColumnSource = { kind: 'field', field: 'title' };
const title = (text: string, form: Form = {}) => cell(TITLE, { title: text }, form);
const AT_TITLE = { field: 'title' };

describe('a text', () => {
  const MARKUP = [{ rule: 'markup' }, AT_TITLE, null];
  const LINES = [{ rule: 'lineBreaks' }, AT_TITLE, { kind: 'joinLines' }];
  const FORMULA = [{ rule: 'formula' }, AT_TITLE, null];
  const NO_MARKUP = { column: { noMarkup: OURS } };
  const narrow = { encoding: 'windows-1252' } as const;
  const html = { column: { html: true }, lineBreaks: 'br' } as const;

  it.each<[string, string, Form, readonly unknown[]]>([
    ['as it is', 'Vase, “blue” 東京', {}, ['Vase, “blue” 東京']],
    ['in lines that stay', 'Vase\nblue', {}, ['Vase\nblue']],
    ['in one line', 'Vase \n blue', { lineBreaks: 'space' }, ['Vase blue', LINES]],
    ['in lines parted by the separator of lines', 'Vase\u2028blue', { lineBreaks: 'br' }, ['Vase<br>blue', LINES]],
    ['with HTML that is not taken', 'A <b>jug</b>', NO_MARKUP, ['A <b>jug</b>', MARKUP]],
    [
      'with HTML that is not taken, in Western letters',
      'A <b>jug</b>',
      { ...NO_MARKUP, ...narrow },
      ['A <b>jug</b>', MARKUP],
    ],
    ['with HTML where nobody minds', 'A <b>jug</b>', {}, ['A <b>jug</b>']],
    ['for a reader of HTML', 'A > B & C < D', html, ['A &gt; B &amp; C &lt; D']],
    ['for a reader of HTML in Western letters', 'A > B & C < D', { ...html, ...narrow }, ['A &gt; B &amp; C &lt; D']],
    ['for a reader of HTML, with a break', 'A & B\nC', html, ['A &amp; B<br>C', LINES]],
    ['that would be a formula', '=1+1', {}, ["'=1+1", FORMULA]],
    ['that would be a formula in Western letters', '=1+1', narrow, ["'=1+1", FORMULA]],
    ['that would be a formula for a reader of HTML', '=1+1', html, ["'=1+1", FORMULA]],
    [
      'that would be a formula for a reader of HTML in Western letters',
      '=1+1',
      { ...html, ...narrow },
      ["'=1+1", FORMULA],
    ],
    ['that begins with a sign of HTML', '<b', html, ['&lt;b']],
    ['that begins with a sign of HTML, in Western letters', '&b', { ...html, ...narrow }, ['&amp;b']],
    ['whose guard the reader takes away', '=1+1', { guardIsUndone: true }, ["'=1+1"]],
    ['in Western letters', 'Café, 5 £', narrow, ['Café, 5 £']],
    [
      'with letters that are near Western ones',
      'Łódź',
      narrow,
      [
        'Lódz',
        [
          { rule: 'charactersReplaced', characters: ['Ł', 'ź'] },
          AT_TITLE,
          { kind: 'transliterate', encoding: 'windows-1252' },
        ],
      ],
    ],
    [
      'with letters near nothing',
      '東',
      narrow,
      ['?', [{ rule: 'charactersLost', characters: ['東'] }, AT_TITLE, null]],
    ],
    ['with the separator of paragraphs, which Western files do not have', 'A\u2029B', narrow, ['A\nB']],
    [
      'with marks that are not taken',
      'Jug; 5" "old"',
      { column: { without: stated(['"', '|', ';'], OURS) } },
      ['Jug; 5" "old"', [{ rule: 'marks', marks: ['"', ';'] }, AT_TITLE, { kind: 'takeOut', marks: ['"', ';'] }]],
    ],
    ['without such marks', 'Jug', { column: { without: stated(['"'], OURS) } }, ['Jug']],
  ])('%s', (_name, text, form, expected) => {
    expect(title(text, form)).toEqual(expected);
  });

  it.each([
    ['refused', 'tooLong', 'Jug of clay'],
    ['cut', 'shortened', 'Jug of'],
    ['advised', 'longerThanAdvised', 'Jug of clay'],
  ] as const)('that is too long is %s', (whenLonger, rule, written) => {
    const limited = { column: { limit: { most: 8, whenLonger, fact: OURS } } };
    const problem = [{ rule, longest: 8, length: 11 }, AT_TITLE, { kind: 'shorten', most: 8 }];
    expect(title('Jug of clay', limited)).toEqual([written, problem]);
    expect(title('Jug of c', limited)).toEqual(['Jug of c']);
  });

  it('that is too long by its guard may have less of its own, and nothing where there is no room', () => {
    const limited = (most: number): Form => ({ column: { limit: { most, whenLonger: 'refused', fact: OURS } } });
    expect(title('=12345', limited(6))[2]).toEqual([
      { rule: 'tooLong', longest: 6, length: 7 },
      AT_TITLE,
      { kind: 'shorten', most: 5 },
    ]);
    expect(title('=12345', limited(1))[2]).toEqual([{ rule: 'tooLong', longest: 1, length: 7 }, AT_TITLE, null]);
  });
});

describe('a description', () => {
  const from: ColumnSource = { kind: 'description', with: ['creator', 'provenance'], titleFirst: true };
  const lot = { title: 'Jug', description: '', creator: 'A. Potter', provenance: 'A house\nin Bath' };

  it('has what has no column behind it, each part with its name, and says where each is wrong', () => {
    const sale = { fieldNames: { title: 'Title', creator: 'By' } };
    expect(cell(from, lot, { sale })).toEqual(['Jug\n\nBy: A. Potter\n\nA house\nin Bath']);
    expect(cell(from, lot, { sale, lineBreaks: 'space' })).toEqual([
      'Jug. By: A. Potter. A house in Bath',
      [{ rule: 'lineBreaks' }, { field: 'provenance' }, { kind: 'joinLines' }],
    ]);
    expect(cell({ ...from, titleFirst: false }, { ...lot, creator: '', provenance: '' }, { sale })).toEqual(['']);
  });

  it('stands itself without a name, and without the title where that has a column', () => {
    const sale = { fieldNames: { description: 'Description' } };
    const whole = { ...lot, description: 'Blue.', creator: '', provenance: '' };
    expect(cell({ kind: 'description', with: [] }, whole, { sale })).toEqual(['Blue.']);
    expect(cell(from, whole, { sale })).toEqual(['Jug\n\nBlue.']);
  });

  it('that is too long is said of its first part, which has only the room that the others leave', () => {
    const limit = { most: 20, whenLonger: 'refused', fact: OURS } as const;
    const [, problem] = cell(from, { ...lot, provenance: '' }, { column: { limit }, sale: { fieldNames: {} } });
    expect(problem).toBeUndefined();
    const long = { ...lot, title: 'A large jug of clay', provenance: '' };
    expect(cell(from, long, { column: { limit }, sale: { fieldNames: {} } })[1]).toEqual([
      { rule: 'tooLong', longest: 20, length: 30 },
      { field: 'title' },
      { kind: 'shorten', most: 9 },
    ]);
  });
});

describe('the number of a lot', () => {
  const number = (part: 'whole' | 'number' | 'letter', lot: Partial<PlatformLot>, form: Form = {}) =>
    cell({ kind: 'lotNumber', part }, lot, form);
  const AT_NUMBER = { field: 'number' };
  const lot = { number: 120, suffix: 'A' };

  it('is written whole or in its parts', () => {
    expect([number('whole', lot), number('number', lot), number('letter', lot)]).toEqual([['120A'], ['120'], ['A']]);
    expect(number('number', { number: null })).toEqual(['']);
  });

  it('is refused with a letter, too long, or with a mark that is not taken', () => {
    const refused = [{ rule: 'letterRefused', number: '120A' }, AT_NUMBER, null];
    const tooLong = [{ rule: 'tooLong', longest: 3, length: 4 }, AT_NUMBER, null];
    const marks = [{ rule: 'marks', marks: ['A'] }, AT_NUMBER, null];
    const form: Form = { letters: 'refused', longestNumber: 3, column: { without: stated(['A'], OURS) } };
    expect(number('whole', lot, form)).toEqual(['120A', refused, tooLong, marks]);
    expect(number('letter', lot, form)).toEqual(['A']);
    expect(number('whole', { number: 120 }, form)).toEqual(['120']);
  });
});
