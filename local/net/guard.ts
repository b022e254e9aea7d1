import type { IncomingMessage, RequestListener } from 'node:http';

/** The ports of the pages that may speak to the services; null: every page that this machine itself serves. */
export type PagePorts = ReadonlySet<number> | null;

/** Names that only ever mean this machine. A name of somebody's own can be made to lead here, too (DNS rebinding). */
const OWN_HOST = /^(?:localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Why a request is refused; null when it may pass. The emulators take `Bearer owner` for an administrator and let every
 * page read the answer, so that any page in the developer's browser could read and write everything. What names no
 * origin is a program of this machine: a test, a script, the address bar.
 */
export function refusalOf({ host, origin }: { host?: string; origin?: string }, pages: PagePorts): string | null {
  const asked = urlOf(`http://${host ?? ''}`);
  if (asked === null || asked.host === '' || !OWN_HOST.test(asked.hostname))
    return 'The local services answer to localhost only, under no other name.';
  if (origin === undefined) return null;
  const page = urlOf(origin);
  const isOurs =
    page !== null &&
    page.origin === origin &&
    page.protocol === 'http:' &&
    OWN_HOST.test(page.hostname) &&
    (pages === null || pages.has(Number(page.port || 80)));
  return isOurs ? null : 'The local services answer to the pages of the local application only.';
}

function urlOf(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url === null || url.username !== '' || url.pathname !== '/' ? null : url;
}

/** The same of a request, with what Node leaves out of its headers: a second Host or Origin. */
export function refusalOfRequest({ headers, rawHeaders }: IncomingMessage, pages: PagePorts): string | null {
  const times = (name: string): number =>
    rawHeaders.filter((each, place) => place % 2 === 0 && each.toLowerCase() === name).length;
  if (times('host') > 1 || times('origin') > 1) return 'A request has one Host and one Origin.';
  return refusalOf(
    {
      ...(headers.host === undefined ? {} : { host: headers.host }),
      ...(headers.origin === undefined ? {} : { origin: headers.origin }),
    },
    pages,
  );
}

/** A listener behind the guard. Nothing tells a refused page that it may read the answer. */
export function guarded(listener: RequestListener, pages: PagePorts): RequestListener {
  return (request, response) => {
    const refusal = refusalOfRequest(request, pages);
    if (refusal === null) return listener(request, response);
    response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' }).end(`${refusal}\n`);
  };
}
