import * as v from 'valibot';
import type { Operation } from '../../domain/operations/operations';
import { idSchema, isInItsSale, operationSchema } from '../outbox/workFile/operationSchema';
import type { KeptAct, KeptStacks } from './KeptActs';
import { ACTS_VERSION, type ActsHead } from './writeActs';

const headSchema = v.object({
  version: v.literal(ACTS_VERSION),
  tab: idSchema,
  uid: v.string(),
  wentTo: v.optional(v.record(v.string(), v.string()), {}),
  done: v.array(v.unknown()),
  undone: v.array(v.unknown()),
});

const actSchema = v.object({
  id: idSchema,
  shared: v.object({ saleId: idSchema, uid: v.string(), group: v.exactOptional(idSchema) }),
  operations: v.array(v.record(v.string(), v.unknown())),
  importOf: v.exactOptional(v.string()),
});

export type ReadActs = ActsHead & KeptStacks;

/**
 * Reads what a page has kept, which may be of another build: null when it is not as expected, and without the acts of which
 * this build does not know all.
 */
export function readActs(text: string): ReadActs | null {
  try {
    const head = v.safeParse(headSchema, JSON.parse(text));
    if (!head.success) return null;
    const { tab, uid, wentTo, done, undone } = head.output;
    return { tab, uid, wentTo, done: done.flatMap(readAct), undone: undone.flatMap(readAct) };
  } catch {
    return null;
  }
}

function readAct(kept: unknown): readonly KeptAct[] {
  const act = v.safeParse(actSchema, kept);
  if (!act.success) return [];
  const { shared, operations, ...rest } = act.output;
  const read = operations.flatMap((each): readonly Operation[] => {
    const operation = v.safeParse(operationSchema, { ...shared, ...each });
    return operation.success && isInItsSale(operation.output) ? [operation.output] : [];
  });
  // Half of an act is none.
  return read.length === operations.length && read.length > 0
    ? [{ ...rest, saleId: shared.saleId, operations: read }]
    : [];
}
