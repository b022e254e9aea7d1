import type { TransactionLine } from '../../firebase/read/transactionLine';
import type { PhotoRests } from './photoRests';
import type { WrittenFields } from './writtenFields';

/** What a transaction that saves an operation needs besides it. */
export interface Sending {
  /** In which all of them take their turns. */
  readonly line: TransactionLine;
  /** Learns what was written. */
  readonly written: WrittenFields;
  /** What of removed photos comes back with them. */
  readonly rests: PhotoRests;
  /** An earlier try was not answered: the server may have the operation. */
  readonly isAgain: boolean;
}
