import type { NearDay, SaidCaution } from '../problem';
import type { Caution } from '../profile';

/** How near a sale is where the person is; `unknown`: it has no date. */
export type SaleDay = 'unknown' | 'early' | NearDay;

/** What decides whether a caution matters. */
export interface ExportMoment {
  readonly day: SaleDay;
  /** Whether lots of this sale are at the platform, or nobody knows. */
  readonly wasSent: boolean;
  readonly withPhotos: boolean;
}

/** Where nothing is known of the moment, all of them are said. */
export const ANY_MOMENT: ExportMoment = { day: 'unknown', wasSent: true, withPhotos: true };

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Both as `YYYY-MM-DD`; days are counted, whatever clocks do in the night between them. */
export function saleDayOf(date: string, today: string | null): SaleDay {
  const days = (Date.parse(date) - Date.parse(today ?? '')) / DAY_MS;
  if (Number.isNaN(days)) return 'unknown';
  if (days < 0) return 'after';
  return days === 0 ? 'theDay' : days === 1 ? 'dayBefore' : 'early';
}

const untilTheDay = ({ day }: ExportMoment): boolean => day !== 'after';

const MATTERS: Readonly<Record<Caution, (moment: ExportMoment) => boolean>> = {
  // Also long before: a bundle may be made on Friday for the sale on Sunday, and nobody looks here again until then.
  closedTwoHoursBefore: () => true,
  // Nobody but the house knows since when its event is online.
  closedWhenOnline: () => true,
  sentOnce: untilTheDay,
  unknownConsignorSkipsLot: () => true,
  // Lots that somebody has typed there would be lost with the very first file, so it is said before that one too.
  existingNumbersOverwritten: untilTheDay,
  existingNumbersSkipped: (moment) => moment.wasSent && untilTheDay(moment),
  lotsBeforePictures: (moment) => moment.withPhotos && untilTheDay(moment),
  mapColumns: () => true,
  compareTemplate: () => true,
};

/** Cautions with a sentence for each near day. */
const DATED = ['closedTwoHoursBefore', 'closedWhenOnline'] as const satisfies readonly Caution[];
export type DatedCaution = (typeof DATED)[number];
export const isDated = (caution: Caution): caution is DatedCaution => (DATED as readonly Caution[]).includes(caution);

/** Those that matter in this moment. */
export const cautionsAt = (cautions: readonly Caution[], moment: ExportMoment): readonly SaidCaution[] => {
  const { day } = moment;
  const isNear = day !== 'unknown' && day !== 'early';
  return cautions
    .filter((caution) => MATTERS[caution](moment))
    .map((caution) => (isNear && isDated(caution) ? { caution, day } : { caution }));
};
