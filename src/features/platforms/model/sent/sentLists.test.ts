import { de } from '../../../../app/languages/de';
import type { SentLine } from '../../../../domain/platforms/sent/sentLines';
import { textsOf } from '../../../../shared/messages/texts';
import { sentListTexts } from '../../texts/sentListTexts';
import { sentCsv } from './sentCsv';
import { readTicked, withTicked } from './tickedMemory';

const OF = { lotId: 'lot1', number: '12A', title: '=1+1' };
const LINES: readonly SentLine[] = [
  { ...OF, key: 'a', kind: 'cell', isNew: false, header: 'Title', before: '', after: '=SUM(A1)' },
  { ...OF, key: 'b', kind: 'pictures', isNew: false, before: 1, after: 2 },
  { ...OF, key: 'c', kind: 'cell', isNew: true, header: 'Title', before: '', after: 'A "jug", new' },
  { ...OF, key: 'd', kind: 'gone', isWithdrawn: false },
];

describe('the list as a file', () => {
  it('holds each line, what is ticked off, and nothing that a spreadsheet would run', () => {
    const text = sentCsv(LINES, new Set(['b']), textsOf(sentListTexts, {}));
    expect(text.split('\r\n')).toEqual([
      'Lot,Title,What,Field,Before,Now,Typed',
      "12A,'=1+1,changed,Title,,'=SUM(A1),",
      "12A,'=1+1,changed,Photos,1 photo,2 photos,yes",
      `12A,'=1+1,new,Title,,"A ""jug"", new",`,
      "12A,'=1+1,removed,,,Removed from the sale: take it out there.,",
      '',
    ]);
  });

  it('is in the words of the reader', () => {
    const text = sentCsv(LINES, new Set(['b']), textsOf(sentListTexts, de));
    expect(text).toContain("12A,'=1+1,geändert,Fotos,1 Foto,2 Fotos,ja");
  });
});

describe('what is ticked off', () => {
  it('is remembered for each sale, the last five of them', () => {
    let kept: string | null = null;
    for (const sale of ['one', 'two', 'three', 'four', 'five', 'six'])
      kept = withTicked(kept, sale, [`key of ${sale}`]);
    expect(readTicked(kept, 'one')).toEqual([]);
    expect(readTicked(kept, 'two')).toEqual(['key of two']);
    kept = withTicked(kept, 'two', []);
    expect(readTicked(kept, 'two')).toEqual([]);
    expect(readTicked(kept, 'six')).toEqual(['key of six']);
  });

  it('leaves nothing when nothing is ticked, and takes anything else for nothing', () => {
    expect(withTicked(withTicked(null, 'one', ['a']), 'one', [])).toBeNull();
    for (const kept of ['{broken', '7', '[["one", "a"], [1, []], ["one", [1]], null]']) {
      expect(readTicked(kept, 'one')).toEqual([]);
    }
  });
});
