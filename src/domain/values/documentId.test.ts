import { isDocumentId } from './documentId';

const ID = 'aB3'.padEnd(20, 'x');

it.each([
  [ID, true],
  [`${ID}x`, false],
  [`-${ID}`, false],
  [ID.slice(1), false],
  [`${ID.slice(1)}-`, false],
  [`${ID}\n`, false],
  ['', false],
  // Of twenty letters, and every object inherits it.
  ['propertyIsEnumerable', false],
])('%j has the form of an id: %s', (text, is) => {
  expect(isDocumentId(text)).toBe(is);
});
