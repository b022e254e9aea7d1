import { buttonClass, type ButtonLook } from './Button';
import { Icon } from '../icon/Icon';
import { Link, type LinkProps } from '../navigation/Link';

export type ButtonLinkProps = Omit<LinkProps, 'className' | 'style'> & ButtonLook;

/** A link that looks like a button: it leads somewhere, it does nothing. */
export function ButtonLink({ kind, icon, size, wide, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) })}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </Link>
  );
}
