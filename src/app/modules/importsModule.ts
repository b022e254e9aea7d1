import type { FileSaver } from '../../services/files/FileSaver';
import { createChosenFiles } from '../../services/files/ChosenFiles';
import { saveFile } from '../../shared/saveFile';
import { createWorkerImportReader } from '../../services/imports/workerImportReader';
import type { AppModule } from '../../store/appModule';
import { importsParts } from './importsParts';

/** Shared by the page, where files are chosen, and the saga that has them read. */
export const importFiles = createChosenFiles();

/** What comes in from spreadsheets: only its own page brings it. The reader itself is a worker. */
export const importsModule = {
  ...importsParts,
  createGateways: () => ({
    importReader: createWorkerImportReader(),
    importFiles,
    fileSaver: { save: saveFile } satisfies FileSaver,
  }),
} satisfies AppModule;
