/** What the SDK tells the page about a sign-in in another window. */
export interface PopupEvent {
  /** `unknown`: there is nothing to tell. */
  readonly type: 'signInViaPopup' | 'signInViaRedirect' | 'linkViaPopup' | 'reauthViaPopup' | 'unknown';
  readonly eventId: string;
  readonly sessionId: string;
  readonly urlResponse: string;
  readonly postBody: string | null;
  readonly tenantId: string | null;
  readonly error: { readonly code: string; readonly message: string } | null;
}

type EventHandler = (message: { readonly authEvent: PopupEvent }) => { readonly status: 'ACK' | 'ERROR' };

export interface PopupStage {
  /** Each window that was asked for: address, name and features. */
  readonly opened: readonly { readonly url: URL; readonly name: string; readonly features: Record<string, string> }[];
  /** The person closes the window. */
  closePopup(): void;
  /** From now on the browser opens no window. */
  block(): void;
  /** The hidden page of the service says how the sign-in of the last window went; true: somebody took it. */
  finish(event?: Partial<PopupEvent>): boolean;
  restore(): void;
}

/**
 * The browser's part of a sign-in in another window: a spied `window.open`, and a stand-in for the script with which
 * the SDK talks to the service's hidden page.
 */
export function setPopupStage(): PopupStage {
  const opened: { url: URL; name: string; features: Record<string, string> }[] = [];
  const popup = { closed: false, focus: () => undefined, close: () => undefined };
  let blocked = false;
  let handler: EventHandler | null = null;

  const iframe = {
    restyle: () => Promise.resolve(),
    ping: (done: () => void) => {
      done();
      return Promise.resolve();
    },
    register: (_name: string, registered: EventHandler) => {
      handler = registered;
    },
    // The question whether the service's page may keep things is never answered: sign-in does not wait for it.
    send: () => undefined,
  };
  const context = { open: (_options: object, ready: (frame: typeof iframe) => Promise<unknown>) => ready(iframe) };
  Object.assign(globalThis, {
    gapi: { iframes: { Iframe: class {}, CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => context } },
  });

  const spy = jest.spyOn(window, 'open').mockImplementation((url, name, features) => {
    if (blocked) return null;
    popup.closed = false;
    opened.push({
      url: new URL(String(url)),
      name: String(name),
      features: Object.fromEntries(
        String(features)
          .split(',')
          .filter((part) => part !== '')
          .map((part): [string, string] => {
            const [key = '', value = ''] = part.split('=');
            return [key, value];
          }),
      ),
    });
    return Object.assign(Object.create(window) as typeof window, popup);
  });

  return {
    opened,
    closePopup() {
      const last = spy.mock.results.at(-1);
      if (last?.type === 'return' && last.value !== null) Object.assign(last.value, { closed: true });
    },
    block() {
      blocked = true;
    },
    finish(event = {}) {
      const eventId = opened.at(-1)?.url.searchParams.get('eventId') ?? '';
      const authEvent: PopupEvent = {
        type: 'signInViaPopup',
        eventId,
        sessionId: 'session-1',
        urlResponse: 'https://sign-in.example.com/__/auth/handler?code=1',
        postBody: null,
        tenantId: null,
        error: null,
        ...event,
      };
      return handler?.({ authEvent }).status === 'ACK';
    },
    restore() {
      spy.mockRestore();
      Reflect.deleteProperty(globalThis, 'gapi');
    },
  };
}
