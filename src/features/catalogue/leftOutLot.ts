/** A lot in a list beside the publication, as a person knows it, and why it is there. */
interface NamedLot {
  readonly id: string;
  readonly name: string;
}

/** One that will not be in the catalogue. */
export interface LeftOutLot extends NamedLot {
  /** What it lacks; null when nothing but the word that it is ready. */
  readonly reason: string | null;
}

/** One that will be in the catalogue, although something of it is still to be checked. */
export interface DoubtfulLot extends NamedLot {
  /** What is to be checked. */
  readonly reason: string;
}
