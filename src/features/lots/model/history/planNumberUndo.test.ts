import type { OperationDraft } from '../../../../domain/operations/operations';
import { buildLot } from '../../../../testing/stores/builders';
import { base, does, no, planOn, stays } from '../../../../testing/undo/planOn';

type Number = ReturnType<typeof no> | null;
const numbered = (lotId: string, before: Number, after: Number): OperationDraft => ({
  ...base,
  lotId,
  kind: 'setNumber',
  before,
  after,
});
const lot = (id: string, number: number | null, fields: object = {}) => buildLot({ id, number, ...fields });

it('gives lots back what they had, in one step each, whatever lay between', () => {
  const act = [numbered('lot1', no(1), null), numbered('lot1', null, no(5))];
  expect(planOn({ lots: [lot('lot1', 5)] }, ...act)).toEqual(does(numbered('lot1', no(5), no(1))));
  expect(planOn({ lots: [lot('lot1', null)] }, numbered('lot1', no(1), null))).toEqual(
    does(numbered('lot1', null, no(1))),
  );
});

it('frees a number before the lot that had it claims it', () => {
  const act = [numbered('lot1', no(1), no(3)), numbered('lot2', no(2), no(1))];
  expect(planOn({ lots: [lot('lot1', 3), lot('lot2', 1)] }, ...act)).toEqual(
    does(numbered('lot2', no(1), no(2)), numbered('lot1', no(3), no(1))),
  );
});

it('leads two that exchanged theirs over no number at all', () => {
  const act = [numbered('lot1', no(1), null), numbered('lot2', no(2), no(1)), numbered('lot1', null, no(2))];
  expect(planOn({ lots: [lot('lot1', 2), lot('lot2', 1)] }, ...act)).toEqual(
    does(numbered('lot1', no(2), null), numbered('lot2', no(1), no(2)), numbered('lot1', null, no(1))),
  );
});

it('lets a lot keep its number when a colleague has the old one, and then the lot behind it too', () => {
  const act = [numbered('lot1', no(1), no(3)), numbered('lot2', no(2), no(1)), numbered('lot3', no(7), no(8))];
  const lots = [lot('lot1', 3), lot('lot2', 1), lot('lot3', 8), lot('theirs', 2)];
  expect(planOn({ lots }, ...act)).toEqual({
    drafts: [numbered('lot3', no(8), no(7))],
    blocked: [
      { lotId: 'lot2', problem: 'numberTaken', fields: [] },
      { lotId: 'lot1', problem: 'numberTaken', fields: [] },
    ],
  });
});

it('takes a number with another letter for another number', () => {
  const act = numbered('lot1', no(1, 'A'), no(5));
  expect(planOn({ lots: [lot('lot1', 5), lot('theirs', 1)] }, act)).toEqual(does(numbered('lot1', no(5), no(1, 'A'))));
  expect(planOn({ lots: [lot('lot1', 5, { suffix: 'B' })] }, act)).toEqual(stays('changedSince'));
});

it.each([
  ['changedSince', lot('lot1', 6), 'open'],
  ['changedSince', lot('lot1', null), 'open'],
  ['inTrash', lot('lot1', 5, { deletedAt: 3 }), 'open'],
  ['published', lot('lot1', 5, { status: 'published' }), 'open'],
  ['numbersLocked', lot('lot1', 5), 'numbersLocked'],
] as const)('leaves a lot alone: %s', (problem, now, status) => {
  expect(planOn({ lots: [now], status }, numbered('lot1', no(1), no(5)))).toEqual(stays(problem));
});

it('gives the others theirs back when one is gone', () => {
  const act = [numbered('lot1', no(1), no(5)), numbered('lot2', no(2), no(6))];
  const plan = planOn({ lots: [lot('lot2', 6)] }, ...act);
  expect(plan.drafts).toEqual([numbered('lot2', no(6), no(2))]);
  expect(plan.blocked).toContainEqual({ lotId: 'lot1', problem: 'gone', fields: [] });
});
