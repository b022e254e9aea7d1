import {
  isWithoutProblems,
  NUMBERING_DEFAULTS,
  numberingProblems,
  type BandProblem,
  type NumberBand,
  type NumberingChoices,
} from './numberingChoices';

describe('numberingProblems', () => {
  it('has nothing against the defaults', () => {
    expect(isWithoutProblems(numberingProblems(NUMBERING_DEFAULTS))).toBe(true);
  });

  it.each<[Partial<NumberingChoices>, string]>([
    [{ start: 0 }, 'start'],
    [{ start: 100_000 }, 'start'],
    [{ start: Number.NaN }, 'start'],
    [{ step: 0 }, 'step'],
    [{ step: 1.5 }, 'step'],
    [{ freeEvery: 1 }, 'freeEvery'],
    [{ freeEvery: -2 }, 'freeEvery'],
    [{ categoryGap: -1 }, 'categoryGap'],
    [{ categoryGap: 1_001 }, 'categoryGap'],
  ])('refuses %j', (choices, field) => {
    const problems = numberingProblems({ ...NUMBERING_DEFAULTS, ...choices });
    expect(problems.fields).toEqual([field]);
    expect(isWithoutProblems(problems)).toBe(false);
  });

  it.each<[NumberBand, BandProblem | undefined]>([
    [{ category: 'Rugs', from: 200, to: 299 }, undefined],
    [{ category: ' ', from: 200, to: 299 }, 'categoryMissing'],
    [{ category: 'Rugs', from: 0, to: 299 }, 'range'],
    [{ category: 'Rugs', from: 300, to: 299 }, 'upsideDown'],
    [{ category: ' silver', from: 200, to: 299 }, 'categoryTwice'],
    [{ category: 'Rugs', from: 199, to: 299 }, 'overlap'],
    [{ category: 'Rugs', from: 50, to: 100 }, 'overlap'],
    [{ category: 'Rugs', from: 50, to: 99 }, undefined],
    [{ category: 'Rugs', from: 399, to: 500 }, 'overlap'],
    [{ category: 'Rugs', from: 1, to: 500 }, 'overlap'],
  ])('of a band %j says %s', (band, problem) => {
    const others = [
      { category: 'Silver', from: 100, to: 199 },
      { category: 'Clocks', from: 300, to: 399 },
    ];
    const problems = numberingProblems({ ...NUMBERING_DEFAULTS, bands: [...others, band] });
    expect(problems.bands.get(2)).toBe(problem);
    expect(isWithoutProblems(problems)).toBe(problem === undefined);
  });
});
