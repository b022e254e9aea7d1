import type { AppModule } from '../store/appModule';
import { matchPath } from './matchPath';
import { lazyPage, type LazyPage, type PageChunk } from './lazyPage';

export interface PageRoute {
  /** The router's pattern, such as `/sales/:saleId`. */
  readonly pattern: string;
  /** Of the browser's tab, before the name of the application. */
  readonly title: string;
  readonly page: LazyPage;
}

interface PageSource {
  readonly pattern: string;
  readonly title: string;
  load(): Promise<PageChunk>;
}

/** A page with the module of new passwords and mailed links; both are fetched at the same time. */
async function withIdentity(loading: Promise<PageChunk['Page']>): Promise<PageChunk> {
  const [Page, { identityModule }] = await Promise.all([loading, import('./modules/identityModule')]);
  return { Page, modules: [identityModule] };
}

/** All pages, the first match counts. Each is a chunk of its own and brings what it needs of the store. */
const PAGES: readonly PageSource[] = [
  {
    pattern: '/',
    title: 'Auction catalogues from photographs',
    load: async () => ({ Page: (await import('../features/landing/LandingPage')).LandingPage }),
  },
  {
    pattern: '/sign-in',
    title: 'Sign in',
    load: async () => ({ Page: (await import('../features/auth/SignInPage')).SignInPage }),
  },
  {
    pattern: '/sign-up',
    title: 'Create account',
    load: () => withIdentity(import('../features/auth/SignUpPage').then(({ SignUpPage }) => SignUpPage)),
  },
  {
    pattern: '/reset-password',
    title: 'Reset your password',
    load: () =>
      withIdentity(import('../features/identity/ResetPasswordPage').then(({ ResetPasswordPage }) => ResetPasswordPage)),
  },
  {
    pattern: '/auth/action',
    title: 'Link from your mail',
    load: () =>
      withIdentity(import('../features/identity/MailedActionPage').then(({ MailedActionPage }) => MailedActionPage)),
  },
  {
    pattern: '/sales',
    title: 'Sales',
    load: async () => {
      const { SalesRoute, module } = await import('./modules/workspacePages');
      return { Page: SalesRoute, modules: [module] };
    },
  },
  {
    pattern: '/sales/:saleId',
    title: 'Lots',
    load: async () => {
      const { SaleRoute, module } = await import('./modules/workspacePages');
      return { Page: SaleRoute, modules: [module] };
    },
  },
];

/** The pages for one store: `inject` puts the lazy module of a page into it. */
export function createRoutes(inject: (module: AppModule) => void): readonly PageRoute[] {
  return PAGES.map(({ pattern, title, load }) => ({ pattern, title, page: lazyPage(load, inject) }));
}

/** Fetches the chunk of the page that a path names, before it is known whether and when it will be shown. */
export function preloadPage(routes: readonly PageRoute[], path: string): void {
  routes.find(({ pattern }) => matchPath(pattern, path) !== null)?.page.preload();
}
