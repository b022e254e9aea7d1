import type { ComponentType } from 'react';
import { Tips } from '../../../shared/ui/tips/Tip';
import type { PageProps } from '../../lazy/lazyPage';

/** A page whose buttons without words show their names by tips of the kit. */
export function withTips(Page: ComponentType<PageProps>): ComponentType<PageProps> {
  return function TippedPage(props) {
    return (
      <Tips>
        <Page {...props} />
      </Tips>
    );
  };
}
