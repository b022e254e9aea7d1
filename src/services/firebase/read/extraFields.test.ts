import { changesInRecord, extraEntries, withExtraFields } from './extraFields';
import { plainFields } from './restValues';

describe('the extras of a lot in its documents', () => {
  it('are fields of their own in the program, and what this page has written already is newer', () => {
    const stored = { title: 'A vase', extras: { weight: 3, style: 'Rococo' }, 'extras.weight': 5 };
    expect(withExtraFields(stored)).toEqual({ title: 'A vase', 'extras.weight': 5, 'extras.style': 'Rococo' });
    expect(extraEntries(stored)).toEqual({ 'extras.weight': 5, 'extras.style': 'Rococo' });
    expect(extraEntries({ title: 'A vase' })).toEqual({});
    expect(extraEntries({ extras: 'none' })).toEqual({});
  });

  it('are one by one in the changes of a record, also those that came or went', () => {
    const title = { before: '', after: 'A vase' };
    const extras = { before: { weight: 3, style: 'Rococo' }, after: { style: 'Empire', sold: true } };
    expect(changesInRecord({ title, extras })).toEqual({
      title,
      'extras.weight': { before: 3, after: null },
      'extras.style': { before: 'Rococo', after: 'Empire' },
      'extras.sold': { before: null, after: true },
    });
    expect(changesInRecord({ title })).toEqual({ title });
    expect(changesInRecord({ title, extras: {} })).toEqual({ title });
  });
});

it('reads every kind of value of the HTTP interface', () => {
  expect(
    plainFields({
      none: { nullValue: null },
      yes: { booleanValue: true },
      no: { booleanValue: false },
      whole: { integerValue: '12' },
      zero: { integerValue: '0' },
      part: { doubleValue: 0.5 },
      nothing: { doubleValue: 0 },
      text: { stringValue: 'A vase' },
      empty: { stringValue: '' },
      moment: { timestampValue: '2026-05-01T00:00:00Z' },
      list: { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'b' }, { nullValue: null }] } },
      emptyList: { arrayValue: {} },
      map: { mapValue: { fields: { deep: { mapValue: { fields: { whole: { integerValue: '7' } } } } } } },
      emptyMap: { mapValue: {} },
      ofANewerService: {},
    }),
  ).toEqual({
    none: null,
    yes: true,
    no: false,
    whole: 12,
    zero: 0,
    part: 0.5,
    nothing: 0,
    text: 'A vase',
    empty: '',
    moment: '2026-05-01T00:00:00Z',
    list: [1, 'b', null],
    emptyList: [],
    map: { deep: { whole: 7 } },
    emptyMap: {},
    ofANewerService: null,
  });
});
