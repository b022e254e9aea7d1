import { foldersBySize } from './measures';
import { countRiddles } from './riddles';

test('counts words that leave open who does what, in comments and titles only', () => {
  expect(countRiddles('/** Whoever is told of it. */\nconst told = 1;')).toBe(2);
  expect(countRiddles("test('a page hears the news', () => expect(told).toBe('heard'));")).toBe(2);
  expect(countRiddles('/** The saga puts the event into the channel. */')).toBe(0);
  expect(countRiddles("const address = 'https://example.com/told';")).toBe(0);
});

test('the fullest folder comes first, and drawings do not count', () => {
  expect(foldersBySize(['a/one.ts', 'b/one.ts', 'b/two.css', 'a/icon.svg', 'a/table.json'])).toEqual([
    { name: 'b', count: 2 },
    { name: 'a', count: 1 },
  ]);
});
