import { EDITABLE_LOT_FIELDS, type Lot } from '../../domain/lots/lot';
import { type Photo, PHOTO_EDIT_FIELDS, PLAIN_PHOTO } from '../../domain/photos/photo';
import { type AppliedChange, type FieldConflicts, type LotChanges, lotAfter } from '../../domain/operations/changes';
import { IGNORES_ALL } from '../../domain/operations/operationRules';
import { applyOperation, isPrivateOperation, type Operation } from '../../domain/operations/operations';
import { isEdit, narrowEdit } from '../../domain/operations/splitEdit';

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
  if (isPrivateOperation(operation)) return null;
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
  const steps: Step<Lot>[] = [];
  applyOperation(operation, {
    ...IGNORES_ALL,
    makeLot: (lot) => void steps.push(comes(lot)),
    changeLot: (id, changes) => void steps.push(...lotChangeSteps(id, changes)),
  });
  return steps;
}

/** What somebody says of a lot is taken field by field; number, state and result only whole. */
function lotChangeSteps(id: string, changes: LotChanges): readonly Step<Lot>[] {
  if (changes.deletedAt !== undefined) return [trashStep(id, changes, changes.deletedAt)];
  const said = EDITABLE_LOT_FIELDS.flatMap((field) => {
    const change = changes[field];
    return change === undefined ? [] : [changeStep<Lot, keyof Lot>(id, field, change.before, change.after)];
  });
  if (said.length > 0) return said;
  const before = Object.entries<AppliedChange | undefined>(changes);
  const wasSo = (lot: Lot): boolean => before.every(([field, change]) => lot[field as keyof Lot] === change?.before);
  return [fieldStep<Lot>(id, wasSo, lotAfter(changes))];
}

/** Into the trash or out of it, with the number that the lot has then. */
function trashStep(id: string, changes: LotChanges, { before, after }: AppliedChange): Step<Lot> {
  const wasSo = (lot: Lot): boolean => (lot.deletedAt === null) === (before === null);
  const step = fieldStep<Lot>(id, wasSo, lotAfter(changes));
  // The server puts its own time in the place of the device's.
  return after === null ? step : { ...step, isIn: (lot) => lot === undefined || lot.deletedAt !== null };
}

/** What an operation did to photos. */
export function photoStepsOf(operation: Operation): readonly Step<Photo>[] {
  const steps: Step<Photo>[] = [];
  applyOperation(operation, {
    ...IGNORES_ALL,
    addPhoto: (photo) => void steps.push(comes<Photo>({ ...PLAIN_PHOTO, ...photo })),
    removePhoto: ({ id }) => void steps.push(goes<Photo>(id)),
    changePhoto(id, changes) {
      for (const field of PHOTO_EDIT_FIELDS) {
        const change = changes[field];
        if (change !== undefined) steps.push(changeStep<Photo, typeof field>(id, field, change.before, change.after));
      }
    },
  });
  return steps;
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
