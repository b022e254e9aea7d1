import { type RefObject, useEffect, useRef } from 'react';
import { useNavigation } from '../../../../shared/ui/navigation/navigation';
import { usePageKeys } from '../keys/usePageKeys';
import { goToCheck } from '../toCheck/toCheckKey';

interface Hrefs {
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** Where a key leads: to which neighbour, and into which of its fields. */
interface Step {
  readonly way: keyof Hrefs;
  readonly field: string;
}

/**
 * Describing one lot after the other needs no mouse. Ctrl+Enter (⌘ on a Mac) leads to the title of the next lot, with
 * Shift to that of the previous one; Alt+↓ and Alt+↑ lead into the same field of them. Alt+C leads to what is
 * to be checked of this one. `section` is the editor, which stays while its lot changes.
 */
export function useLotKeys(section: RefObject<HTMLElement | null>, lotId: string, hrefs: Hrefs): void {
  const navigation = useNavigation();
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const field = wanted.current;
    wanted.current = null;
    if (field !== null) section.current?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)?.focus();
  }, [lotId, section]);
  usePageKeys(
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLElement) || section.current?.contains(target) !== true) return;
      if (!event.isComposing && goToCheck(event, section.current)) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      const step = stepOf(event, target);
      const href = step === null ? undefined : hrefs[step.way];
      if (step === null || href === undefined) return;
      event.preventDefault();
      // What the field itself does with the key, such as opening its suggestions, is not meant.
      event.stopPropagation();
      wanted.current = step.field;
      navigation?.navigate(href);
    },
    { first: true },
  );
}

function stepOf(event: KeyboardEvent, target: HTMLElement): Step | null {
  if (event.isComposing) return null;
  const { key, altKey, shiftKey } = event;
  const withControl = event.ctrlKey || event.metaKey;
  if (key === 'Enter' && withControl && !altKey) return { way: shiftKey ? 'previous' : 'next', field: 'title' };
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || !altKey || withControl || shiftKey) return null;
  // A list of choices opens with these keys.
  if (target instanceof HTMLSelectElement) return null;
  const field = target.getAttribute('name');
  return field === null ? null : { way: key === 'ArrowUp' ? 'previous' : 'next', field };
}
