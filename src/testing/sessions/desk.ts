import type { UnknownAction } from '@reduxjs/toolkit';
import { importsParts } from '../../app/modules/importsParts';
import { signInFlowModule } from '../../app/modules/signInFlowModule';
import { createChosenFiles } from '../../services/files/ChosenFiles';
import { createFakeImportReader } from '../fakes/imports/fakeImportReader';
import { onFakes, settle } from '../stores/makeTestStore';
import { makeWorkspace, type Workspace } from '../stores/makeWorkspace';

/** What a person of the day does it with. */
export interface Desk {
  readonly space: Workspace;
  readonly files: ReturnType<typeof createChosenFiles>;
  /** The sale that was made in the morning. */
  saleId: string;
  /** Dispatches one after the other, each when nothing of the one before goes on any more. */
  does(...actions: readonly UnknownAction[]): Promise<void>;
  /** Lets time pass. */
  pass(ms: number): Promise<void>;
}

export function openDesk(): Desk {
  const files = createChosenFiles();
  const outside = { importReader: createFakeImportReader(), importFiles: files, fileSaver: { save: () => undefined } };
  const space = makeWorkspace(outside, '/');
  space.store.injectModule(signInFlowModule);
  space.store.injectModule(onFakes(importsParts));
  space.files.automatic = true;
  const pass = async (ms: number): Promise<void> => {
    await settle();
    await jest.advanceTimersByTimeAsync(ms);
    await settle();
  };
  return {
    space,
    files,
    saleId: '',
    pass,
    async does(...actions) {
      for (const action of actions) {
        space.store.dispatch(action);
        await pass(1_000);
      }
    },
  };
}
