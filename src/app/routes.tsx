import type { ComponentType } from 'react';
import type { WaysParts } from '../features/auth/waysParts';
import type { AppModule } from '../store/appModule';
import { matchPath } from './matchPath';
import type { shellTexts } from './shellTexts';
import { lazyPage, type LazyPage, type PageChunk } from './lazyPage';

type PageTitle = keyof (typeof shellTexts)['texts']['titles'];

export interface PageRoute {
  /** The router's pattern, such as `/sales/:saleId`. */
  readonly pattern: string;
  /** Of the browser's tab, before the name of the application: its name among the titles of shellTexts. */
  readonly title: PageTitle;
  readonly page: LazyPage;
}

interface PageSource {
  readonly pattern: string;
  readonly title: PageTitle;
  load(inject: (module: AppModule) => void): Promise<PageChunk>;
}

const entering = async () => (await import('./modules/enteringModule')).enteringModule;
const ways = async () => (await import('./modules/waysModule')).waysModule;
const identity = async () => (await import('./modules/identityModule')).identityModule;

/** A page and its modules, all fetched at the same time. */
async function withModules(
  loading: Promise<PageChunk['Page']>,
  ...modules: readonly Promise<AppModule>[]
): Promise<PageChunk> {
  const [Page, ...arrived] = await Promise.all([loading, ...modules]);
  return { Page, modules: arrived };
}

/** A page on which one enters, with the ways to sign in that come after it. */
async function entrance(
  loading: Promise<ComponentType<{ readonly ways: WaysParts }>>,
  inject: (module: AppModule) => void,
): Promise<PageChunk['Page']> {
  const [Page, { withWays }] = await Promise.all([loading, import('./withWays')]);
  return withWays(Page, inject);
}

/** All pages, the first match counts. Each is a chunk of its own and brings what it needs of the store. */
const PAGES: readonly PageSource[] = [
  {
    pattern: '/',
    title: 'start',
    load: async () => ({ Page: (await import('../features/landing/LandingPage')).LandingPage }),
  },
  {
    pattern: '/sign-in',
    title: 'signIn',
    load: (inject) =>
      withModules(
        entrance(
          import('../features/auth/SignInPage').then(({ SignInPage }) => SignInPage),
          inject,
        ),
        entering(),
      ),
  },
  {
    pattern: '/sign-up',
    title: 'signUp',
    load: (inject) =>
      withModules(
        entrance(
          import('../features/auth/SignUpPage').then(({ SignUpPage }) => SignUpPage),
          inject,
        ),
        entering(),
        identity(),
      ),
  },
  {
    pattern: '/reset-password',
    title: 'resetPassword',
    load: () =>
      withModules(
        import('../features/identity/ResetPasswordPage').then(({ ResetPasswordPage }) => ResetPasswordPage),
        entering(),
        identity(),
      ),
  },
  {
    pattern: '/auth/action',
    title: 'mailedAction',
    load: () =>
      withModules(
        import('./modules/mailedActionRoute').then(({ MailedActionRoute }) => MailedActionRoute),
        entering(),
        ways(),
        identity(),
      ),
  },
  {
    pattern: '/sales',
    title: 'sales',
    load: async () => {
      const { SalesRoute, modules } = await import('./modules/workspacePages');
      return { Page: SalesRoute, modules };
    },
  },
  {
    pattern: '/sales/:saleId',
    title: 'lots',
    load: async () => {
      const { SaleRoute, modules } = await import('./modules/workspacePages');
      return { Page: SaleRoute, modules };
    },
  },
  {
    pattern: '/account',
    title: 'account',
    load: async () => {
      const { AccountRoute, modules } = await import('./modules/accountPages');
      return { Page: AccountRoute, modules };
    },
  },
];

/** The pages for one store: `inject` puts the lazy module of a page into it. */
export function createRoutes(inject: (module: AppModule) => void): readonly PageRoute[] {
  return PAGES.map(({ pattern, title, load }) => ({ pattern, title, page: lazyPage(() => load(inject), inject) }));
}

/** Fetches the chunk of the page that a path names, before it is known whether and when it will be shown. */
export function preloadPage(routes: readonly PageRoute[], path: string): void {
  routes.find(({ pattern }) => matchPath(pattern, path) !== null)?.page.preload();
}
