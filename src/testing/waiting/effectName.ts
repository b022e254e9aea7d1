/** The name of redux-saga's function behind `delay`. */
const DELAY = 'delayP';
/** Effects that end when an action comes, a channel gives something, or another saga ends. */
const WAITING = new Set(['TAKE', 'ACTION_CHANNEL', 'JOIN', 'FORK', 'RACE', 'ALL']);

interface PlainEffect {
  readonly type: string;
  readonly payload: {
    readonly fn?: unknown;
    readonly pattern?: unknown;
    readonly action?: { readonly type?: unknown };
  };
}

function isEffect(value: unknown): value is PlainEffect {
  return typeof value === 'object' && value !== null && 'type' in value && 'payload' in value;
}

function named(value: unknown): string {
  if (typeof value === 'function') return value.name === '' ? 'a function without a name' : value.name;
  return Array.isArray(value) ? value.map(named).join(' or ') : String(value);
}

/** A short name of an effect, as `call(saveLot)` or `put(lots/edited)`. */
export function effectName(effect: unknown): string {
  if (!isEffect(effect)) return effect instanceof Promise ? 'a promise' : 'a saga';
  const { fn, pattern, action } = effect.payload ?? {};
  const detail = fn ?? action?.type ?? pattern;
  return `${effect.type.toLowerCase()}(${detail === undefined ? '' : named(detail)})`;
}

/** A saga that is called and has nothing of its own under way waits for those that it has forked. */
const isSaga = (value: unknown): boolean =>
  typeof value === 'function' && Object.prototype.toString.call(value) === '[object GeneratorFunction]';

/** Whether only an action, a channel, another saga or time ends it. */
export function needsTheOutside(effect: unknown): boolean {
  if (!isEffect(effect)) return !(effect instanceof Promise);
  const fn = effect.payload?.fn;
  return WAITING.has(effect.type) || isSaga(fn) || named(fn) === DELAY;
}
