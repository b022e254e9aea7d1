import { fromFirestoreFields, fromFirestoreValue, fromJson } from './documents';
import { EvaluationError } from './errors';
import { LatLng, Path, Timestamp } from './values';

test.each([
  [{ nullValue: null }, null],
  [{ booleanValue: true }, true],
  [{ booleanValue: false }, false],
  [{ integerValue: '3' }, 3n],
  [{ integerValue: '-9223372036854775808' }, -9223372036854775808n],
  [{ integerValue: 3 }, 3n],
  [{ doubleValue: 3 }, 3],
  [{ doubleValue: 2.5 }, 2.5],
  [{ doubleValue: 'NaN' }, NaN],
  [{ doubleValue: 'Infinity' }, Infinity],
  [{ doubleValue: '-Infinity' }, -Infinity],
  [{ timestampValue: '1970-01-01T00:00:01.5Z' }, new Timestamp(1_500_000_000n)],
  [{ stringValue: '' }, ''],
  [{ stringValue: 'a' }, 'a'],
  [{ bytesValue: 'AQI=' }, Uint8Array.from([1, 2])],
  [
    { referenceValue: 'projects/p/databases/(default)/documents/a/b' },
    new Path(['databases', '(default)', 'documents', 'a', 'b']),
  ],
  [{ referenceValue: 'projects/p/databases/d/documents/a' }, new Path(['databases', 'd', 'documents', 'a'])],
  [{ geoPointValue: { latitude: 1.5, longitude: -2 } }, new LatLng(1.5, -2)],
  [{ geoPointValue: {} }, new LatLng(0, 0)],
  [{ arrayValue: {} }, []],
  [{ arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'a' }] } }, [1n, 'a']],
  [{ mapValue: {} }, new Map()],
  [{ mapValue: { fields: { a: { doubleValue: 1 } } } }, new Map([['a', 1]])],
])('%j becomes %p', (tagged, value) => {
  expect(fromFirestoreValue(tagged)).toEqual(value);
});

test.each([
  { booleanValue: 'true' },
  { integerValue: '1.5' },
  { integerValue: 'a1' },
  { integerValue: '1a' },
  { integerValue: '' },
  { integerValue: 1.5 },
  { integerValue: 2 ** 60 },
  { integerValue: null },
  { doubleValue: '1' },
  { doubleValue: null },
  { timestampValue: 5 },
  { stringValue: 5 },
  { bytesValue: 5 },
  { referenceValue: 5 },
  { geoPointValue: { latitude: '1' } },
  { geoPointValue: { longitude: '1' } },
  { arrayValue: { values: 'a' } },
  { unknownValue: 1 },
  { stringValue: 'a', integerValue: '1' },
  {},
])('%j is no value', (tagged) => {
  expect(() => fromFirestoreValue(tagged)).toThrow(
    new EvaluationError(`${JSON.stringify(tagged)} is no value that the rules know.`),
  );
});

test.each([
  [undefined, 'undefined'],
  [null, 'null'],
  [5, '5'],
  [[1], '[1]'],
  [{ geoPointValue: null }, 'null'],
  [{ arrayValue: [] }, '[]'],
  [{ mapValue: 'a' }, '"a"'],
  [{ mapValue: { fields: [1] } }, '[1]'],
  [{ referenceValue: 'users/p/databases/d/documents/a' }, '"users/p/databases/d/documents/a"'],
  [{ referenceValue: 'projects/p/databases/d/documents' }, '"projects/p/databases/d/documents"'],
])('%j names the part that is no value', (tagged, part) => {
  expect(() => fromFirestoreValue(tagged)).toThrow(new EvaluationError(`${part} is no value that the rules know.`));
});

test('fields keep their names', () => {
  expect(fromFirestoreFields({ a: { stringValue: 'x' }, b: { nullValue: null } })).toEqual(
    new Map([
      ['a', 'x'],
      ['b', null],
    ]),
  );
});

test.each([
  [null, null],
  [true, true],
  ['a', 'a'],
  [3, 3n],
  [2.5, 2.5],
  [2 ** 60, 2 ** 60],
  [
    [1, 'a'],
    [1n, 'a'],
  ],
  [{ a: { b: 1 } }, new Map([['a', new Map([['b', 1n]])]])],
])('the JSON %j becomes %p', (json, value) => {
  expect(fromJson(json)).toEqual(value);
});

test('what is no JSON is no value', () => {
  expect(() => fromJson(undefined)).toThrow('undefined is no value that the rules know.');
});
