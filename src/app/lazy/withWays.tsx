import type { ComponentType } from 'react';
import type { WaysParts } from '../../features/auth/ways/waysParts';
import type { AppModule } from '../../store/appModule';
import type { PageProps } from './lazyPage';
import { lazyPart } from './lazyPart';

const fetchModule = async () => (await import('../modules/waysModule')).waysModule;

/** A page on which one enters, with all ways to sign in beside the password: they and their module come after the page. */
export function withWays(
  Page: ComponentType<{ readonly ways: WaysParts }>,
  inject: (module: AppModule) => void,
): ComponentType<PageProps> {
  const ways: WaysParts = {
    Notice: lazyPart(async () => {
      const [{ WaysNotice }, waysModule] = await Promise.all([
        import('../../features/auth/ways/WaysNotice'),
        fetchModule(),
      ]);
      return { Part: WaysNotice, modules: [waysModule] };
    }, inject),
    Section: lazyPart(async () => {
      const [{ WaysSection }, waysModule] = await Promise.all([
        import('../../features/auth/ways/WaysSection'),
        fetchModule(),
      ]);
      return { Part: WaysSection, modules: [waysModule] };
    }, inject),
  };
  return function PageWithWays() {
    return <Page ways={ways} />;
  };
}
