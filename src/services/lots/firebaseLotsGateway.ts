import { collection, doc, type DocumentData, type Firestore, type Query } from 'firebase/firestore';
import type { Lot, LotPrivate } from '../../domain/lot';
import type { Photo } from '../../domain/photo';
import { dataFailure } from '../firebase/firebaseFailures';
import { readAfterRefusal } from '../firebase/readAfterRefusal';
import { numberOfUnreadable, readLot, readLotPrivate, readPhoto } from '../firebase/readDocuments';
import { listenTo } from '../firebase/listenTo';
import { codeOf, DATA_CODES, type DataCode, GatewayFailure, type Unsubscribe } from '../failure';
import { createEdits } from './firebaseEdits';
import type { LotsGateway, Operation, Unreadable } from './LotsGateway';
import { writeNumberChange } from './firebaseNumberChange';
import { isNumberChange } from './numberChange';
import { isEdit } from './splitEdit';
import { recordsOf, writeOperation } from './writeOperation';
import { createWrittenFields, type WrittenFields } from './writtenFields';

interface Changes<Entity> {
  readonly changed: readonly Entity[];
  readonly removed: readonly string[];
  readonly unreadable?: readonly Unreadable[];
  readonly fromServer: boolean;
}

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
      const stops = [
        follow<Lot>(collection(documents, 'sales', saleId, 'lots'), trusted, readLot, written, fail, (changes) =>
          listener({ type: 'lots', ...changes }),
        ),
        follow<Photo>(collection(documents, 'sales', saleId, 'photos'), trusted, readPhoto, written, fail, (changes) =>
          listener({ type: 'photos', ...changes }),
        ),
      ];
      return end;
    },

    listenPrivate(saleId, listener) {
      return follow<LotPrivate>(
        collection(documents, 'sales', saleId, 'lotPrivate'),
        ownsCache(),
        readLotPrivate,
        written,
        (error) => listener({ type: 'failed', code: codeOf<DataCode>(dataFailure(error), DATA_CODES, 'unknown') }),
        (changes) => listener({ type: 'lotPrivate', ...changes }),
      );
    },

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

/** One event per snapshot, however many documents changed. */
function follow<Entity>(
  source: Query,
  trusted: boolean,
  readEntity: (id: string, data: DocumentData) => Entity | null,
  written: WrittenFields,
  fail: (error: unknown) => void,
  emit: (changes: Changes<Entity>) => void,
): Unsubscribe {
  let told: boolean | null = null;
  let isServerKnown = trusted;
  return listenTo(
    source,
    (snapshot) => {
      const changed: Entity[] = [];
      const removed: string[] = [];
      const unreadable: Unreadable[] = [];
      if (!isServerKnown && snapshot.metadata.fromCache) return;
      // What was passed over is told now: the changes alone would not name it.
      const changes = isServerKnown
        ? snapshot.docChanges()
        : snapshot.docs.map((found) => ({ type: 'added' as const, doc: found }));
      isServerKnown = true;
      for (const { type, doc: found } of changes) {
        if (type === 'removed') {
          removed.push(found.id);
          continue;
        }
        const data = written.over(found);
        const entity = readEntity(found.id, data);
        if (entity !== null) changed.push(entity);
        else unreadable.push({ id: found.id, number: numberOfUnreadable(data) });
      }
      const fromServer = !snapshot.metadata.fromCache;
      const isNews = changed.length > 0 || removed.length > 0 || unreadable.length > 0;
      if (!isNews && told === fromServer) return;
      told = fromServer;
      emit({ changed, removed, fromServer, ...(unreadable.length > 0 && { unreadable }) });
    },
    fail,
  );
}

/** Whether the server has the operation already: then the refused batch was its second arrival. */
async function landed(documents: Firestore, operation: Operation): Promise<boolean> {
  const found = await readAfterRefusal(doc(documents, 'sales', operation.saleId, recordsOf(operation), operation.id));
  return found?.exists() === true;
}
