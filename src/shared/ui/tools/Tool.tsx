import { Toolbar as Kit } from '@base-ui/react/toolbar';
import { createContext, type ReactElement, use } from 'react';

/** Whether what is drawn stands in a row of `Tools`. */
export const InTools = createContext(false);

/** Of the data attributes of an element, the one that all tools have. */
export const TOOL = 'tool';

/** A button, which in a row of `Tools` is one that the arrows reach, and elsewhere is an ordinary one. */
export function Tool({ children }: { readonly children: ReactElement<Record<string, unknown>> }) {
  return use(InTools) ? <Kit.Button render={children} {...{ [`data-${TOOL}`]: '' }} /> : children;
}
