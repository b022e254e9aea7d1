import { collection, type Firestore } from 'firebase/firestore';
import type { Lot, LotPrivate } from '../../../domain/lots/lot';
import type { Photo } from '../../../domain/photos/photo';
import { dataFailure } from '../../firebase/failures/firebaseFailures';
import { readLot, readLotPrivate, readPhoto } from '../../firebase/read/readDocuments';
import { codeOf, DATA_CODES, type DataCode, GatewayFailure } from '../../failure';
import { createTransactionLine } from '../../firebase/read/transactionLine';
import { writeEdit } from '../write/firebaseEdits';
import { followCollection } from './followCollection';
import { createSaleLog } from './saleLog';
import type { LotsGateway } from '../LotsGateway';
import type { Work } from '../../../domain/operations/operationRules';
import { type Operation, type OperationOfWork, workOf } from '../../../domain/operations/operations';
import { createPhotoRests } from '../write/photoRests';
import type { Write } from '../write/sending';
import { writeNumber, writePhoto, writePlain } from '../write/writeWhole';
import { createWrittenFields } from '../write/writtenFields';

/** So many documents are listened to. */
export interface Limits {
  readonly lotsTogether: number;
  readonly photosTogether: number;
}
/** About four megabytes each: after a cut, all that is listened to is asked for at once, and the emulator ends near ten. */
const LIMITS: Limits = { lotsTogether: 1_600, photosTogether: 4_000 };

/** Answers: the server has looked at the operation and has not taken it. */
const NOT_LANDED: ReadonlySet<string> = new Set(['permission-denied', 'not-found', 'already-exists', 'aborted']);

/** Who writes an operation, by its kind of work. */
const WRITES: { readonly [Kind in Work]: Write<OperationOfWork<Kind>> } = {
  edit: writeEdit,
  number: writeNumber,
  photo: writePhoto,
  plain: writePlain,
};

/** `ownsCache`: whether what the database remembers may be shown to the present person before the server answers. */
export function createFirebaseLotsGateway(
  documents: Firestore,
  ownsCache = () => true,
  { lotsTogether, photosTogether }: Limits = LIMITS,
): LotsGateway {
  const written = createWrittenFields();
  const line = createTransactionLine();
  const rests = createPhotoRests();
  /** The ids of operations that were sent, and that the server has not acknowledged. */
  const unacknowledged = new Set<string>();
  const codeFor = (error: unknown): DataCode => codeOf<DataCode>(dataFailure(error), DATA_CODES, 'unknown');
  return {
    listen(saleId, listener) {
      let ended = false;
      const end = (): void => {
        ended = true;
        stops.forEach((stop) => stop());
      };
      const fail = (error: unknown): void => {
        if (ended) return;
        end();
        listener({ type: 'failed', code: codeFor(error) });
      };
      const below = (name: string) => collection(documents, 'sales', saleId, name);
      const common = { trusted: ownsCache(), written, fail, log: createSaleLog(documents, saleId, 'ops') };
      let showLots = (): void => undefined;
      const after = new Promise<void>((resolve) => (showLots = resolve));
      const stops = [
        followCollection<Lot>(below('lots'), {
          ...common,
          names: 'lotId',
          together: lotsTogether,
          read: readLot,
          emit(changes) {
            listener({ type: 'lots', ...changes });
            if (changes.fromServer) showLots();
          },
          progress: (come, total) => listener({ type: 'progress', of: 'lots', come, total }),
        }),
        followCollection<Photo>(below('photos'), {
          ...common,
          names: 'photoId',
          after,
          together: photosTogether,
          read: readPhoto,
          emit: (changes) => listener({ type: 'photos', ...changes }),
          progress: (come, total) => listener({ type: 'progress', of: 'photos', come, total }),
        }),
      ];
      return end;
    },

    listenPrivate: (saleId, listener) =>
      followCollection<LotPrivate>(collection(documents, 'sales', saleId, 'lotPrivate'), {
        trusted: ownsCache(),
        written,
        log: createSaleLog(documents, saleId, 'opsPrivate'),
        names: 'lotId',
        together: lotsTogether,
        read: readLotPrivate,
        fail: (error) => listener({ type: 'failed', code: codeFor(error) }),
        emit: (changes) => listener({ type: 'lotPrivate', ...changes }),
        progress: (come, total) => listener({ type: 'progress', come, total }),
      }),

    async apply(operation, onKnown) {
      const sending = { line, written, rests, isAgain: unacknowledged.delete(operation.id) };
      try {
        const write = WRITES[workOf(operation)] as Write<Operation>;
        return await write(documents, operation, sending, onKnown);
      } catch (error) {
        if (error instanceof GatewayFailure && !NOT_LANDED.has(error.code)) unacknowledged.add(operation.id);
        throw error;
      }
    },
  };
}
