import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { AppModule } from '../../store/appModule';
import { whenPageStands } from './whenIdle';
import { withModuleState } from './withModuleState';

/** What a part's chunk brings: the part, and the lazy modules whose state and sagas it needs. */
export interface PartChunk<Props> {
  readonly Part: ComponentType<Props>;
  readonly modules?: readonly AppModule[];
}

export interface LazyPartProps {
  /** Stands in the part's place until it is here, in its size, so that nothing moves. */
  readonly fallback: ReactNode;
  /** It is wanted now. Otherwise it comes when the page has nothing better to do, or at the first sign of a person. */
  readonly needed: boolean;
}

/** The page is drawn and usable before a part that nobody waits for is even asked for. */
const AFTER_PAGE_MS = 250;
const LATEST_MS = 1_000;

/** Any of these says that somebody is there who may use the part soon; `online`, that a failed try may do now. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'online'] as const;

/**
 * A part of a page in a chunk of its own, with modules of its own, that never delays its page. When it cannot be fetched
 * the page goes on without it, and the next sign of a person tries again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<PartChunk<Props>>,
  inject: (module: AppModule) => void,
): ComponentType<Props & LazyPartProps> {
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;

  const fetchOnce = async (): Promise<void> => {
    try {
      const { Part, modules = [] } = await load();
      modules.forEach(inject);
      Loaded ??= withModuleState(modules, Part);
    } catch {
      loading = null;
    }
  };

  return function LazyPart({ fallback, needed, ...props }) {
    const [, setArrived] = useState(Loaded !== null);

    useEffect(() => {
      if (Loaded !== null) return undefined;
      let gone = false;
      const bring = () => {
        loading ??= fetchOnce();
        void loading.then(() => {
          if (!gone && Loaded !== null) setArrived(true);
        });
      };
      const callOff = whenPageStands(bring, LATEST_MS, AFTER_PAGE_MS);
      if (needed) bring();
      for (const sign of SIGNS) window.addEventListener(sign, bring, { passive: true });
      return () => {
        gone = true;
        callOff();
        for (const sign of SIGNS) window.removeEventListener(sign, bring);
      };
    }, [needed]);

    // What is left of the props is what the part itself takes.
    return Loaded === null ? fallback : <Loaded {...(props as unknown as Props)} />;
  };
}
