import { ACTIVATE } from '../services/updates/activateMessage';
import { createAppWorker, type Release } from './appWorker';

interface LifetimeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** Written in by the build. */
declare const __RELEASE__: Release;

const scope = globalThis as unknown as EventTarget & { skipWaiting(): Promise<void> };
const worker = createAppWorker({ caches, fetch: (...args) => fetch(...args), origin: location.origin }, __RELEASE__);

scope.addEventListener('install', (event) => (event as LifetimeEvent).waitUntil(worker.install()));
scope.addEventListener('activate', (event) => (event as LifetimeEvent).waitUntil(worker.activate()));
scope.addEventListener('fetch', (event) => {
  const { request } = event as RequestEvent;
  const answer = worker.respond(request);
  if (answer !== null) (event as RequestEvent).respondWith(answer);
});
// Never by itself: a page with an edit under way would get the files of another build.
scope.addEventListener('message', (event) => {
  if ((event as MessageEvent).data === ACTIVATE) void scope.skipWaiting();
});
