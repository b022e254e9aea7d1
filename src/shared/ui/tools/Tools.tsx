import { Toolbar as Kit } from '@base-ui/react/toolbar';
import type { ComponentProps, FocusEvent, KeyboardEvent } from 'react';
import { InTools, TOOL } from './Tool';

type ToolsProps = Omit<ComponentProps<typeof Kit.Root>, 'aria-label' | 'onKeyDown' | 'onFocus'> & {
  readonly 'aria-label': string;
};

/** What a handler of the kit's may be kept from. */
type Preventable<E> = E & { preventBaseUIHandler(): void };

/**
 * A row of tools: one stop of the Tab key, and the arrows, Home and End lead from one `Tool` to another. What is in it and no
 * `Tool`, such as a field, is a stop of its own and keeps its keys.
 */
export function Tools(props: ToolsProps) {
  return (
    <InTools value>
      <Kit.Root {...props} onKeyDown={onKeyDown} onFocus={leaveToField} />
    </InTools>
  );
}

const isTool = (target: EventTarget): boolean => target instanceof HTMLElement && target.dataset[TOOL] !== undefined;

/** The kit would select the whole text of a field at each press on it. */
function leaveToField(event: Preventable<FocusEvent>): void {
  if (!isTool(event.target)) event.preventBaseUIHandler();
}

/** Home and End, which the kit leaves out; and a menu or a field has its arrows to itself. */
function onKeyDown(event: Preventable<KeyboardEvent>): void {
  if (!isTool(event.target)) return event.preventBaseUIHandler();
  if ((event.key !== 'Home' && event.key !== 'End') || event.ctrlKey || event.metaKey || event.altKey) return;
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-${TOOL}]`)];
  event.preventDefault();
  tools.at(event.key === 'Home' ? 0 : -1)?.focus();
}
