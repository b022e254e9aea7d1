/** A lot that will not be in the catalogue, as a person knows it, and why. */
export interface LeftOutLot {
  readonly id: string;
  readonly name: string;
  /** What it lacks; null when nothing but the word that it is ready. */
  readonly reason: string | null;
}
