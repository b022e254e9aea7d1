import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { type Navigation, useNavigation } from './navigation';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** A path of this application, beginning with a slash. Other addresses stay ordinary links. */
  readonly href: string;
}

/** A real link: it can be opened in another tab, copied, and followed without a script. */
export function Link({ onClick, ...rest }: LinkProps) {
  const navigation = useNavigation();
  return (
    <a
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        follow(event, rest.href, navigation);
      }}
    />
  );
}

function follow(event: MouseEvent<HTMLAnchorElement>, href: string, navigation: Navigation | null): void {
  if (navigation === null || event.defaultPrevented || !isPlainLeftClick(event) || !isOwnPath(href)) return;
  const { target } = event.currentTarget;
  if ((target !== '' && target !== '_self') || event.currentTarget.hasAttribute('download')) return;
  event.preventDefault();
  navigation.navigate(href);
}

/** Anything else (middle button, Ctrl, Shift, …) is the person asking the browser for something. */
export function isPlainLeftClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** `//host` and `/\host` begin with a slash and still lead elsewhere. */
function isOwnPath(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}
