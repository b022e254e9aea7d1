import { type CollectionReference, documentId, limit, orderBy, query } from 'firebase/firestore';
import type { Unsubscribe } from '../../failure';
import { createStreamReader } from '../../firebase/read/askStream';
import { estimateCount } from '../../firebase/read/idRanges';
import { listenTo } from '../../firebase/read/listenTo';
import { type Following, gatherChanges } from './collectionChanges';
import { followLarge } from './followLarge';

/** So many of the smallest ids say about how many documents there are. */
const SAMPLE = 32;
/**
 * Follows a collection, one event for each snapshot, however many documents changed. The smallest ids say about how many
 * there are, and whether the person may read them; a count would be a call of its own, which a busy server answers late. A
 * collection that is not large is listened to as it is.
 */
export function followCollection<Entity extends { readonly id: string }>(
  source: CollectionReference,
  following: Following<Entity>,
): Unsubscribe {
  const reader = createStreamReader(() => following.emit({ changed: [], removed: [], fromServer: false }));
  let stop: Unsubscribe = reader.stop;
  let hasEnded = false;
  reader.list(query(source, orderBy(documentId()), limit(SAMPLE))).then((answer) => {
    if (hasEnded) return;
    const smallest = answer.docs.map(({ id }) => id);
    const count = estimateCount(smallest, SAMPLE);
    stop = count > following.together ? followLarge(source, following, count) : followSmall(source, following);
  }, following.fail);
  return () => {
    hasEnded = true;
    stop();
  };
}

function followSmall<Entity>(
  source: CollectionReference,
  { trusted, read, written, emit, fail }: Following<Entity>,
): Unsubscribe {
  const gathering = gatherChanges(read, written);
  let isKnown = trusted;
  let received: boolean | null = null;
  return listenTo(
    query(source, orderBy(documentId())),
    (snapshot) => {
      const { fromCache } = snapshot.metadata;
      if (!isKnown && fromCache) return;
      // Emit what was passed over: the changes alone would not name it.
      const changes = isKnown ? snapshot.docChanges() : snapshot.docs.map((doc) => ({ type: 'added', doc }));
      isKnown = true;
      for (const { type, doc } of changes) {
        if (type === 'removed') gathering.remove(doc.id);
        else gathering.take(doc);
      }
      if (gathering.size() === 0 && received === !fromCache) return;
      emit(gathering.flush((received = !fromCache)));
    },
    fail,
  );
}
