import type { ComponentPropsWithoutRef } from 'react';
import { useScrollTarget } from './ScrollOffsetProvider';

export interface ScrollTargetProps extends Omit<ComponentPropsWithoutRef<'section'>, 'id' | 'tabIndex'> {
  /** Its name on the map, and its id, so that an address can end in `#name`. */
  readonly name: string;
}

/** A section that can be scrolled to by name. Label it with `aria-labelledby`. */
export function ScrollTarget({ name, ...rest }: ScrollTargetProps) {
  const ref = useScrollTarget(name);
  return <section {...rest} ref={ref} id={name} tabIndex={-1} />;
}
