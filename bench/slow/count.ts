import type { Exchange } from './lateDoor';

/** What a page has asked of the services. */
export interface Counted {
  /** Requests by service and kind, such as `firestore commit`; what the browser asks before them is a kind of its own. */
  readonly kinds: ReadonlyMap<string, number>;
  /** Operations, and those that were in more than one commit, as `firestore commit 200 at 12.5 s, …`. */
  readonly operations: number;
  readonly again: readonly string[];
  /** Answers 403, 409 and 429, also within streams. */
  readonly refused: readonly number[];
  /** Calls that the page broke off, as their tries are written in `again`; streams are no calls. */
  readonly cut: readonly string[];
  readonly sentBytes: number;
  readonly receivedBytes: number;
}

export type Service = 'firestore' | 'storage' | 'auth';
export type Asked = Readonly<Record<Service, readonly Exchange[]>>;

const REFUSALS: ReadonlySet<number> = new Set([403, 409, 429]);
const RECORD = /\/ops(?:Private)?\/([\w-]+)/g;

export function count(asked: Asked): Counted {
  const all = (Object.entries(asked) as [Service, readonly Exchange[]][]).flatMap(([service, exchanges]) =>
    exchanges.map((exchange) => ({ kind: `${service} ${kindOf(service, exchange)}`, exchange })),
  );
  const tryOf = ({ kind, exchange: { status, isCut, at } }: (typeof all)[number]): string =>
    `${kind} ${isCut ? 'broken off' : status} at ${((at - first) / 1000).toFixed(1)} s`;
  const kinds = new Map<string, number>();
  const commits = new Map<string, string[]>();
  const first = Math.min(...all.map(({ exchange }) => exchange.at));
  for (const { kind, exchange } of all) {
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    if (!isWrite(kind)) continue;
    for (const id of recordsIn(exchange.body)) commits.set(id, [...(commits.get(id) ?? []), tryOf({ kind, exchange })]);
  }
  const sum = (of: (exchange: Exchange) => number): number => all.reduce((total, each) => total + of(each.exchange), 0);
  return {
    kinds: new Map([...kinds].sort(([one], [other]) => one.localeCompare(other))),
    operations: commits.size,
    again: [...commits.values()].filter((tries) => tries.length > 1).map((tries) => tries.join(', ')),
    refused: all
      .flatMap(({ exchange }) => [exchange.status, ...exchange.refusedInStream])
      .filter((code) => REFUSALS.has(code)),
    cut: all.filter(({ kind, exchange }) => exchange.isCut && !kind.endsWith('stream')).map(tryOf),
    sentBytes: sum(({ sentBytes }) => sentBytes),
    receivedBytes: sum(({ receivedBytes }) => receivedBytes),
  };
}

const isWrite = (kind: string): boolean => kind === 'firestore commit' || kind === 'firestore write stream';

function kindOf(service: Service, { method, path }: Exchange): string {
  if (method === 'OPTIONS') return 'preflight';
  const [, stream] = /\/(Listen|Write)\/channel/.exec(path) ?? [];
  if (stream !== undefined) return `${stream.toLowerCase()} stream`;
  if (service === 'storage') return method === 'POST' ? 'upload' : method === 'GET' ? 'read' : method.toLowerCase();
  return /:(\w+)(?:\?|$)/.exec(path)?.[1] ?? (/\/token\b/.test(path) ? 'token' : 'other');
}

/** The records that a commit makes, each once: what it changes names its record in a field, and not by its path. */
function recordsIn(body: string): ReadonlySet<string> {
  const text = body.includes('%') ? decoded(body) : body;
  return new Set([...text.matchAll(RECORD)].map(([, id = '']) => id));
}

function decoded(body: string): string {
  try {
    return decodeURIComponent(body.replaceAll('+', ' '));
  } catch {
    return body;
  }
}
