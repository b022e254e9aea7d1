import { own } from '../../values/own';
import type { Profile } from '../profile';
import type { SentComparison } from './compareSent';
import { hashOf } from './lotHash';
import type { SentLot } from './sentLot';

interface OfLot {
  readonly lotId: string;
  /** 12A as the platform has it, or will have it; '' without a number. */
  readonly number: string;
  readonly title: string;
  /** Stays the same while the line says the same. */
  readonly key: string;
}

/** One thing to do by hand at the platform. */
export type SentLine = OfLot &
  (
    | {
        readonly kind: 'cell';
        /** The lot is not there yet. */
        readonly isNew: boolean;
        readonly header: string;
        readonly before: string;
        readonly after: string;
      }
    | { readonly kind: 'pictures'; readonly isNew: boolean; readonly before: number; readonly after: number }
    | { readonly kind: 'gone'; readonly isWithdrawn: boolean }
  );

/** What a line says of its lot. */
type Said = SentLine extends infer Line ? (Line extends OfLot ? Omit<Line, keyof OfLot> : never) : never;

/** All that is to be typed, lot by lot. `sent`: what went out of lots that are no longer so, by their ids. */
export function sentLines(
  { changed, added, gone }: SentComparison,
  sent: ReadonlyMap<string, SentLot>,
  profile: Profile,
): readonly SentLine[] {
  const titleHeader = profile.columns.find(({ from }) => from.kind === 'field' && from.field === 'title')?.header ?? '';
  return [
    ...changed.flatMap(({ lot, now, has, hasOtherPictures }) => {
      const of = lineOf(lot.id, has.entry.number, lot.title);
      const before = sent.get(lot.id)?.cells ?? {};
      const pictures = { before: has.entry.pictureCount, after: now.pictures.length };
      return [
        ...cellsOf(before, now.cells, profile).map((cell) => of({ kind: 'cell', isNew: false, ...cell })),
        ...(hasOtherPictures ? [of({ kind: 'pictures', isNew: false, ...pictures }, ...now.pictures)] : []),
      ];
    }),
    ...added.flatMap(({ lot, now }) => {
      const of = lineOf(lot.id, now.number, lot.title);
      const pictures = { before: 0, after: now.pictures.length };
      return [
        ...cellsOf({}, now.cells, profile).map((cell) => of({ kind: 'cell', isNew: true, ...cell })),
        ...(pictures.after > 0 ? [of({ kind: 'pictures', isNew: true, ...pictures }, ...now.pictures)] : []),
      ];
    }),
    ...gone.map(({ has: { entry }, isWithdrawn }) => {
      const title = own(sent.get(entry.id)?.cells ?? {}, titleHeader) ?? '';
      return lineOf(entry.id, entry.number, title)({ kind: 'gone', isWithdrawn });
    }),
  ];
}

const lineOf =
  (lotId: string, number: string, title: string) =>
  (said: Said, ...more: readonly string[]): SentLine => ({
    lotId,
    number,
    title,
    key: hashOf(JSON.stringify([lotId, said, more])),
    ...said,
  });

/** The cells that are others, in the order of the platform's columns; those that it no longer has come last. */
export function cellsOf(
  before: SentLot['cells'],
  after: SentLot['cells'],
  { columns }: Pick<Profile, 'columns'>,
): readonly { readonly header: string; readonly before: string; readonly after: string }[] {
  const order = new Map(columns.map(({ header }, place) => [header, place]));
  const placeOf = (header: string): number => order.get(header) ?? columns.length;
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .sort((one, another) => placeOf(one) - placeOf(another))
    .map((header) => ({ header, before: own(before, header) ?? '', after: own(after, header) ?? '' }))
    .filter((cell) => cell.before !== cell.after);
}
