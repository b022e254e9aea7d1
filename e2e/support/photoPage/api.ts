import type { PhotoSize } from '../../../src/domain/photos/photo';

export interface SizeOutcome {
  readonly width: number;
  readonly height: number;
  readonly type: string;
  /** Red, green, blue near the corners: top left, top right, bottom left, bottom right. */
  readonly corners: readonly (readonly number[])[];
  readonly base64: string;
}

export type Outcome =
  | {
      readonly width: number;
      readonly height: number;
      readonly hash: string;
      readonly sizes: Readonly<Record<PhotoSize, SizeOutcome>>;
    }
  | { readonly refused: string; readonly detail: string };

/** What the page offers to its test as `photoPage`; files are those of its input, by index. */
export interface PhotoPageApi {
  prepare(index: number): Promise<Outcome>;
  /** Long tasks of the main thread meanwhile, in milliseconds; `blockFor` milliseconds of it are blocked on purpose. */
  prepareTogether(indexes: readonly number[], blockFor?: number): Promise<number[]>;
  isIsolatedByTrustedTypes(): boolean;
}
