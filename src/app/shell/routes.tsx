import type { AppModule } from '../../store/appModule';
import { lazyPage, type LazyPage, type MakePage, type PageChunk } from '../lazy/lazyPage';
import { matchPath } from '../lazy/matchPath';

export interface PageRoute {
  /** The router's pattern, such as `/sales/:saleId`. */
  readonly pattern: string;
  readonly page: LazyPage;
}

/** A page as its chunk is; or `make`, where the page or its modules need the store. */
type Chunk = PageChunk | { readonly make: MakePage };

/** A tuple: the names of its parts would be in the first load twelve times. */
type PageSource = readonly [pattern: string, load: () => Promise<Chunk>];

/** Two pages in one chunk each: asked for in one place, the chunk is named to the browser once. */
const workspacePages = () => import('../pages/workspace');
const exportPages = () => import('../pages/saleExport');
const memberPages = () => import('../pages/members');
const cataloguePage = () => import('../pages/catalogue');

/**
 * All pages, the first match counts. Each is a chunk of its own (src/app/pages), which brings what it needs of the store,
 * so that all of it is fetched at the same time. A chunk of one page calls it `make`: to pick it out by a name
 * of its own costs the first load.
 */
const PAGES: readonly PageSource[] = [
  ['/', async () => ({ Page: (await import('../../features/landing/LandingPage')).LandingPage })],
  ['/sign-in', () => import('../pages/signIn')],
  ['/sign-up', () => import('../pages/signUp')],
  ['/reset-password', () => import('../pages/resetPassword')],
  ['/auth/action', () => import('../pages/mailedAction')],
  ['/sales', async () => ({ make: (await workspacePages()).sales })],
  ['/sales/:saleId', async () => ({ make: (await workspacePages()).sale })],
  ['/sales/:saleId/intake', async () => ({ make: (await workspacePages()).intake })],
  ['/sales/:saleId/settings', async () => ({ make: (await memberPages()).saleSettings })],
  ['/sales/:saleId/export', exportPages],
  ['/sales/:saleId/platform', async () => ({ make: (await exportPages()).ownPlatform })],
  ['/sales/:saleId/preview', () => import('../pages/salePreview')],
  ['/sales/:saleId/import', () => import('../pages/saleImport')],
  ['/invitations/:invitationId', async () => ({ make: (await memberPages()).invitation })],
  ['/account', () => import('../pages/account')],
  ['/c/:slug', cataloguePage],
  ['/c/:slug/:lotNumber', cataloguePage],
];

/** The pages for one store: `inject` puts the lazy module of a page into it. */
export function createRoutes(inject: (module: AppModule) => void): readonly PageRoute[] {
  const makeOf = async (load: () => Promise<Chunk>): Promise<MakePage> => {
    const chunk = await load();
    return 'make' in chunk ? chunk.make : () => chunk;
  };
  return PAGES.map(([pattern, load]) => ({ pattern, page: lazyPage(() => makeOf(load), inject) }));
}

/**
 * Fetches the chunk of the page that a path names, before it is known whether and when it will be shown. What follows the path
 * in an address says nothing.
 */
export function preloadPage(routes: readonly PageRoute[], path: string): void {
  const [plain = path] = path.split(/[?#]/, 1);
  routes.find(({ pattern }) => matchPath(pattern, plain) !== null)?.page.preload();
}
