import type { ComponentType } from 'react';
import type { SignInMethodsParts } from '../../features/auth/signInMethods/signInMethodsParts';
import type { AppModule } from '../../store/appModule';
import type { PageProps } from './lazyPage';
import { lazyPart } from './lazyPart';

const fetchModule = async () => (await import('../modules/signInMethodsModule')).signInMethodsModule;

/** A page on which one enters, with all ways to sign in beside the password: they and their module come after the page. */
export function withSignInMethods(
  Page: ComponentType<{ readonly signInMethods: SignInMethodsParts }>,
  inject: (module: AppModule) => void,
): ComponentType<PageProps> {
  const signInMethods: SignInMethodsParts = {
    Invitation: lazyPart(
      async () => ({ Part: (await import('../../features/members/ui/InvitationNote')).InvitationNote }),
      inject,
    ),
    Notice: lazyPart(async () => {
      const [{ SignInMethodsNotice }, signInMethodsModule] = await Promise.all([
        import('../../features/auth/signInMethods/SignInMethodsNotice'),
        fetchModule(),
      ]);
      return { Part: SignInMethodsNotice, modules: [signInMethodsModule] };
    }, inject),
    Section: lazyPart(async () => {
      const [{ SignInMethodsSection }, signInMethodsModule] = await Promise.all([
        import('../../features/auth/signInMethods/SignInMethodsSection'),
        fetchModule(),
      ]);
      return { Part: SignInMethodsSection, modules: [signInMethodsModule] };
    }, inject),
  };
  return function PageWithSignInMethods() {
    return <Page signInMethods={signInMethods} />;
  };
}
