import type { Firestore } from 'firebase/firestore';
import type { FieldConflicts } from '../../../domain/operations/changes';
import type { Operation } from '../../../domain/operations/operations';
import type { TransactionLine } from '../../firebase/read/transactionLine';
import type { PhotoRests } from './photoRests';
import type { WrittenFields } from './writtenFields';

/** What a transaction that saves an operation needs besides it. */
export interface Sending {
  /** The line in which all transactions wait for their turn. */
  readonly line: TransactionLine;
  /** Remembers the written fields until the stream shows them. */
  readonly written: WrittenFields;
  /** The fields of a newer build that a photo gets back when its removal is undone. */
  readonly rests: PhotoRests;
  /** An earlier try was not answered: the server may have the operation. */
  readonly isAgain: boolean;
}

/** Writes operations of one kind of work, as LotsGateway's `apply`. */
export type Write<Kind extends Operation> = (
  documents: Firestore,
  operation: Kind,
  sending: Sending,
  onKnown?: () => void,
) => Promise<FieldConflicts>;
