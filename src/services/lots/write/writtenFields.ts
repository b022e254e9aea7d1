import type { DocumentData, DocumentReference, QueryDocumentSnapshot, Timestamp } from 'firebase/firestore';

/** A time that only the server knows is shown as this device's until it has answered. */
const TIMES = { serverTimestamps: 'estimate' } as const;

/**
 * Fields that this page has written in transactions. Unlike batches these change nothing that the page's listeners see
 * until the server's stream has come so far: a colleague's change of another field, received in between, would show the old
 * text for a moment, and make it the ground of the next edit.
 */
export interface WrittenFields {
  /** The server has them. `until`: the `updatedAt` of the document over which they were written, undefined for none. */
  note(target: DocumentReference, until: Timestamp | undefined, fields: DocumentData): void;
  /** A document as the stream has it, with the fields that this page has written since. */
  over(received: QueryDocumentSnapshot): DocumentData;
}

interface Noted {
  readonly until: Timestamp | undefined;
  readonly fields: DocumentData;
}

export function createWrittenFields(): WrittenFields {
  const noted = new Map<string, Noted>();
  return {
    note(target, until, fields) {
      const before = noted.get(target.path)?.fields;
      noted.set(target.path, { until, fields: { ...before, ...fields } });
    },
    over(received) {
      const data = received.data(TIMES);
      const known = noted.get(received.ref.path);
      if (known === undefined) return data;
      // While a write of its own is pending, the time of a document is this device's and says nothing.
      if (!received.metadata.hasPendingWrites && isAfter(data['updatedAt'] as Timestamp | undefined, known.until)) {
        noted.delete(received.ref.path);
        return data;
      }
      return { ...data, ...known.fields };
    },
  };
}

function isAfter(moment: Timestamp | undefined, until: Timestamp | undefined): boolean {
  return until === undefined || moment === undefined || moment.valueOf() > until.valueOf();
}
