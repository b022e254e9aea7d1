import type { ImportPlans } from '../../services/imports/ImportPlans';

/** What was still to be made of confirmed imports, and photos that were still to come. Rows that were left out stay for their person. */
export async function discardImports(plans: ImportPlans, uid: string): Promise<void> {
  for (const { id, parts, carried } of await plans.list(uid)) {
    if (parts > 0) await plans.forget(uid, id);
    else if (carried.length > 0) await plans.carried(uid, id, []);
  }
}
