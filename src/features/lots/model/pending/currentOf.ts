import { current, isDraft } from '@reduxjs/toolkit';

/** What a draft stands for at this moment; anything else is what it is. Looking through thousands asks no proxy then. */
export function currentOf<Value extends object>(value: Value): Value {
  return isDraft(value) ? (current(value as object) as Value) : value;
}
