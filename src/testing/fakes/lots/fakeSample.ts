import { sampleLots } from '../../../domain/sample/sampleLots';
import type { SampleSale } from '../../../services/sample/SampleSale';

/** Three lots of the sample, with files that nobody draws. */
export function createFakeSample(): SampleSale & { failNext(): void } {
  let fails = false;
  return {
    failNext: () => void (fails = true),
    async lots() {
      if (fails) {
        fails = false;
        throw new Error('The chunk could not be fetched.');
      }
      return sampleLots().slice(0, 3);
    },
    photo: async ({ number }) => new File([`bytes of ${number}`], `${number}-1.jpg`, { type: 'image/jpeg' }),
  };
}
