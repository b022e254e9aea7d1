import { type RefObject, useEffect, useRef } from 'react';
import { useNavigation } from '../../../../shared/ui/navigation/navigation';

/**
 * Ctrl+Enter (⌘ on a Mac) leads to the next lot, with Shift to the previous one, into the same field, and from the foot
 * of the editor into the title: describing one lot after the other needs no mouse. `section` is the editor, which stays while its lot changes.
 */
export function useLotKeys(
  section: RefObject<HTMLElement | null>,
  lotId: string,
  hrefs: { readonly previous: string | undefined; readonly next: string | undefined },
): void {
  const navigation = useNavigation();
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const field = wanted.current;
    wanted.current = null;
    if (field !== null) section.current?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)?.focus();
  }, [lotId, section]);
  useEffect(() => {
    const follow = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing) return;
      if (!(target instanceof HTMLElement) || section.current?.contains(target) !== true) return;
      const href = event.shiftKey ? hrefs.previous : hrefs.next;
      if (href === undefined) return;
      event.preventDefault();
      wanted.current = target.getAttribute('name') ?? (target.closest('footer') === null ? null : 'title');
      navigation?.navigate(href);
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  });
}
