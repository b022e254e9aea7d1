/** A bundle as a platform gets it. */
export interface Bundle {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly pictures: readonly {
    readonly name: string;
    readonly width: number;
    readonly height: number;
    readonly bytes: number;
  }[];
}
