import type { Operation, OperationDraft } from '../../../../domain/operations/operations';
import { lotsTexts, lotTexts } from '../texts/lotsTexts';
import { operationTexts } from '../texts/operationTexts';
import { describeAct, describeBlocked } from './describeAct';
import { undoTexts } from './historyTexts';
import { buildPhoto } from '../../../../testing/stores/builders';
import type { Blocked } from './undoProblem';

const WORDS = {
  lot: lotTexts.texts,
  lots: lotsTexts.texts,
  operations: operationTexts.texts,
  undo: undoTexts.texts,
  extraName: (field: string) => `extra ${field}`,
};
const nameOf = (lotId: string): string | null => (lotId === 'unknown' ? null : `Lot ${lotId}`);
const wordsOf = (drafts: readonly OperationDraft[], importOf?: string): string => {
  const operations = drafts.map((draft, index): Operation => ({ ...draft, id: String(index), uid: 'me' }));
  return describeAct({ operations, ...(importOf !== undefined && { importOf }) }, nameOf, WORDS);
};

const edit = (lotId: string, ...fields: readonly string[]): OperationDraft => ({
  ...{ saleId: 'sale', lotId, kind: 'editLot' },
  changes: Object.fromEntries(fields.map((field) => [field, { before: '', after: 'x' }])),
});
const toDraft = (lotId: string): OperationDraft => ({
  ...{ saleId: 'sale', lotId, kind: 'setLotStatus', before: 'ready', after: 'draft' },
});
const move = (lotId: string): OperationDraft => ({
  ...{ saleId: 'sale', lotId, kind: 'moveLot', before: 'a0', after: 'a1' },
});
const addPhoto = (lotId: string): OperationDraft => ({
  ...{ saleId: 'sale', lotId, kind: 'addPhoto', photo: buildPhoto({ lotId }), cover: false },
});

describe('an act in words', () => {
  it.each<[string, readonly OperationDraft[]]>([
    ['Title, Lot 1', [edit('1', 'title')]],
    ['Title', [edit('unknown', 'title')]],
    ['extra extras.weight, Lot 1', [edit('1', 'extras.weight')]],
    ['ofANewerBuild, Lot 1', [edit('1', 'ofANewerBuild')]],
    ['2 fields, Lot 1', [edit('1', 'title', 'condition')]],
    ['Moved to another place, Lot 1', [move('1')]],
    // A nothing of an edit is still one.
    ['Change, Lot 1', [edit('1')]],
  ])('%s', (words, drafts) => {
    expect(wordsOf(drafts)).toBe(words);
  });

  it('of several lots says of how many, each counted once', () => {
    expect(wordsOf([edit('1', 'title'), edit('2', 'title'), edit('1', 'title')])).toBe('Title, 2 lots');
  });

  it('of different things counts the fields, each once, or says no more than that there were several', () => {
    expect(wordsOf([edit('1', 'title'), edit('1', 'title', 'condition')])).toBe('2 fields, Lot 1');
    expect(wordsOf([edit('1', 'title'), edit('2', 'condition')])).toBe('2 fields, 2 lots');
    expect(wordsOf([edit('1', 'title'), move('1')])).toBe('Several changes, Lot 1');
  });

  it('leaves out what only came along', () => {
    expect(wordsOf([toDraft('1'), edit('1', 'title')])).toBe('Title, Lot 1');
    // A cover that follows its photo.
    expect(wordsOf([addPhoto('1'), edit('2', 'coverPhotoId'), edit('1', 'title')])).toBe('New photo, Lot 1');
    // By itself it is what the person did.
    expect(wordsOf([toDraft('1'), toDraft('2')])).toBe('Status: draft, 2 lots');
  });

  it('of an import names its file', () => {
    expect(wordsOf([edit('1', 'title')], 'lots.csv')).toBe('Import of lots.csv');
  });
});

describe('what stays as it is', () => {
  const of = (...blocked: readonly Blocked[]): string => describeBlocked(blocked, nameOf, WORDS);

  it('is named by its lot, its fields and the reason', () => {
    expect(
      of(
        { lotId: '1', problem: 'changedSince', fields: ['title', 'reserve', 'caption'] },
        { lotId: 'unknown', problem: 'gone', fields: [] },
      ),
    ).toBe(
      'This stays as it is: Lot 1 (Title, Reserve, Caption of a photo) has been changed since. A lot is not there any more.',
    );
  });

  it('is listed up to three, and counted from there on', () => {
    const inTrash = (lotId: string): Blocked => ({ lotId, problem: 'inTrash', fields: [] });
    const three = 'This stays as it is: Lot 1 is in the trash. Lot 2 is in the trash. Lot 3 is in the trash.';
    expect(of(inTrash('1'), inTrash('2'), inTrash('3'))).toBe(three);
    expect(of(...['1', '2', '3', '4', '5'].map(inTrash))).toBe(`${three} and 2 more.`);
  });
});
