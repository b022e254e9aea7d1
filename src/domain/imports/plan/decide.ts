import type { Lot } from '../../lots/lot';
import { formatLotNumber, type LotNumber, nameOfNumber } from '../../numbering/lotNumber';
import { nextLetter } from '../../numbering/numberingSeries';
import { numberOf } from '../../numbering/numbering';
import { planPastedNumbers } from '../../typedNumbers/pastedNumbers';
import type { KnownNumbers } from '../../typedNumbers/typedNumber';
import type { CheckedRow } from './checkRow';
import { freeNumbers } from './freeNumbers';

/** What happens to a row whose number another lot, or an earlier row, has. */
export const COLLISION_CHOICES = ['skip', 'overwrite', 'nextFree', 'letter'] as const;
export type CollisionChoice = (typeof COLLISION_CHOICES)[number];

/** What the rest of the file or the sale has against a row. `other`: the row that was faster. */
export type PlaceProblem =
  | { readonly rule: 'duplicateNumber' | 'duplicateLot'; readonly other: number }
  | { readonly rule: 'inTrash' | 'numberTaken' | 'numberHeld' | 'keepsNumber' }
  /** None of its cells says anything of a lot, as in a last row with a sum. */
  | { readonly rule: 'saysNothing' }
  /** The numbers of the sale are locked: only one with a letter can be given. */
  | { readonly rule: 'lettersOnly' | 'numbersUsedUp' | 'lettersUsedUp' };

/** What becomes of a row, by the numbers and ids of all rows and lots. */
export type Decision =
  /** `instead`: of the number that it asked for; null: it has what it asked for. */
  | { readonly kind: 'create'; readonly number: LotNumber | null; readonly instead: LotNumber | null }
  /** `number`: the lot's new one; null: it keeps its own. */
  | { readonly kind: 'update'; readonly by: 'id' | 'number'; readonly lotId: string; readonly number: LotNumber | null }
  /** `lotId`: that has its number. `other`: the earlier row that has it. */
  | { readonly kind: 'skip'; readonly lotId: string | null; readonly other: number | null }
  | { readonly kind: 'refused'; readonly problem: PlaceProblem | null };

export interface DecisionRules {
  readonly collision: CollisionChoice;
  /** Rows with problems of their own come in as drafts. */
  readonly drafts: boolean;
}

interface KnownLots extends KnownNumbers {
  readonly lots: readonly Pick<Lot, 'id' | 'number' | 'suffix' | 'status' | 'deletedAt'>[];
}

/** One decision for each row, in their order. A row that cannot come in takes no number from another one. */
export function decide(
  rows: readonly CheckedRow[],
  known: KnownLots,
  { collision, drafts }: DecisionRules,
): readonly Decision[] {
  const decisions: (Decision | undefined)[] = rows.map((row) => {
    if (row.problems.length > 0) return drafts ? undefined : refused(null);
    return saysNothing(row) ? refused({ rule: 'saysNothing' }) : undefined;
  });
  const lotOf = new Map(known.lots.map((lot) => [lot.id, lot]));
  /** Rows by the lot that they change. */
  const writers = new Map<string, number>();

  rows.forEach(({ id, row, problems }, at) => {
    const lot = id === '' ? undefined : lotOf.get(id);
    if (lot === undefined || decisions[at] !== undefined) return;
    const other = writers.get(id);
    if (problems.length > 0) decisions[at] = refused(null);
    else if (lot.deletedAt !== null) decisions[at] = refused({ rule: 'inTrash' });
    else if (other !== undefined) decisions[at] = refused({ rule: 'duplicateLot', other });
    else {
      decisions[at] = { kind: 'update', by: 'id', lotId: id, number: null };
      writers.set(id, row);
    }
  });
  const present = withNewNumbers(rows, decisions, known);

  const holders = new Map<string, string>();
  for (const lot of present) if (lot.number !== null) holders.set(nameOfNumber(numberOf(lot)), lot.id);
  const taken = new Set([...holders.keys(), ...known.held]);
  /** Rows by the number that they give to a new lot. */
  const claims = new Map<string, number>();
  const later: number[] = [];
  const isLocked = known.status !== 'open';
  rows.forEach(({ row, number, problems }, at) => {
    if (decisions[at] !== undefined) return;
    const name = nameOfNumber(number);
    const lotId = holders.get(name) ?? null;
    const other = claims.get(name) ?? (lotId === null ? undefined : writers.get(lotId));
    if (number === null) decisions[at] = { kind: 'create', number, instead: null };
    else if (!taken.has(name) && isLocked && number.suffix === '') {
      if (collision === 'letter') later.push(at);
      else decisions[at] = refused({ rule: 'lettersOnly' });
    } else if (!taken.has(name)) {
      taken.add(name);
      claims.set(name, row);
      decisions[at] = { kind: 'create', number, instead: null };
    } else if (collision === 'nextFree' || collision === 'letter') later.push(at);
    else if (collision === 'skip') decisions[at] = { kind: 'skip', lotId, other: other ?? null };
    else if (other !== undefined) decisions[at] = refused({ rule: 'duplicateNumber', other });
    else if (lotId === null) decisions[at] = refused({ rule: 'numberHeld' });
    else if (problems.length > 0) decisions[at] = refused(null);
    else {
      decisions[at] = { kind: 'update', by: 'number', lotId, number: null };
      writers.set(lotId, row);
    }
  });

  const nextFree = freeNumbers(taken);
  for (const at of later) {
    const wanted = rows[at]?.number ?? null;
    if (wanted === null) continue;
    const given = collision === 'letter' ? nextLetter(wanted, taken) : freeNumber(nextFree(wanted.number));
    if (collision === 'nextFree' && isLocked) decisions[at] = refused({ rule: 'lettersOnly' });
    else if (given === null) {
      decisions[at] = refused({ rule: collision === 'letter' ? 'lettersUsedUp' : 'numbersUsedUp' });
    } else {
      taken.add(formatLotNumber(given));
      decisions[at] = { kind: 'create', number: given, instead: wanted };
    }
  }
  return decisions.map((decision) => decision ?? refused(null));
}

const refused = (problem: PlaceProblem | null): Decision => ({ kind: 'refused', problem });

const saysNothing = ({ id, number, values, photos }: CheckedRow): boolean =>
  id === '' && number === null && photos.length === 0 && Object.keys(values).length === 0;

const freeNumber = (number: number | null): LotNumber | null => (number === null ? null : { number, suffix: '' });

/** Numbers that files give to lots by their ids, as if they had been pasted. The lots outside of the trash as they are then. */
function withNewNumbers(
  rows: readonly CheckedRow[],
  decisions: (Decision | undefined)[],
  known: KnownLots,
): readonly KnownLots['lots'][number][] {
  const asked = rows.flatMap(({ number }, at) => {
    const decision = decisions[at];
    return decision?.kind === 'update' && number !== null
      ? [{ at, lotId: decision.lotId, text: formatLotNumber(number) }]
      : [];
  });
  const present = known.lots.filter(({ deletedAt }) => deletedAt === null);
  if (asked.length === 0) return present;
  const plan = planPastedNumbers(asked, known);
  const given = new Map(plan.given.map(({ lotId, number }) => [lotId, number]));
  const left = new Set(plan.left.map(({ lotId }) => lotId));
  const kept = new Set(plan.kept);
  for (const { at, lotId } of asked) {
    if (left.has(lotId)) decisions[at] = refused({ rule: 'numberTaken' });
    else if (kept.has(lotId)) decisions[at] = refused({ rule: 'keepsNumber' });
    else decisions[at] = { kind: 'update', by: 'id', lotId, number: given.get(lotId) ?? null };
  }
  return present.map((lot) => {
    const number = given.get(lot.id);
    return number === undefined ? lot : { ...lot, ...number };
  });
}
