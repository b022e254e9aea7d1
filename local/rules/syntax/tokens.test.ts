import { tokenize } from './lexer';
import { describe as named } from './tokens';

test.each([
  ['', 'the end of the file'],
  ["'a\"b'", 'the string "a\\"b"'],
  ["b'a'", 'a bytes literal'],
  ['/users', 'the path /users (a division needs a space behind its slash)'],
  ['/{id}', "'/{'"],
  ['/$(id)', "'/$('"],
  ['word', "'word'"],
  ['<=', "'<='"],
  ['12', "'12'"],
  ['1.50', "'1.50'"],
])('%j is named %s', (source, name) => {
  expect(tokenize(source).slice(0, 1).map(named)).toEqual([name]);
});
