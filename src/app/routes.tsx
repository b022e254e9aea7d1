import type { AppModule } from '../store/appModule';
import { lazyPage, type LazyPage, type MakePage } from './lazyPage';
import { matchPath } from './matchPath';
import type { shellTexts } from './shellTexts';

interface Route {
  /** The router's pattern, such as `/sales/:saleId`. */
  readonly pattern: string;
  /** Of the browser's tab, before the name of the application: its name among the titles of shellTexts. */
  readonly title: keyof (typeof shellTexts)['texts']['titles'];
}

export interface PageRoute extends Route {
  readonly page: LazyPage;
}

interface PageSource extends Route {
  load(): Promise<MakePage>;
}

/** Two pages in one chunk each: asked for in one place, the chunk is named to the browser once. */
const workspacePages = () => import('./pages/workspace');
const memberPages = () => import('./pages/members');

/**
 * All pages, the first match counts. Each is a chunk of its own (src/app/pages), which brings what it needs of the store,
 * so that all of it is fetched at the same time.
 */
const PAGES: readonly PageSource[] = [
  { pattern: '/', title: 'start', load: async () => (await import('./pages/landing')).landing },
  { pattern: '/sign-in', title: 'signIn', load: async () => (await import('./pages/signIn')).signIn },
  { pattern: '/sign-up', title: 'signUp', load: async () => (await import('./pages/signUp')).signUp },
  {
    pattern: '/reset-password',
    title: 'resetPassword',
    load: async () => (await import('./pages/resetPassword')).resetPassword,
  },
  {
    pattern: '/auth/action',
    title: 'mailedAction',
    load: async () => (await import('./pages/mailedAction')).mailedAction,
  },
  { pattern: '/sales', title: 'sales', load: async () => (await workspacePages()).sales },
  { pattern: '/sales/:saleId', title: 'lots', load: async () => (await workspacePages()).sale },
  {
    pattern: '/sales/:saleId/settings',
    title: 'saleSettings',
    load: async () => (await memberPages()).saleSettings,
  },
  {
    pattern: '/invitations/:invitationId',
    title: 'invitation',
    load: async () => (await memberPages()).invitation,
  },
  { pattern: '/account', title: 'account', load: async () => (await import('./pages/account')).account },
];

/** The pages for one store: `inject` puts the lazy module of a page into it. */
export function createRoutes(inject: (module: AppModule) => void): readonly PageRoute[] {
  return PAGES.map(({ pattern, title, load }) => ({ pattern, title, page: lazyPage(load, inject) }));
}

/** Fetches the chunk of the page that a path names, before it is known whether and when it will be shown. */
export function preloadPage(routes: readonly PageRoute[], path: string): void {
  routes.find(({ pattern }) => matchPath(pattern, path) !== null)?.page.preload();
}
