/** Whether two plain values (objects, lists, primitives) say the same, whatever their identity and key order. */
export function sameValue(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const leftEntries = Object.entries(left);
  const rightValues = new Map(Object.entries(right));
  return (
    leftEntries.length === rightValues.size &&
    leftEntries.every(([key, value]) => rightValues.has(key) && sameValue(value, rightValues.get(key)))
  );
}
