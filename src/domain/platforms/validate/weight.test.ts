import { SEVERITY_OF, type ProblemDetail, type ProblemRule } from '../problem';
import { fieldOfProblem, needsPerson } from './weight';

it('asks a person to do something where a platform refuses it, or something would be lost', () => {
  const details = (Object.keys(SEVERITY_OF) as ProblemRule[]).map((rule) => ({ rule }) as ProblemDetail);
  const asked = details.filter((detail) => needsPerson({ severity: SEVERITY_OF[detail.rule], detail }));
  const rules = asked.map(({ rule }) => rule);
  expect(rules.filter((rule) => SEVERITY_OF[rule] !== 'refused')).toEqual([
    'shortened',
    'charactersLost',
    'tooManyPictures',
  ]);
  expect(rules).toEqual(expect.arrayContaining(['required', 'tooLong', 'duplicateNumber', 'tooManyLots']));
  const others = ['longerThanAdvised', 'charactersReplaced', 'lineBreaks', 'priceOrder', 'caution'];
  for (const rule of others) expect(rules).not.toContain(rule);
  // A platform may be stricter than others about the same thing.
  expect(needsPerson({ severity: 'refused', detail: { rule: 'priceOrder', order: 'lowUpToHigh' } })).toBe(true);
});

it.each([
  [{ field: 'title' }, 'title'],
  [{ field: 'number' }, 'number'],
  [{ extra: 'endDate' }, 'extras.endDate'],
  [null, null],
] as const)('points at what a person would change: %j', (place, field) =>
  expect(fieldOfProblem({ place })).toBe(field),
);
