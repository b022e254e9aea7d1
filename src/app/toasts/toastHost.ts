import styles from './NotificationBridge.module.css';

/** The element in which all toasts stand, for as long as the page lives. Not yet in the page: see `keepOnTop`. */
export function makeToastHost(): HTMLElement {
  const host = document.createElement('div');
  host.className = styles['host'] ?? '';
  host.setAttribute('popover', 'manual');
  return host;
}

/** The dialog that is over all others, else the page. Everything outside an open modal dialog is inert. */
function topmost(): Element {
  return Array.from(document.querySelectorAll('dialog[open]')).at(-1) ?? document.body;
}

function place(host: HTMLElement): void {
  const parent = topmost();
  if (host.parentElement === parent) return;
  parent.append(host);
  // Above the dialog in the top layer. A browser that does not know popovers draws it inside the dialog.
  if ('showPopover' in host) host.showPopover();
}

/**
 * Keeps the toasts above every dialog and inside the topmost one, where their buttons can be pressed. Moves them when one
 * opens, closes or leaves the page. Returns how to end that.
 */
export function keepOnTop(host: HTMLElement): () => void {
  const follow = () => place(host);
  follow();
  const watch = new MutationObserver(follow);
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => {
    watch.disconnect();
    // A dialog that opens again would lie above it.
    host.remove();
  };
}
