/**
 * Runs in the browser, in the place of https://apis.google.com/js/api.js: what the identity SDK and the emulator's hidden
 * page use of it, so that signing in with a provider works without any network. Both ends load it; they talk by
 * `postMessage`, each only with the other window.
 */
type Message = Readonly<Record<string, unknown>>;
type Handler = (data: Message) => unknown;

interface Envelope {
  readonly googleApi: 'hello' | 'call' | 'answer';
  readonly id: number;
  readonly name: string;
  readonly data: Message;
}

interface FrameOptions {
  readonly where: HTMLElement;
  readonly url: string;
  readonly attributes: { readonly style?: Record<string, string> } & Record<string, unknown>;
}

function isEnvelope(data: unknown): data is Envelope {
  return typeof data === 'object' && data !== null && 'googleApi' in data;
}

/** One end of the conversation with another window. */
function talkWith(partner: Window) {
  const handlers = new Map<string, Handler>();
  const early: Envelope[] = [];
  const waiting = new Map<number, (answers: readonly unknown[]) => void>();
  const greeted: (() => void)[] = [];
  let there = false;
  let last = 0;

  const post = (envelope: Envelope) => partner.postMessage(envelope, '*');

  async function answer({ id, name, data }: Envelope, handler: Handler): Promise<void> {
    post({ googleApi: 'answer', id, name, data: { answer: await handler(data) } });
  }

  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== partner || !isEnvelope(data)) return;
    if (data.googleApi === 'hello') {
      there = true;
      for (const done of greeted.splice(0)) done();
    } else if (data.googleApi === 'answer') {
      try {
        waiting.get(data.id)?.([data.data['answer']]);
      } catch {
        // Google's script keeps what a callback throws to itself, and the SDK relies on it: it throws after every answer.
      }
      waiting.delete(data.id);
    } else {
      const handler = handlers.get(data.name);
      // The hidden page speaks as soon as it is there, the SDK listens a moment later.
      if (handler === undefined) early.push(data);
      else void answer(data, handler);
    }
  });

  return {
    hello: () => post({ googleApi: 'hello', id: 0, name: '', data: {} }),
    restyle: () => Promise.resolve(),
    /** Resolves when the other end has loaded its script; never when it does not. */
    ping: (done: () => void) =>
      new Promise<void>((resolve) => {
        const ready = () => {
          done();
          resolve();
        };
        if (there) ready();
        else greeted.push(ready);
      }),
    register(name: string, handler: Handler) {
      handlers.set(name, handler);
      for (const envelope of early.splice(0)) {
        if (envelope.name === name) void answer(envelope, handler);
        else early.push(envelope);
      }
    },
    send(name: string, data: Message, callback?: (answers: readonly unknown[]) => void) {
      last += 1;
      if (callback !== undefined) waiting.set(last, callback);
      post({ googleApi: 'call', id: last, name, data });
    },
  };
}

const context = {
  open({ where, url, attributes }: FrameOptions, ready: (frame: ReturnType<typeof talkWith>) => Promise<unknown>) {
    const frame = document.createElement('iframe');
    Object.assign(frame.style, attributes.style);
    frame.setAttribute('aria-hidden', 'true');
    frame.tabIndex = -1;
    frame.src = url;
    where.append(frame);
    if (frame.contentWindow === null) throw new Error('The browser has made no frame.');
    return ready(talkWith(frame.contentWindow));
  },
  getParentIframe() {
    const parent = talkWith(window.parent);
    parent.hello();
    return parent;
  },
};

Object.assign(window, {
  gapi: {
    load: (_parts: string, options: (() => void) | { readonly callback: () => void }) =>
      setTimeout(typeof options === 'function' ? options : options.callback),
    iframes: { Iframe: class {}, CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => context },
  },
});

const script = document.currentScript;
const whenLoaded = script instanceof HTMLScriptElement ? new URL(script.src).searchParams.get('onload') : null;
const loaded: unknown = Reflect.get(window, whenLoaded ?? 'gapi_onload');
if (typeof loaded === 'function') Reflect.apply(loaded, window, []);

export {};
