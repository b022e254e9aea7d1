import { isExtraField } from '../../domain/lots/extras';
import { EDITABLE_LOT_FIELDS } from '../../domain/lots/lot';
import { PHOTO_EDIT_FIELDS } from '../../domain/photos/photo';
import {
  type AppliedChange,
  changedFields,
  type FieldConflicts,
  type FieldValue,
  isSameValue,
} from '../../domain/operations/changes';
import { type Effect, isPrivateOperation, type Operation } from '../../domain/operations/operations';
import { isEdit, narrowEdit } from '../../domain/operations/fieldEdits';

/** What one save did to one entity; undefined: there is none. */
export interface Step<Entity> {
  readonly id: string;
  /** Whether it is in it already. */
  isIn(entity: Entity | undefined): boolean;
  /** Whether this is what it was made of; anything else came from somebody who was later. */
  isBefore(entity: Entity | undefined): boolean;
  after(entity: Entity | undefined): Entity | undefined;
}

/** What the server has taken of an operation, as far as the copy of a sale can hold it; null: nothing. */
export function takenOf(operation: Operation, conflicts: FieldConflicts): Operation | null {
  if (isPrivateOperation(operation)) return null;
  return isEdit(operation) ? narrowEdit(operation, (field) => !(field in conflicts)) : operation;
}

/** What somebody says of a lot or a photo is taken field by field; number, state and result only whole. */
const TAKEN_ALONE: ReadonlySet<string> = new Set([...EDITABLE_LOT_FIELDS, ...PHOTO_EDIT_FIELDS]);
const isTakenAlone = (field: string): boolean => TAKEN_ALONE.has(field) || isExtraField(field);

/** The steps of what operations did to entities of one kind. */
export const stepsOf = <Entity extends object>(effects: readonly Effect<Entity>[]): readonly Step<Entity>[] =>
  effects.flatMap(({ id, entity, changes = {} }) => {
    if (entity !== undefined) return [presenceStep(id, entity)];
    const all = changedFields(changes);
    const together = all.filter(([field]) => !isTakenAlone(field));
    const alone = all.filter(([field]) => isTakenAlone(field)).map((each) => [each]);
    return [...alone, together].filter((fields) => fields.length > 0).map((fields) => fieldStep<Entity>(id, fields));
  });

const presenceStep = <Entity>(id: string, made: Entity | null): Step<Entity> => ({
  id,
  isIn: (entity) => (entity === undefined) === (made === null),
  isBefore: (entity) => (entity === undefined) !== (made === null),
  after: () => made ?? undefined,
});

/** Fields that hold `before` and then `after`; all of them together. */
function fieldStep<Entity extends object>(
  id: string,
  fields: readonly (readonly [string, AppliedChange])[],
): Step<Entity> {
  const holds = (entity: Entity | undefined, field: string, value: FieldValue): boolean =>
    entity !== undefined && isSameValue(field, entity[field as keyof Entity] as FieldValue, value);
  const values = Object.fromEntries(fields.map(([field, { after }]) => [field, after]));
  return {
    id,
    isIn: (entity) => fields.every(([field, { after }]) => holds(entity, field, after)),
    // Nobody can say which number a lot in the trash has.
    isBefore: (entity) =>
      entity !== undefined &&
      fields.every(([field, { before }]) => before === undefined || holds(entity, field, before)),
    after: (entity) => entity && { ...entity, ...values },
  };
}

/**
 * An entity after some steps in their order, and those steps that it did not hold yet: it may hold some already. What
 * came from somebody who was later stands.
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
