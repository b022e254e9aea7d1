import { type RefObject, useEffect, useRef } from 'react';

/** Puts the focus into the field when an error appears beside it; not for one that is there when the page comes. */
export function useFocusOnError(field: RefObject<HTMLElement | null>, error: string | undefined): void {
  const before = useRef(error);
  useEffect(() => {
    if (error !== undefined && before.current === undefined) field.current?.focus();
    before.current = error;
  }, [field, error]);
}
