import { call, select, type SagaGenerator } from 'typed-redux-saga';
import { isWaiting } from '../../../features/lots/model/photos/intakePhoto';
import { selectWaitingCovers } from '../../../features/lots/model/photos/intakeSelectors';
import { selectLot } from '../../../features/lots/model/lots/lotsSlice';
import { selectIntakePhoto, selectStoredPhoto } from '../../../features/lots/model/photos/photosSlice';
import type { OperationDraft } from '../../../domain/operations/operations';
import { type CoverChoice, coverChoice, photoIdOf, removedPhoto } from '../../../domain/operations/entitiesOf';

/** What an act does, in the order in which it is done. */
interface Parts {
  /** To photos that have no document yet: it becomes part of them, and is not sent. */
  readonly held: readonly OperationDraft[];
  readonly sent: readonly OperationDraft[];
}

/** Separates changes to photos that still wait on this device from those that must be sent to the server. */
export function* partWaiting(drafts: readonly OperationDraft[]): SagaGenerator<Parts> {
  const held: OperationDraft[] = [];
  const sent: OperationDraft[] = [];
  for (const draft of drafts) {
    const photoId = photoIdOf(draft);
    const cover = coverChoice(draft);
    if (cover !== null) {
      const parts = yield* call(partCover, cover);
      held.push(...parts.held);
      sent.push(...parts.sent);
    } else if (photoId === null) sent.push(draft);
    else ((yield* call(isHeld, draft, photoId)) ? held : sent).push(draft);
  }
  return { held, sent };
}

function* isHeld(draft: OperationDraft, id: string): SagaGenerator<boolean> {
  const photo = yield* select(selectIntakePhoto, id);
  // One from an earlier visit may be with the server after all.
  if (photo === undefined || (yield* select(selectStoredPhoto, id)) !== undefined) return false;
  // Where files may be with the server, the record of the removal says whose they are.
  return removedPhoto(draft) !== null ? !photo.begun : isWaiting(photo) || photo.status === 'removed';
}

/** A photo without a document is no cover for the server yet: that it is to be one is part of the photo. */
function* partCover({ edit: draft, change }: CoverChoice): SagaGenerator<Parts> {
  const { coverPhotoId: _chosen, ...others } = draft.changes;
  const withServer = (yield* select(selectLot, draft.lotId))?.coverPhotoId ?? null;
  const chosen = yield* select(selectIntakePhoto, String(change.after));
  const isStored = (yield* select(selectStoredPhoto, String(change.after))) !== undefined;
  const rest: readonly OperationDraft[] = Object.keys(others).length === 0 ? [] : [{ ...draft, changes: others }];
  const cover = (before: typeof change.before, after: typeof change.after): OperationDraft => {
    return { ...draft, changes: { coverPhotoId: { before, after } } };
  };
  if (chosen !== undefined && !isStored) {
    return { held: [cover(change.before, change.after)], sent: rest };
  }
  if ((yield* select(selectWaitingCovers)).get(draft.lotId) !== change.before) return { held: [], sent: [draft] };
  // What the server has as the cover comes first, and a photo that takes its place is sent.
  const isOther = change.after !== withServer;
  return {
    held: [cover(change.before, withServer)],
    sent: isOther ? [...rest, cover(withServer, change.after)] : rest,
  };
}
