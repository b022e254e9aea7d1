import fc from 'fast-check';
import { type Problem, type ProblemDetail, SEVERITIES, SEVERITY_OF } from '../../../domain/platforms/problem';
import { groupProblems } from './groupProblems';

const problem = (lotId: string, header: string | null, detail: ProblemDetail): Problem => ({
  lotId,
  photoId: null,
  header,
  place: null,
  detail,
  severity: SEVERITY_OF[detail.rule],
  fix: null,
});
const empty = (lotId: string, header: string) => problem(lotId, header, { rule: 'required' });

it('makes one group of the same problem in one column, the worst first', () => {
  const html = problem('1', 'Title', { rule: 'markup' });
  const [one, two, other] = [empty('1', 'StartPrice'), empty('2', 'StartPrice'), empty('2', 'Title')];
  expect(groupProblems([html, one, other, two]).map(({ problems }) => problems)).toEqual([[one, two], [other], [html]]);
});

it('loses no problem, and no two groups are of the same', () => {
  const details = fc.constantFrom<ProblemDetail>(
    { rule: 'required' },
    { rule: 'cents' },
    { rule: 'lineBreaks' },
    { rule: 'markup' },
  );
  const any = fc.tuple(fc.string(), fc.constantFrom('Title', 'Price', null), details);
  fc.assert(
    fc.property(fc.array(any), (made) => {
      const problems = made.map(([lot, header, detail]) => problem(lot, header, detail));
      const groups = groupProblems(problems);
      const all = groups.flatMap((group) => group.problems);
      expect(new Set(all)).toEqual(new Set(problems));
      expect(all).toHaveLength(problems.length);
      expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
      const order = all.map(({ severity }) => SEVERITIES.indexOf(severity));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }),
  );
});
