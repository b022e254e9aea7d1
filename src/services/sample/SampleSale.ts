import type { SampleLot } from '../../domain/sample/sampleLots';

/** What the sample sale is made of. Read only by a person who asks for it. */
export interface SampleSale {
  lots(): Promise<readonly SampleLot[]>;
  /** A photo of one of them, as a person's own file would be. */
  photo(lot: SampleLot): Promise<File>;
}

declare module '../gateways' {
  interface Gateways {
    readonly sample: SampleSale;
  }
}
