import { collection, doc, type Firestore } from 'firebase/firestore';
import type { Lot, LotPrivate } from '../../domain/lot';
import type { Photo } from '../../domain/photo';
import { dataFailure } from '../firebase/firebaseFailures';
import { readAfterRefusal } from '../firebase/readAfterRefusal';
import { readLot, readLotPrivate, readPhoto } from '../firebase/readDocuments';
import { codeOf, DATA_CODES, type DataCode, GatewayFailure } from '../failure';
import { createEdits } from './firebaseEdits';
import { followCollection } from './followCollection';
import type { LotsGateway, Operation } from './LotsGateway';
import { writeNumberChange } from './firebaseNumberChange';
import { isNumberChange } from './numberChange';
import { isEdit } from './splitEdit';
import { recordsOf, writeOperation } from './writeOperation';
import { createWrittenFields } from './writtenFields';

/** Documents that are asked for at a time: about a megabyte each. */
const LOTS_TOGETHER = 800;
const PHOTOS_TOGETHER = 1_500;

/** `ownsCache`: whether what the database remembers may be shown to the present person before the server answers. */
export function createFirebaseLotsGateway(documents: Firestore, ownsCache = () => true): LotsGateway {
  const written = createWrittenFields();
  const edits = createEdits(documents, written);
  return {
    listen(saleId, listener) {
      let ended = false;
      const trusted = ownsCache();
      const end = (): void => {
        ended = true;
        stops.forEach((stop) => stop());
      };
      const fail = (error: unknown): void => {
        if (ended) return;
        end();
        listener({ type: 'failed', code: codeOf<DataCode>(dataFailure(error), DATA_CODES, 'unknown') });
      };
      const below = (name: string) => collection(documents, 'sales', saleId, name);
      const stops = [
        followCollection<Lot>(below('lots'), {
          trusted,
          together: LOTS_TOGETHER,
          read: readLot,
          written,
          fail,
          emit: (changes) => listener({ type: 'lots', ...changes }),
          progress: (come, total) => listener({ type: 'progress', come, total }),
        }),
        followCollection<Photo>(below('photos'), {
          trusted,
          together: PHOTOS_TOGETHER,
          read: readPhoto,
          written,
          fail,
          emit: (changes) => listener({ type: 'photos', ...changes }),
        }),
      ];
      return end;
    },

    listenPrivate: (saleId, listener) =>
      followCollection<LotPrivate>(collection(documents, 'sales', saleId, 'lotPrivate'), {
        trusted: ownsCache(),
        together: LOTS_TOGETHER,
        read: readLotPrivate,
        written,
        fail: (error) =>
          listener({ type: 'failed', code: codeOf<DataCode>(dataFailure(error), DATA_CODES, 'unknown') }),
        emit: (changes) => listener({ type: 'lotPrivate', ...changes }),
      }),

    async apply(operation, onKnown) {
      if (isEdit(operation)) return edits.apply(operation, onKnown);
      try {
        if (isNumberChange(operation)) await writeNumberChange(documents, operation, written);
        else await writeOperation(documents, operation);
      } catch (error) {
        const failure = error instanceof GatewayFailure ? error : dataFailure(error);
        // What has landed is refused when it comes again, and its number may be another lot's by then.
        const mayHaveLanded = failure.code === 'permission-denied' || failure.code === 'already-exists';
        if (!mayHaveLanded || !(await landed(documents, operation))) throw failure;
        onKnown?.();
      }
      return {};
    },
  };
}

/** Whether the server has the operation already: then the refused batch was its second arrival. */
async function landed(documents: Firestore, operation: Operation): Promise<boolean> {
  const found = await readAfterRefusal(doc(documents, 'sales', operation.saleId, recordsOf(operation), operation.id));
  return found?.exists() === true;
}
