import * as v from 'valibot';

/*
 * Failures on order, for tests: the next requests to a path are refused with a code of the service, stay without an
 * answer, or lose their connection half-way.
 */

const orderSchema = v.strictObject({
  /** The end of the path, such as `accounts:lookup` or `v1/token`. */
  path: v.pipe(v.string(), v.minLength(1)),
  /** How many requests; 1 when not given. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** The message of the refusal, such as `TOO_MANY_ATTEMPTS_TRY_LATER`; or what happens instead of an answer. */
  answer: v.union([
    v.strictObject({ message: v.string(), status: v.optional(v.number(), 400) }),
    v.picklist(['hang', 'drop']),
  ]),
});

export type FaultOrder = v.InferInput<typeof orderSchema>;
type Fault = v.InferOutput<typeof orderSchema>;
export type FaultAnswer = Fault['answer'];

export class Faults {
  private orders: Fault[] = [];

  /** Throws ValiError. */
  order(order: unknown): void {
    this.orders.push(v.parse(orderSchema, order));
  }

  /** What is to happen to this request, in the order of the orders; null: nothing. */
  take(path: string): FaultAnswer | null {
    const index = this.orders.findIndex((order) => path.endsWith(`/${order.path}`));
    const order = this.orders[index];
    if (order === undefined) return null;
    if (order.times > 1) this.orders[index] = { ...order, times: order.times - 1 };
    else this.orders.splice(index, 1);
    return order.answer;
  }

  list(): readonly Fault[] {
    return this.orders;
  }

  clear(): void {
    this.orders = [];
  }
}
