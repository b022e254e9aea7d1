import type { AppModule } from '../../store/appModule';
import { lazyPage, type LazyPage, type MakePage } from '../lazy/lazyPage';
import { matchPath } from '../lazy/matchPath';
import type { shellTexts } from '../texts/shellTexts';

interface Route {
  /** The router's pattern, such as `/sales/:saleId`. */
  readonly pattern: string;
  /** Of the browser's tab, before the name of the application: its name among the titles of shellTexts. */
  readonly title: keyof (typeof shellTexts)['texts']['titles'];
}

export interface PageRoute extends Route {
  readonly page: LazyPage;
}

/** A tuple: the names of its parts would be in the first load twelve times. */
type PageSource = readonly [
  pattern: Route['pattern'],
  title: Route['title'],
  load: () => Promise<{ readonly make: MakePage }>,
];

/** Two pages in one chunk each: asked for in one place, the chunk is named to the browser once. */
const workspacePages = () => import('../pages/workspace');
const memberPages = () => import('../pages/members');
const cataloguePage = () => import('../pages/catalogue');

/**
 * All pages, the first match counts. Each is a chunk of its own (src/app/pages), which brings what it needs of the store,
 * so that all of it is fetched at the same time. A chunk of one page calls it `make`: to pick it out by a name
 * of its own costs the first load. The catalogue's tab is named after its sale once that is known.
 */
const PAGES: readonly PageSource[] = [
  ['/', 'start', () => import('../pages/landing')],
  ['/sign-in', 'signIn', () => import('../pages/signIn')],
  ['/sign-up', 'signUp', () => import('../pages/signUp')],
  ['/reset-password', 'resetPassword', () => import('../pages/resetPassword')],
  ['/auth/action', 'mailedAction', () => import('../pages/mailedAction')],
  ['/sales', 'sales', async () => ({ make: (await workspacePages()).sales })],
  ['/sales/:saleId', 'lots', async () => ({ make: (await workspacePages()).sale })],
  ['/sales/:saleId/settings', 'saleSettings', async () => ({ make: (await memberPages()).saleSettings })],
  ['/sales/:saleId/export', 'saleExport', () => import('../pages/saleExport')],
  ['/invitations/:invitationId', 'invitation', async () => ({ make: (await memberPages()).invitation })],
  ['/account', 'account', () => import('../pages/account')],
  ['/c/:slug', 'start', cataloguePage],
  ['/c/:slug/:lotNumber', 'start', cataloguePage],
];

/** The pages for one store: `inject` puts the lazy module of a page into it. */
export function createRoutes(inject: (module: AppModule) => void): readonly PageRoute[] {
  return PAGES.map(([pattern, title, load]) => ({
    pattern,
    title,
    page: lazyPage(async () => (await load()).make, inject),
  }));
}

/** Fetches the chunk of the page that a path names, before it is known whether and when it will be shown. */
export function preloadPage(routes: readonly PageRoute[], path: string): void {
  routes.find(({ pattern }) => matchPath(pattern, path) !== null)?.page.preload();
}
