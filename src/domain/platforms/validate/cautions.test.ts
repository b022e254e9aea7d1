import { GOLDEN_SALE } from '../../../testing/platforms/goldenSale';
import type { Caution } from '../profile';
import { PLATFORMS } from '../profiles/platforms';
import { ANY_MOMENT, cautionsAt, type ExportMoment, type SaleDay, saleDayOf } from './cautions';
import { checkSale } from './checkSale';

test.each([
  ['', '2026-12-21', 'unknown'],
  ['2026-12-21', null, 'unknown'],
  ['2026-12-21', '2026-12-01', 'early'],
  ['2026-12-21', '2026-12-19', 'early'],
  ['2026-12-21', '2026-12-20', 'dayBefore'],
  ['2027-01-01', '2026-12-31', 'dayBefore'],
  ['2028-03-01', '2028-02-29', 'dayBefore'],
  ['2028-03-01', '2028-02-28', 'early'],
  // The night in which clocks are put on has an hour less.
  ['2027-03-29', '2027-03-28', 'dayBefore'],
  ['2026-12-21', '2026-12-21', 'theDay'],
  ['2026-12-21', '2026-12-22', 'after'],
  ['soon', '2026-12-22', 'unknown'],
] as const)('a sale of “%s” is on %s: %s', (date, today, day) => expect(saleDayOf(date, today)).toBe(day));

const DAYS: readonly SaleDay[] = ['unknown', 'early', 'dayBefore', 'theDay', 'after'];
const ALL_DAYS = DAYS.join(' ');
const UNTIL_THE_DAY = 'unknown early dayBefore theDay';
const FIRST: Partial<ExportMoment> = { wasSent: false };
const WITHOUT_PHOTOS: Partial<ExportMoment> = { withPhotos: false };

/** When each is said: on which days, and in which moment. */
test.each<readonly [Caution, Partial<ExportMoment>, string]>([
  ['closedTwoHoursBefore', {}, ALL_DAYS],
  ['closedTwoHoursBefore', FIRST, ALL_DAYS],
  ['closedWhenOnline', {}, ALL_DAYS],
  ['closedWhenOnline', FIRST, ALL_DAYS],
  ['sentOnce', {}, UNTIL_THE_DAY],
  ['sentOnce', FIRST, UNTIL_THE_DAY],
  ['existingNumbersSkipped', {}, UNTIL_THE_DAY],
  ['existingNumbersSkipped', FIRST, ''],
  ['existingNumbersOverwritten', {}, UNTIL_THE_DAY],
  // Somebody may have typed lots there: they would be lost.
  ['existingNumbersOverwritten', FIRST, UNTIL_THE_DAY],
  ['lotsBeforePictures', {}, UNTIL_THE_DAY],
  ['lotsBeforePictures', WITHOUT_PHOTOS, ''],
  ['unknownConsignorSkipsLot', {}, ALL_DAYS],
  ['mapColumns', FIRST, ALL_DAYS],
  ['compareTemplate', WITHOUT_PHOTOS, ALL_DAYS],
])('%s %j is said: %s', (caution, part, days) => {
  const said = DAYS.filter((day) => cautionsAt([caution], { ...ANY_MOMENT, ...part, day }).length > 0);
  expect(said.join(' ')).toBe(days);
});

test.each([
  ['closedTwoHoursBefore', 'dayBefore theDay after'],
  ['closedWhenOnline', 'dayBefore theDay after'],
  ['sentOnce', ''],
  ['lotsBeforePictures', ''],
] as const)('%s says another sentence on these days: %s', (caution, days) => {
  const other = DAYS.filter((day) => cautionsAt([caution], { ...ANY_MOMENT, day })[0]?.day === day);
  expect(other.join(' ')).toBe(days);
});

it.each([
  ['liveAuctioneers', 'early', ['closedTwoHoursBefore', 'lotsBeforePictures']],
  ['liveAuctioneers', 'theDay', ['closedTwoHoursBefore', 'lotsBeforePictures']],
  ['liveAuctioneers', 'after', ['closedTwoHoursBefore']],
  ['proxibid', 'early', ['closedWhenOnline']],
  ['wavebid', 'early', ['sentOnce', 'compareTemplate']],
  ['wavebid', 'after', ['compareTemplate']],
  ['hiBid', 'early', ['unknownConsignorSkipsLot', 'existingNumbersSkipped', 'mapColumns']],
  ['bidpath', 'after', ['compareTemplate']],
] as const)('of %s, on the day “%s”: %j', (platform, day, cautions) => {
  const profile = PLATFORMS.find(({ id }) => id === platform);
  if (profile === undefined) throw new Error(`There is no platform ${platform}.`);
  const problems = checkSale(54, GOLDEN_SALE, profile, { ...ANY_MOMENT, day });
  expect(problems.map(({ detail }) => (detail.rule === 'caution' ? detail.caution : detail.rule))).toEqual(cautions);
});
