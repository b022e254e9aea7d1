import { buildPlatformLot, GOLDEN_SALE } from '../../../testing/platforms/goldenSale';
import { lengthIn, limitsOf } from './fieldLimits';
import { bidlogix } from '../profiles/bidlogix';
import { hiBid } from '../profiles/hiBid';
import { PLATFORMS } from '../profiles/platforms';
import { proxibid } from '../profiles/proxibid';
import type { Profile } from '../profile';
import { limitOf } from '../limits';
import { OURS, stated } from '../facts';
import { validate } from './validator';

/** What the check says of a field that is too long. */
function saidOf(profile: Profile, field: string, lot: ReturnType<typeof buildPlatformLot>): number | undefined {
  const problems = validate([lot], new Map(), GOLDEN_SALE, profile);
  for (const { detail, place } of problems) if (place?.field === field && 'length' in detail) return detail.length;
  return undefined;
}

const LONG = 'Brass, with its key. '.repeat(600);

it('counts a description with all that stands in the same cell, as the check does', () => {
  const lot = buildPlatformLot({
    id: 'lot',
    description: LONG,
    condition: 'Worn',
    provenance: 'A house in Kent.',
    creator: '',
  });
  const limit = limitsOf(proxibid, GOLDEN_SALE)['description'];
  if (limit === undefined) throw new Error('Proxibid has a limit.');
  const length = lengthIn(limit, lot, 'description', LONG);
  expect(length).toBeGreaterThan(LONG.length + 'Worn'.length);
  expect(length).toBe(saidOf(proxibid, 'description', lot));
  expect(lengthIn(limit, lot, 'description', '')).toBe(lengthIn(limit, { ...lot, description: '' }, 'description', ''));
  expect(lengthIn(limit, {}, 'description', '')).toBe(0);
});

it('counts a field with a column of its own by itself', () => {
  expect(limitsOf(hiBid, GOLDEN_SALE)['title']).toEqual({ most: 50 });
});

it.each(PLATFORMS.map((profile) => [profile.name, profile] as const))(
  'says for %s the length of every text that is too long as the check does',
  (_, profile) => {
    for (const [field, limit] of Object.entries(limitsOf(profile, GOLDEN_SALE))) {
      if (field.startsWith('extras.')) continue;
      const lot = buildPlatformLot({ id: 'lot', [field]: LONG, condition: 'Worn. ', dimensions: '3 cm' });
      expect([field, lengthIn(limit, lot, field, LONG)]).toEqual([field, saidOf(profile, field, lot)]);
    }
  },
);

const column = (from: Profile['columns'][number]['from'], most?: number): Profile['columns'][number] => ({
  ...{ header: 'A', from, fact: OURS },
  ...(most !== undefined && { limit: { most, whenLonger: 'refused', fact: OURS } as const }),
});

it('names of several columns the shortest limit, in whatever order they stand', () => {
  const mostOf = (...limits: readonly (number | undefined)[]) => {
    const columns = limits.map((most) => column({ kind: 'field', field: 'title' }, most));
    return limitsOf({ ...hiBid, columns }, GOLDEN_SALE)['title']?.most;
  };
  expect([mostOf(80, 50, 60), mostOf(50, 60, 80), mostOf(80, 60, 50), mostOf(undefined, 70)]).toEqual([50, 50, 50, 70]);
});

it('names no limit for a field that has no cell of its own, nor for what nobody limits', () => {
  const columns = [
    column({ kind: 'computed', of: () => '', field: 'condition' }, 30),
    column({ kind: 'caption', place: 1 }, 20),
    column({ kind: 'extra', name: 'origin' }, 10),
    column({ kind: 'description', with: ['creator'] }, 90),
    column({ kind: 'field', field: 'provenance' }),
  ];
  const extras = [{ name: 'origin', kind: 'text', fact: OURS } as const];
  const plain = { ...hiBid, columns, extras, longestNumber: stated(null, OURS) };
  expect(Object.keys(limitsOf(plain, GOLDEN_SALE))).toEqual(['description']);
  const without = { ...plain, columns: columns.filter(({ from }) => from.kind !== 'description') };
  expect(limitsOf(without, GOLDEN_SALE)).toStrictEqual({});
});

it('names the limit of the lot number where there is one', () => {
  const profile = { ...hiBid, columns: [], extras: [], longestNumber: stated(4, OURS) };
  expect(limitsOf(profile, GOLDEN_SALE)).toStrictEqual({ number: { most: 4 } });
});

it('names the limits of extras', () => {
  const extras = bidlogix.extras.filter(({ longest }) => longest !== undefined);
  const limits = limitsOf(bidlogix, GOLDEN_SALE);
  expect(extras.length).toBeGreaterThan(0);
  for (const { name, longest } of extras) expect(limits[`extras.${name}`]).toEqual({ most: longest });
});

it('finds the strictest limit among the columns that hold a field and nothing else', () => {
  const limit = (most: number) => ({ most, whenLonger: 'refused', fact: OURS }) as const;
  const columns = [
    column({ kind: 'field', field: 'title' }, 80),
    column({ kind: 'field', field: 'title' }, 50),
    column({ kind: 'field', field: 'title' }, 60),
    column({ kind: 'field', field: 'title' }),
    column({ kind: 'field', field: 'creator' }, 20),
    column({ kind: 'field', field: 'notes' }),
    column({ kind: 'computed', of: () => '', field: 'condition' }, 30),
    column({ kind: 'description', with: [] }, 10),
  ];
  expect(limitOf({ columns }, 'title')).toEqual(limit(50));
  expect(limitOf({ columns }, 'creator')).toEqual(limit(20));
  for (const field of ['notes', 'condition', 'description', 'provenance'] as const) {
    expect(limitOf({ columns }, field)).toBeNull();
  }
});
