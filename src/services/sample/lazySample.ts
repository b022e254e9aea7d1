import type { SampleSale } from './SampleSale';

const drawn = () => import('./drawnSample');

/** Fetches what draws the sample when somebody asks for it. */
export const lazySample: SampleSale = {
  lots: async () => (await drawn()).lots(),
  photo: async (lot) => (await drawn()).photo(lot),
};
