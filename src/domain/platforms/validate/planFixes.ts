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

type Name = LotFieldName | ExtraField;

/** A lot as it is, as the fixes leave it, and what of it they change. */
interface FixedLot {
  readonly before: PlatformLot;
  readonly lot: PlatformLot;
  readonly names: readonly Name[];
}

const isPrivate = (field: string): boolean => (PRIVATE_LOT_FIELDS as readonly string[]).includes(field);

/** What fixes make of lots: one edit for each lot, in which a later fix of the same field goes on from an earlier one. */
export function planFixes(
  problems: readonly Problem[],
  lots: readonly PlatformLot[],
  currency: string,
): readonly LotFix[] {
  const byId = new Map(lots.map((lot) => [lot.id, { before: lot, lot, names: [] }]));
  const fixed = new Map<string, FixedLot>();
  for (const problem of problems) {
    const id = problem.lotId ?? '';
    const known: FixedLot | undefined = fixed.get(id) ?? byId.get(id);
    if (known === undefined) continue;
    const { before, lot, names } = known;
    const values = fixProblem(problem, lot, currency);
    if (values === null) continue;
    const extras = extraFieldsOf(values.extras);
    fixed.set(id, {
      before,
      lot: { ...lot, ...values.fields, ...extras, extras: { ...lot.extras, ...values.extras } },
      names: [...names, ...(Object.keys({ ...values.fields, ...extras }) as Name[])],
    });
  }
  return [...fixed.values()].filter(({ names }) => names.length > 0).map(editOf);
}

function editOf({ before, lot, names }: FixedLot): LotFix {
  const valuesOf = (from: PlatformLot, which: readonly Name[]) =>
    Object.fromEntries(which.map((name) => [name, from[name]]));
  return {
    lotId: lot.id,
    changes: valuesOf(
      lot,
      names.filter((name) => !isPrivate(name)),
    ),
    privateChanges: valuesOf(lot, names.filter(isPrivate)),
    before: valuesOf(before, names),
  };
}

/** The fixes among which a person chooses; null where there is one way, and nothing to choose. */
export const choicesOf = ({ fix }: Problem): readonly Fix[] | null =>
  fix?.kind === 'shareOfLow' ? SHARES_OF_LOW.map((share) => ({ kind: 'shareOfLow', share })) : null;

/** Whether a click can do something about a problem. */
export const hasFix = ({ fix, place }: Problem): boolean => fix !== null && place !== null && place.field !== 'number';
