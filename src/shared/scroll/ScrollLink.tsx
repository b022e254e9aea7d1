import type { ComponentPropsWithRef } from 'react';
import { isPlainLeftClick } from '../ui/navigation/Link';
import { useNavigation } from '../ui/navigation/navigation';
import { useScrollToTarget } from './ScrollOffsetProvider';

export interface ScrollLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** The scroll target on this page. */
  readonly to: string;
}

/** A link to a named target of the same page; the address gets its `#name`, so it can be shared and gone back from. */
export function ScrollLink({ to, onClick, ...rest }: ScrollLinkProps) {
  const scrollToTarget = useScrollToTarget();
  const navigation = useNavigation();
  return (
    <a
      {...rest}
      href={`#${to}`}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainLeftClick(event)) return;
        event.preventDefault();
        navigation?.navigate(`${window.location.pathname}${window.location.search}#${to}`);
        scrollToTarget(to);
      }}
    />
  );
}
