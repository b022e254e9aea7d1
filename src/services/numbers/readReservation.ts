import type { DocumentData } from 'firebase/firestore';
import * as v from 'valibot';
import type { NumberReservation } from './NumbersGateway';

const claimSchema = v.object({
  lotId: v.string(),
  by: v.string(),
  reservedAt: v.optional(
    v.nullable(v.custom<{ toMillis(): number }>((at) => typeof at === 'object' && at !== null && 'toMillis' in at)),
  ),
});

/** The document of a number; null for one that is none, which is logged. */
export function readClaim(number: string, data: DocumentData): NumberReservation | null {
  const read = v.safeParse(claimSchema, data);
  if (!read.success) {
    console.warn(`The claim of number ${number} cannot be read.`, read.issues);
    return null;
  }
  const { lotId, by, reservedAt } = read.output;
  return { number, lotId, by, reservedAt: reservedAt?.toMillis() ?? null };
}
