import { lazy, type ComponentType } from 'react';
import type { AppModule } from '../../store/appModule';
import type { PathParams } from './matchPath';
import { withModuleState } from './withModuleState';

/** What every page is given: the named parts of its path. */
export interface PageProps {
  readonly params: PathParams;
}

/** What a page's chunk brings: the page, and the lazy modules whose state and sagas it needs, in the order of injection. */
export interface PageChunk {
  readonly Page: ComponentType<PageProps>;
  readonly modules?: readonly AppModule[];
}

/** Makes a page of one store: `inject` is for what comes after the page. */
export type MakePage = (inject: (module: AppModule) => void) => PageChunk;

export interface LazyPage {
  readonly Page: ComponentType<PageProps>;
  /** Fetches the chunk ahead of its first rendering; a failure shows when the page is rendered. */
  preload(): void;
}

/** A page in a chunk of its own. Its modules go into the store when the chunk arrives, once. */
export function lazyPage(load: () => Promise<MakePage>, inject: (module: AppModule) => void): LazyPage {
  let chunk: Promise<PageChunk> | null = null;
  const fetchOnce = () => {
    chunk ??= load().then(
      (make) => make(inject),
      (error: unknown) => {
        // The next try asks again: the network may be back by then.
        chunk = null;
        throw error;
      },
    );
    return chunk;
  };
  return {
    Page: lazy(async () => {
      const { Page, modules = [] } = await fetchOnce();
      modules.forEach(inject);
      return { default: withModuleState(modules, Page) };
    }),
    preload: () => void fetchOnce().catch(() => undefined),
  };
}
