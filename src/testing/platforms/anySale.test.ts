import * as fc from 'fast-check';
import { dataFileOf } from '../../domain/platforms/file/dataFile';
import { readOwnJson, writeOwnJson } from '../../domain/platforms/own/ownJson';
import { readOwnTable, type OwnReading } from '../../domain/platforms/own/ownTable';
import { lotsmith } from '../../domain/platforms/profiles/lotsmith';
import { PLATFORMS } from '../../domain/platforms/profiles/platforms';
import { rowsOf } from '../../domain/platforms/rows/rows';
import { fixProblem } from '../../domain/platforms/validate/fixes';
import { validate } from '../../domain/platforms/validate/validator';
import { anySale, type AnySale, otherWords } from './anySale';
import { makeBundle } from './makeBundle';
import { readBundle } from './reader/readBundle';

const RUNS = { seed: 20_261_123, numRuns: 80 };

describe.each(PLATFORMS.map((platform) => [platform.name, platform] as const))('any sale for %s', (_, platform) => {
  it('is written without an exception, and taken unless the check refuses it', () => {
    fc.assert(
      fc.property(anySale, ({ lots, photos, sale }) => {
        const bundle = makeBundle(lots, photos, sale, platform);
        const problems = validate(lots, photos, sale, platform);
        const isRefused = problems.some(({ severity }) => severity === 'refused');
        const reasons = readBundle(platform.id, bundle);
        if (!isRefused) expect(reasons).toEqual([]);
      }),
      RUNS,
    );
  });

  it('is taken with any words on its lots', () => {
    let taken = 0;
    const runs = 20;
    fc.assert(
      fc.property(otherWords, ({ lots, photos, sale }) => {
        const isRefused = validate(lots, photos, sale, platform).some(({ severity }) => severity === 'refused');
        if (isRefused) return;
        taken += 1;
        expect(readBundle(platform.id, makeBundle(lots, photos, sale, platform))).toEqual([]);
      }),
      { ...RUNS, numRuns: runs },
    );
    expect(taken).toBeGreaterThan(runs * 0.8);
  });

  it('has in the list before the download what the check says is changed', () => {
    fc.assert(
      fc.property(anySale, ({ lots, photos, sale }) => {
        const changed = validate(lots, photos, sale, platform).filter(({ severity }) => severity === 'changed');
        const inLots = lots.flatMap(({ id }) => changed.filter(({ lotId }) => lotId === id));
        expect(rowsOf(lots, photos, sale, platform).changes).toEqual(inLots);
      }),
      RUNS,
    );
  });

  it('loses each problem by its fix, as often as one is offered', () => {
    fc.assert(
      fc.property(anySale, ({ lots, photos, sale }) => {
        for (const problem of validate(lots, photos, sale, platform)) {
          const lot = lots.find(({ id }) => id === problem.lotId);
          const fixed = lot === undefined ? null : fixProblem(problem, lot, sale.currency);
          if (lot === undefined || fixed === null) continue;
          const better = { ...lot, ...fixed.fields, extras: { ...lot.extras, ...fixed.extras } };
          const left = validate([better], photos, sale, platform);
          expect(left).not.toContainEqual(problem);
        }
      }),
      { ...RUNS, numRuns: 30 },
    );
  });
});

describe('Lotsmith’s own formats', () => {
  const wholeOf = (reading: OwnReading) => {
    if (!reading.ok) throw new Error(reading.problem);
    return reading.content;
  };

  const FORMATS = [
    [
      'table',
      ({ lots, photos, sale }: AnySale) => dataFileOf(rowsOf(lots, photos, sale, lotsmith), sale, lotsmith).bytes,
      readOwnTable,
    ],
    ['JSON', ({ lots, photos, sale }: AnySale) => writeOwnJson(lots, photos, sale), readOwnJson],
  ] as const;

  it.each(FORMATS)('%s: written, read and written again is the same bytes, and nothing is lost', (_, write, read) => {
    fc.assert(
      fc.property(anySale, (any) => {
        const bytes = write(any);
        const { lots, photos, unread } = wholeOf(read(bytes));
        expect(unread).toEqual([]);
        expect(lots).toEqual(any.lots);
        expect(photos).toEqual(any.photos);
        expect(Buffer.compare(write({ ...any, lots, photos }), bytes)).toBe(0);
      }),
      { ...RUNS, numRuns: 300 },
    );
  });
});
