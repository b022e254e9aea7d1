import { type Lot, NEW_LOT } from '../../domain/lots/lot';
import { numberFields } from '../../domain/numbering/lotNumber';
import { type Photo, PHOTO_EDIT_FIELDS, PLAIN_PHOTO } from '../../domain/photos/photo';
import type { FieldConflicts, Operation } from '../lots/LotsGateway';
import { changesOfEdit, isEdit, narrowEdit } from '../lots/splitEdit';

/** What one save did to one entity; undefined: there is none. */
export interface Step<Entity> {
  readonly id: string;
  /** Whether it is in it already. */
  isIn(entity: Entity | undefined): boolean;
  /** Whether this is what it was made of; anything else was told of somebody who came later. */
  isBefore(entity: Entity | undefined): boolean;
  after(entity: Entity | undefined): Entity | undefined;
}

/** What the server has taken of an operation, as far as the copy of a sale can hold it; null: nothing. */
export function takenOf(operation: Operation, conflicts: FieldConflicts): Operation | null {
  if (operation.kind === 'editPrivate') return null;
  return isEdit(operation) ? narrowEdit(operation, (field) => !(field in conflicts)) : operation;
}

/** Fields that hold `before` and then `after`; all of them together. */
function fieldStep<Entity extends object>(
  id: string,
  before: (entity: Entity) => boolean,
  after: Partial<Entity>,
): Step<Entity> {
  const fields = Object.entries(after) as [keyof Entity, unknown][];
  return {
    id,
    isIn: (entity) => entity !== undefined && fields.every(([field, value]) => entity[field] === value),
    isBefore: (entity) => entity !== undefined && before(entity),
    after: (entity) => entity && { ...entity, ...after },
  };
}

const changeStep = <Entity extends object, Field extends keyof Entity>(
  id: string,
  field: Field,
  before: unknown,
  after: unknown,
): Step<Entity> => fieldStep<Entity>(id, (entity) => entity[field] === before, { [field]: after } as Partial<Entity>);

function comes<Entity extends { readonly id: string }>(made: Entity): Step<Entity> {
  return {
    id: made.id,
    isIn: (entity) => entity !== undefined,
    isBefore: (entity) => entity === undefined,
    after: () => made,
  };
}

const goes = <Entity>(id: string): Step<Entity> => ({
  id,
  isIn: (entity) => entity === undefined,
  isBefore: (entity) => entity !== undefined,
  after: () => undefined,
});

/** What an operation did to lots. */
export function lotStepsOf(operation: Operation): readonly Step<Lot>[] {
  const { lotId: id } = operation;
  switch (operation.kind) {
    case 'createLot': {
      const { number, suffix, order, fields } = operation;
      return [comes<Lot>({ ...NEW_LOT, id, number, suffix, order, ...fields })];
    }
    case 'editLot':
      return changesOfEdit(operation).map(([field, { before, after }]) =>
        changeStep<Lot, keyof Lot>(id, field as keyof Lot, before, after),
      );
    case 'setLotStatus':
      return [changeStep<Lot, 'status'>(id, 'status', operation.before, operation.after)];
    case 'setResult': {
      const wasSo = (lot: Lot): boolean =>
        lot.status === operation.before.status && lot.hammer === operation.before.hammer;
      return [fieldStep<Lot>(id, wasSo, operation.after)];
    }
    case 'moveLot':
      return [changeStep<Lot, 'order'>(id, 'order', operation.before, operation.after)];
    case 'setNumber': {
      const before = numberFields(operation.before);
      const wasSo = (lot: Lot): boolean => lot.number === before.number && lot.suffix === before.suffix;
      return [fieldStep<Lot>(id, wasSo, numberFields(operation.after))];
    }
    case 'trashLot': {
      // The server puts its own time in the place of the device's.
      const { deletedAt } = operation;
      const step = fieldStep<Lot>(id, (lot) => lot.deletedAt === null, { deletedAt });
      return [{ ...step, isIn: (lot) => lot === undefined || lot.deletedAt !== null }];
    }
    case 'restoreLot': {
      const fields = { deletedAt: null, ...numberFields(operation.number) };
      return [fieldStep<Lot>(id, (lot) => lot.deletedAt !== null, fields)];
    }
    case 'addPhoto':
      return operation.cover ? [coverStep(id, operation.coverBefore ?? null, operation.photo.id)] : [];
    case 'removePhoto':
      return operation.cover ? [coverStep(id, operation.photo.id, operation.coverAfter)] : [];
    case 'editPrivate':
    case 'editPhoto':
      return [];
  }
}

const coverStep = (id: string, before: string | null, after: string | null): Step<Lot> =>
  changeStep<Lot, 'coverPhotoId'>(id, 'coverPhotoId', before, after);

/** What an operation did to photos. */
export function photoStepsOf(operation: Operation): readonly Step<Photo>[] {
  switch (operation.kind) {
    case 'addPhoto':
      return [comes<Photo>({ ...PLAIN_PHOTO, ...operation.photo })];
    case 'removePhoto':
      return [goes<Photo>(operation.photo.id)];
    case 'editPhoto': {
      const { photoId, changes } = operation;
      return PHOTO_EDIT_FIELDS.flatMap((field) => {
        const change = changes[field];
        return change === undefined
          ? []
          : [changeStep<Photo, typeof field>(photoId, field, change.before, change.after)];
      });
    }
    default:
      return [];
  }
}

/**
 * An entity as it is after steps of which it may hold some already, in their order, and those that it did not hold. What
 * was told of somebody who came later stands.
 */
export function afterSteps<Entity>(
  received: Entity | undefined,
  steps: readonly Step<Entity>[],
): { readonly entity: Entity | undefined; readonly missing: readonly Step<Entity>[] } {
  let entity = received;
  const missing = steps.filter((step) => {
    if (step.isIn(entity) || !step.isBefore(entity)) return false;
    entity = step.after(entity);
    return true;
  });
  return { entity, missing };
}

/** Entities with what steps did to them that they do not hold yet. */
export function withSteps<Entity extends { readonly id: string }>(
  entities: readonly Entity[],
  steps: readonly Step<Entity>[],
): readonly Entity[] {
  if (steps.length === 0) return entities;
  const all = new Map(entities.map((entity) => [entity.id, entity]));
  for (const step of steps) {
    const { entity } = afterSteps(all.get(step.id), [step]);
    if (entity === undefined) all.delete(step.id);
    else all.set(step.id, entity);
  }
  return [...all.values()];
}
