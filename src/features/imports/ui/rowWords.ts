import type { ExtraField } from '../../../domain/lots/extras';
import type { ImportTarget } from '../../../domain/imports/cells/targets';
import type { ChangeView } from '../../../domain/imports/desk/views';
import type { NameOfLot } from '../model/importSentences';

/** Words of another feature, with which the rows are shown. */
export interface RowWords {
  readonly fieldOf: (target: ImportTarget) => string;
  /** The extras of the sale, which a column may be as well. */
  readonly extras: readonly ExtraField[];
  readonly nameOfLot: NameOfLot;
  /** What a lot says before a row changes it, as a person reads it. */
  readonly valueOf: (change: ChangeView) => string;
  /** When results are entered before the day of the sale: which day that is, in a sentence. */
  readonly earlyResults: string | null;
}
