import type { Dispatch, Slice, UnknownAction } from '@reduxjs/toolkit';
import { moduleInjected } from '../features/navigation/model/modulesSlice';
import type { Gateways } from '../services/gateways';
import type { ServiceConfig } from '../services/serviceConfig';
import type { AppModule } from './appModule';
import type { SagaRunner } from './sagaRunner';

interface Parts {
  readonly whenLive: (work: () => void) => void;
  readonly inject: (slice: Slice, overrideExisting: boolean) => void;
  readonly dispatch: Dispatch<UnknownAction>;
  readonly addGateways: (gateways: Partial<Gateways>) => void;
  readonly runner: SagaRunner;
  readonly services: ServiceConfig | null;
}

/** Brings lazy modules into a running store, and new versions of slices into it in development. */
export function createModules({ whenLive, inject, dispatch, addGateways, runner, services }: Parts) {
  const injected = new Map<string, AppModule>();

  return {
    /**
     * Slices first, then an action so that their state exists, then the gateways, then the saga. The same module again
     * changes nothing; a new version of it (hot reload) replaces reducers and saga and keeps state and gateways.
     * While the developer tools show another moment, nothing begins.
     */
    injectModule: (module: AppModule): void =>
      whenLive(() => {
        const known = injected.get(module.name);
        if (known === module) return;
        injected.set(module.name, module);
        for (const slice of module.slices) inject(slice, known !== undefined);
        dispatch(moduleInjected({ name: module.name }));
        if (known === undefined && services !== null) addGateways(module.createGateways(services));
        runner.run(`module ${module.name}`, module.saga);
      }),
  };
}
