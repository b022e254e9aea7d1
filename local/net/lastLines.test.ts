import { LastLines } from './lastLines';

it('keeps the newest lines, whole, however they arrive', () => {
  const lines = new LastLines(3);
  for (const chunk of ['one\ntw', 'o\r\n\n', 'three\nfour', '\nfi', 've']) lines.add(chunk);
  expect(lines.all).toEqual(['three', 'four', 'five']);
});
