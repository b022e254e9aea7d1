import { doc, type DocumentSnapshot, type Firestore, runTransaction, type Timestamp } from 'firebase/firestore';
import type { Lot } from '../../domain/lot';
import { numberFields } from '../../domain/lotNumber';
import { GatewayFailure } from '../failure';
import { inTime } from '../firebase/inTime';
import { changeNumberNow, type NumberOperation } from './numberChange';
import { writeInto } from './writeOperation';
import type { WrittenFields } from './writtenFields';

/**
 * Writes a change of a lot's number in a transaction: the lot gives up the number that it really has, and takes its new
 * one only while that is claimed for it. A claim that is nobody's is made. `aborted`: it was given to another lot, or
 * colleagues wrote each time in between; the number is claimed again then.
 */
export async function writeNumberChange(
  documents: Firestore,
  operation: NumberOperation,
  written: WrittenFields,
): Promise<void> {
  const at = (...path: readonly string[]) => doc(documents, 'sales', operation.saleId, ...path);
  const lot = at('lots', operation.lotId);
  try {
    const until = await inTime(
      runTransaction(documents, async (transaction) => {
        const found = await transaction.get(lot);
        const present = found.data() as NumberedDocument | undefined;
        const now = changeNumberNow(operation, present);
        const claims = new Map<string, DocumentSnapshot>();
        await Promise.all(
          [...now.lets, ...(now.holds === null ? [] : [now.holds])].map(async (name) =>
            claims.set(name, await transaction.get(at('numbers', name))),
          ),
        );
        const isOthers = (name: string): boolean => {
          const claim = claims.get(name);
          return claim?.exists() === true && claim.get('lotId') !== operation.lotId;
        };
        if (now.holds !== null && isOthers(now.holds)) throw new GatewayFailure('aborted');
        writeInto(transaction, documents, now.operation);
        if (now.holds !== null && claims.get(now.holds)?.exists() !== true) {
          transaction.set(at('numbers', now.holds), { lotId: operation.lotId, by: operation.uid });
        }
        for (const name of now.lets) if (!isOthers(name)) transaction.delete(at('numbers', name));
        return present?.updatedAt;
      }),
    );
    if (operation.kind !== 'createLot') written.note(lot, until, fieldsOf(operation));
  } catch (error) {
    if (error instanceof GatewayFailure && error.code === 'failed-precondition')
      throw new GatewayFailure('aborted', error);
    throw error;
  }
}

type NumberedDocument = Pick<Lot, 'number' | 'suffix' | 'deletedAt'> & { readonly updatedAt: Timestamp };

/** What listeners of this page will be told of a little later. The time of throwing away is the server's. */
function fieldsOf(operation: NumberOperation): Record<string, number | string | null> {
  switch (operation.kind) {
    case 'setNumber':
      return numberFields(operation.after);
    case 'restoreLot':
      return { deletedAt: null, ...numberFields(operation.number) };
    default:
      return {};
  }
}
