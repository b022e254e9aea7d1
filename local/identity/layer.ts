import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { DOORS, doorAnswer } from './doors';
import { ownAnswer } from './endpoints';
import { allowOrigin, answerJson, type Fields, readBody, Refusal, refusalAnswer, reviseAnswer } from './store/exchange';
import type { FaultAnswer } from './store/faults';
import { guard, revision } from './guards';
import { forgetAccounts, type IdentityService } from './store/service';

const SERVICE = /^\/(?:identitytoolkit|securetoken)\.googleapis\.com\/(v[12]\/.+)$/;

/** The Auth emulator with what it lacks, as one listener. See README.md beside this file. */
export function identityLayer(service: IdentityService, emulator: RequestListener): RequestListener {
  return (request, response) => {
    handle(service, emulator, request, response).catch((error: unknown) => {
      if (!(error instanceof Refusal)) console.error(error);
      const refusal = error instanceof Refusal ? error : new Refusal(`INTERNAL_ERROR : ${String(error)}`, 500);
      if (!response.headersSent) answerJson(response, refusalAnswer(refusal));
    });
  };
}

async function handle(
  service: IdentityService,
  emulator: RequestListener,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const method = request.method ?? 'GET';
  const isOwner = request.headers.authorization?.toLowerCase() === 'bearer owner';
  const name = SERVICE.exec(url.pathname)?.[1];
  if (url.pathname.startsWith(DOORS)) {
    if (!isOwner) throw new Refusal('Login Required.', 401);
    return answerJson(response, doorAnswer(service, method, url, await readBody(request)));
  }
  if (method === 'OPTIONS' || !service.settings.enabled) return emulator(request, response);
  if (method === 'DELETE' && /^\/emulator\/v1\/projects\/[^/]+\/accounts$/.test(url.pathname)) forgetAccounts(service);
  if (name === undefined) return emulator(request, response);

  const fault = service.faults.take(url.pathname);
  if (fault !== null) return fail(request, response, fault);
  // An administrator may do what a person may not; and without a key the emulator refuses.
  if (isOwner || !(url.searchParams.has('key') || 'x-goog-api-key' in request.headers))
    return emulator(request, response);

  const origin = `http://${request.headers.host ?? 'localhost'}`;
  const call = { method, origin, name, query: url.searchParams, body: {} as Fields };
  try {
    if (method === 'POST') call.body = await readBody(request);
    guard(service, call);
    const own = ownAnswer(service, call);
    if (own !== null) {
      allowOrigin(request, response);
      return answerJson(response, { status: 200, body: own });
    }
  } catch (error) {
    allowOrigin(request, response);
    throw error;
  }
  const revise = revision(service, call);
  if (revise !== null) reviseAnswer(response, revise);
  // The emulator's body parsers take a body that was read before them, marked in the way they mark it themselves.
  if (method === 'POST') Object.assign(request, { body: call.body, _body: true });
  emulator(request, response);
}

function fail(request: IncomingMessage, response: ServerResponse, fault: FaultAnswer): void {
  if (fault === 'hang') return;
  allowOrigin(request, response);
  if (fault !== 'drop') return answerJson(response, refusalAnswer(new Refusal(fault.message, fault.status)));
  // With the head of an answer on its way a browser does not try again by itself, which would use up the fault unseen.
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' });
  response.write('{', () => response.destroy());
}
