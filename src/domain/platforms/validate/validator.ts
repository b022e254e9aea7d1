import type { Photo } from '../../photos/photo';
import { numberOf } from '../pictures/pictureNames';
import type { PhotosByLot, PlatformLot, PlatformSale } from '../platformLot';
import type { Problem } from '../problem';
import type { Profile } from '../profile';
import { lotChecker } from './checkLot';
import { checkSale } from './checkSale';

/** A lot that was changed, with its photos; `lot` null when it is no longer among those that go out. */
export interface ChangedLot {
  readonly id: string;
  readonly lot: PlatformLot | null;
  readonly photos: readonly Photo[];
}

/** Knows the problems of a sale for one platform, and checks again only what has changed. */
export interface Validator {
  /**
   * Checks these lots, and adds to `touched` whose problems may be others now: theirs, and those that share a number
   * with them.
   */
  check(changed: readonly ChangedLot[], touched: Set<string>): void;
  /** Checks all again, because what every lot is checked by has changed. */
  setSale(sale: PlatformSale): void;
  problemsOf(lotId: string): readonly Problem[];
  saleProblems(): readonly Problem[];
  /** The sale's, then those of the lots in the order in which they came. */
  problems(): readonly Problem[];
}

interface Checked {
  readonly lot: PlatformLot;
  readonly photos: readonly Photo[];
  readonly number: string;
  readonly problems: readonly Problem[];
}

export function createValidator(profile: Profile, sale: PlatformSale): Validator {
  let current = sale;
  let checkLot = lotChecker(profile, sale);
  const lots = new Map<string, Checked>();
  /** Who has which number. Most numbers have one lot, for which no set is made. */
  const holders = new Map<string, string | Set<string>>();

  const letGo = (id: string, number: string): void => {
    const held = holders.get(number);
    if (held === id) holders.delete(number);
    if (typeof held !== 'object') return;
    held.delete(id);
    const [only] = held;
    if (held.size === 1 && only !== undefined) holders.set(number, only);
  };
  const hold = (id: string, number: string): void => {
    // Lots without a number do not share it.
    if (number === '') return;
    const held = holders.get(number);
    if (held === undefined) holders.set(number, id);
    else if (typeof held === 'string') holders.set(number, new Set([held, id]));
    else held.add(id);
  };
  const touchHolders = (number: string, touched: Set<string>): void => {
    const held = holders.get(number);
    if (typeof held === 'string') touched.add(held);
    else held?.forEach((id) => touched.add(id));
  };

  const checkOne = ({ id, lot, photos }: ChangedLot, touched: Set<string>): void => {
    touched.add(id);
    const before = lots.get(id);
    if (before !== undefined) letGo(id, before.number);
    if (lot === null) lots.delete(id);
    else {
      const number = numberOf(lot);
      hold(id, number);
      lots.set(id, { lot, photos, number, problems: checkLot(lot, photos) });
      if (number !== before?.number) touchHolders(number, touched);
    }
    if (before !== undefined && before.number !== lots.get(id)?.number) touchHolders(before.number, touched);
  };

  const problemsOf = (id: string): readonly Problem[] => {
    const checked = lots.get(id);
    if (checked === undefined) return [];
    const isShared = typeof holders.get(checked.number) === 'object';
    return isShared ? [duplicate(id, checked.number), ...checked.problems] : checked.problems;
  };
  const saleProblems = (): readonly Problem[] => checkSale(lots.size, current, profile);

  return {
    check(changed, touched) {
      for (const each of changed) checkOne(each, touched);
    },
    setSale(next) {
      current = next;
      checkLot = lotChecker(profile, next);
      for (const [id, checked] of lots) lots.set(id, { ...checked, problems: checkLot(checked.lot, checked.photos) });
    },
    problemsOf,
    saleProblems,
    problems: () => [...saleProblems(), ...[...lots.keys()].flatMap(problemsOf)],
  };
}

/** All problems of a sale for one platform. */
export function validate(
  lots: readonly PlatformLot[],
  photos: PhotosByLot,
  sale: PlatformSale,
  profile: Profile,
): readonly Problem[] {
  const validator = createValidator(profile, sale);
  validator.check(
    lots.map((lot) => ({ id: lot.id, lot, photos: photos.get(lot.id) ?? [] })),
    new Set(),
  );
  return validator.problems();
}

const duplicate = (lotId: string, number: string): Problem => ({
  lotId,
  photoId: null,
  header: null,
  place: { field: 'number' },
  detail: { rule: 'duplicateNumber', number },
  severity: 'refused',
  fix: null,
});
