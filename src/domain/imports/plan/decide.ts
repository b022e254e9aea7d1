import { formatLotNumber, type LotNumber, nameOfNumber } from '../../numbering/lotNumber';
import { numberOf } from '../../numbering/numbering';
import { nextLetter } from '../../numbering/numberingSeries';
import type { CheckedRow } from './checkRow';
import { decideByIds } from './decideByIds';
import {
  type CollisionChoice,
  type Deciding,
  type Decision,
  type DecisionRules,
  type KnownLots,
  refused,
} from './decision';
import { freeNumbers } from './freeNumbers';
import { decideResult } from './planResult';

/** One decision for each row, in their order. A row that cannot come in takes no number from another one. */
export function decide(
  rows: readonly CheckedRow[],
  known: KnownLots,
  { collision, drafts }: DecisionRules,
): readonly Decision[] {
  const decisions = rows.map((row): Decision | undefined => {
    if (row.problems.length > 0) return drafts ? undefined : refused(null);
    return saysNothing(row) ? refused({ rule: 'saysNothing' }) : undefined;
  });
  const deciding: Deciding = { rows, known, decisions, writers: new Map() };
  const holders = new Map<string, string>();
  for (const lot of decideByIds(deciding)) if (lot.number !== null) holders.set(nameOfNumber(numberOf(lot)), lot.id);
  const taken = new Set([...holders.keys(), ...known.held]);
  const later = decideByNumbers(deciding, { collision, holders, taken });
  giveOtherNumbers(deciding, { collision, taken, later });
  return decisions.map((decision) => decision ?? refused(null));
}

const saysNothing = ({ id, number, values, result, photos, carried }: CheckedRow): boolean =>
  id === '' &&
  number === null &&
  result === null &&
  photos.length + carried.photos.length === 0 &&
  Object.keys(values).length === 0;

interface Numbers {
  readonly collision: CollisionChoice;
  /** Ids of claims; takes what is given. */
  readonly taken: Set<string>;
}

/** Rows that have what they ask for, or change the lot that has it. Comes back with those that take another number. */
function decideByNumbers(
  { rows, known, decisions, writers }: Deciding,
  { collision, holders, taken }: Numbers & { readonly holders: ReadonlyMap<string, string> },
): readonly number[] {
  /** Rows by the number that they give to a new lot. */
  const claims = new Map<string, number>();
  const later: number[] = [];
  const isLocked = known.status !== 'open';
  rows.forEach((checked, at) => {
    const { row, number, problems } = checked;
    if (decisions[at] !== undefined) return;
    const name = nameOfNumber(number);
    const lotId = holders.get(name) ?? null;
    const other = claims.get(name) ?? (lotId === null ? undefined : writers.get(lotId));
    const ofResult = decideResult(checked, { status: known.status, lotId, overwrites: collision === 'overwrite' });
    if (ofResult !== null) decisions[at] = resultOnce(ofResult, other, problems.length > 0);
    else if (number === null) decisions[at] = { kind: 'create', number, instead: null };
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
    }
    const decision = decisions[at];
    if (decision?.kind === 'update') writers.set(decision.lotId, row);
  });
  return later;
}

/** Of two rows with a result for one lot, none is the right one by itself: the first has it, and the second says so. */
function resultOnce(decision: Decision, other: number | undefined, hasProblems: boolean): Decision {
  if (decision.kind !== 'update') return decision;
  if (other !== undefined) return refused({ rule: 'duplicateNumber', other });
  return hasProblems ? refused(null) : decision;
}

/** After all others, so that no row loses the number that it asks for to one that makes way. */
function giveOtherNumbers(
  { rows, known, decisions }: Deciding,
  { collision, taken, later }: Numbers & { readonly later: readonly number[] },
): void {
  const isLocked = known.status !== 'open';
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
}

const freeNumber = (number: number | null): LotNumber | null => (number === null ? null : { number, suffix: '' });
