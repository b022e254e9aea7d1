import { formatLotNumber } from '../../numbering/lotNumber';
import { planPastedNumbers } from '../../typedNumbers/pastedNumbers';
import { type Deciding, type KnownLots, refused } from './decision';

/** Rows with the id of a lot change this lot. Comes back with the lots outside of the trash, with their new numbers. */
export function decideByIds(deciding: Deciding): KnownLots['lots'] {
  const { rows, known, decisions, writers } = deciding;
  const lotOf = new Map(known.lots.map((lot) => [lot.id, lot]));
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
  return withNewNumbers(deciding);
}

/** Numbers that a file gives to lots by their ids count as if they had been pasted. */
function withNewNumbers({ rows, known, decisions }: Deciding): KnownLots['lots'] {
  const isLocked = known.status !== 'open';
  const asked = rows.flatMap(({ number }, at) => {
    const decision = decisions[at];
    return decision?.kind === 'update' && number !== null
      ? [{ at, lotId: decision.lotId, text: formatLotNumber(number), number }]
      : [];
  });
  const present = known.lots.filter(({ deletedAt }) => deletedAt === null);
  if (asked.length === 0) return present;
  const plan = planPastedNumbers(asked, known);
  const given = new Map(plan.given.map(({ lotId, number }) => [lotId, number]));
  const left = new Set(plan.left.map(({ lotId }) => lotId));
  const kept = new Set(plan.kept);
  for (const { at, lotId, number } of asked) {
    const rule = isLocked && number.suffix === '' ? 'lettersOnly' : 'numberTaken';
    if (left.has(lotId)) decisions[at] = refused({ rule });
    else if (kept.has(lotId)) decisions[at] = refused({ rule: 'keepsNumber' });
    else decisions[at] = { kind: 'update', by: 'id', lotId, number: given.get(lotId) ?? null };
  }
  return present.map((lot) => {
    const number = given.get(lot.id);
    return number === undefined ? lot : { ...lot, ...number };
  });
}
