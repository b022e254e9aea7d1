import { ACTIVATE } from '../services/updates/activateMessage';
import { createAppWorker, type Release } from './appWorker';

interface LifetimeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface InstallEvent extends LifetimeEvent {
  /** Chromium's static routes; other browsers ask the worker about every request. */
  addRoutes?(rules: object): Promise<void>;
}
interface RequestEvent extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** Written in by the build. */
declare const __RELEASE__: Release;

const scope = globalThis as unknown as EventTarget & { skipWaiting(): Promise<void> };
const worker = createAppWorker({ caches, fetch: (...args) => fetch(...args), origin: location.origin }, __RELEASE__);

scope.addEventListener('install', (event) => {
  const installing = event as InstallEvent;
  // A browser that does not take the routes asks the worker about everything, as others do.
  const routed = installing.addRoutes?.(worker.routes).catch(() => undefined);
  installing.waitUntil(Promise.all([worker.install(), routed]));
});
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
