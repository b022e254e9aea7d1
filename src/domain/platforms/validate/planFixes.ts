import { type ExtraField, extraFieldsOf } from '../../lots/extras';
import { PRIVATE_LOT_FIELDS, type EditableLotFields, type PrivateLotFields } from '../../lots/lot';
import type { LotFieldName, LotFieldValues } from '../../lots/lotFields';
import type { PlatformLot } from '../platformLot';
import { type Fix, type Problem, SHARES_OF_LOW } from '../problem';
import { fixProblem } from './fixes';

export interface LotFix {
  readonly lotId: string;
  readonly changes: Partial<EditableLotFields>;
  readonly privateChanges: Partial<PrivateLotFields>;
  /** What the person saw when the fix was chosen. */
  readonly before: Partial<LotFieldValues & EditableLotFields>;
}

const isPrivate = (field: string): boolean => (PRIVATE_LOT_FIELDS as readonly string[]).includes(field);

/** What fixes make of lots: one edit for each lot, in which a later fix of the same field goes on from an earlier one. */
export function planFixes(
  problems: readonly Problem[],
  lots: readonly PlatformLot[],
  currency: string,
): readonly LotFix[] {
  const byId = new Map(lots.map((lot) => [lot.id, lot]));
  const fixed = new Map<string, PlatformLot>();
  const touched = new Map<string, Set<LotFieldName | ExtraField>>();
  for (const problem of problems) {
    const lot = fixed.get(problem.lotId ?? '') ?? byId.get(problem.lotId ?? '');
    const values = lot === undefined ? null : fixProblem(problem, lot, currency);
    if (lot === undefined || values === null) continue;
    const extras = extraFieldsOf(values.extras);
    fixed.set(lot.id, { ...lot, ...values.fields, ...extras, extras: { ...lot.extras, ...values.extras } });
    const names = touched.get(lot.id) ?? new Set();
    for (const name of Object.keys({ ...values.fields, ...extras }) as (LotFieldName | ExtraField)[]) names.add(name);
    touched.set(lot.id, names);
  }
  const editOf = (lot: PlatformLot): LotFix => {
    const names = [...(touched.get(lot.id) ?? [])];
    const valuesOf = (from: PlatformLot | undefined, which: readonly (LotFieldName | ExtraField)[]) =>
      Object.fromEntries(which.map((name) => [name, from?.[name]]));
    return {
      lotId: lot.id,
      changes: valuesOf(
        lot,
        names.filter((name) => !isPrivate(name)),
      ),
      privateChanges: valuesOf(lot, names.filter(isPrivate)),
      before: valuesOf(byId.get(lot.id), names),
    };
  };
  return [...fixed.values()].filter(({ id }) => (touched.get(id)?.size ?? 0) > 0).map(editOf);
}

/** The fixes among which a person chooses; null where there is one way, and nothing to choose. */
export const choicesOf = ({ fix }: Problem): readonly Fix[] | null =>
  fix?.kind === 'shareOfLow' ? SHARES_OF_LOW.map((share) => ({ kind: 'shareOfLow', share })) : null;

/** Whether a click can do something about a problem. */
export const hasFix = ({ fix, place }: Problem): boolean => fix !== null && place !== null && place.field !== 'number';
