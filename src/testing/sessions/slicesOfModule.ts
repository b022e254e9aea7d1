import type { Slice } from '@reduxjs/toolkit';
import { importsParts } from '../../app/modules/importsParts';
import { membersParts } from '../../app/modules/membersParts';
import { platformsParts } from '../../app/modules/platformsParts';
import { sessionModule } from '../../app/modules/sessionModule';
import { signInFlowModule } from '../../app/modules/signInFlowModule';
import { workspaceParts } from '../../app/modules/workspaceParts';
import type { ModuleParts } from '../../store/appModule';

/** The lazy modules that kept sessions have brought. */
const MODULES: readonly ModuleParts[] = [
  importsParts,
  membersParts,
  platformsParts,
  sessionModule,
  signInFlowModule,
  workspaceParts,
];

/** What a lazy module adds to the state; null: no module of this name is known here. */
export const slicesOfModule = (name: string): readonly Slice[] | null =>
  MODULES.find((module) => module.name === name)?.slices ?? null;
