import type { FieldChange, Operation } from '../LotsGateway';

/** What the operation's document keeps of it: each field with its value before and after. Shapes follow docs/data-model.md. */
export function changesOf(operation: Operation): Readonly<Record<string, FieldChange>> {
  switch (operation.kind) {
    case 'createLot': {
      const { number, suffix, order, fields } = operation;
      return made({ number, suffix, order, ...fields });
    }
    case 'editLot':
    case 'editPrivate':
      return { ...operation.changes };
    case 'setLotStatus':
      return { status: { before: operation.before, after: operation.after } };
    case 'setResult': {
      const { before, after } = operation;
      return {
        status: { before: before.status, after: after.status },
        hammer: { before: before.hammer, after: after.hammer },
      };
    }
    case 'setNumber': {
      const { before, after } = operation;
      return {
        number: { before: before?.number ?? null, after: after?.number ?? null },
        suffix: { before: before?.suffix ?? '', after: after?.suffix ?? '' },
      };
    }
    case 'moveLot':
      return { order: { before: operation.before, after: operation.after } };
    case 'trashLot':
      return { deletedAt: { before: null, after: operation.deletedAt } };
    case 'restoreLot': {
      const { number, deletedAt } = operation;
      return {
        deletedAt: { before: deletedAt, after: null },
        number: { before: null, after: number?.number ?? null },
        suffix: { before: '', after: number?.suffix ?? '' },
      };
    }
    case 'addPhoto':
      return {
        photo: { before: null, after: operation.photo.id },
        ...(operation.cover && operation.coverBefore !== undefined
          ? { coverPhotoId: { before: operation.coverBefore, after: operation.photo.id } }
          : {}),
      };
    case 'editPhoto':
      return { photo: { before: operation.photoId, after: operation.photoId }, ...operation.changes };
    case 'removePhoto': {
      // All of it: from this the photo can be put back as long as its files are there.
      const { id, ...fields } = operation.photo;
      const gone = Object.entries(fields).map(([field, value]) => [field, { before: value, after: null }]);
      return {
        photo: { before: id, after: null },
        ...(Object.fromEntries(gone) as Record<string, FieldChange>),
        ...(operation.cover ? { coverPhotoId: { before: id, after: operation.coverAfter } } : {}),
      };
    }
  }
}

function made(fields: Readonly<Record<string, FieldChange['after']>>): Record<string, FieldChange> {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, { before: null, after: value }]));
}
