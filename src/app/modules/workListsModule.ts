import { createWorkerWorkLists } from '../../services/workbooks/workerWorkLists';
import type { AppModule } from '../../store/appModule';
import { workListsParts } from './workListsParts';

/** Lists of lots for spreadsheets: the page of exports brings it, and the first list the library for workbooks. */
export const workListsModule = {
  ...workListsParts,
  createGateways: () => ({ workLists: createWorkerWorkLists() }),
} satisfies AppModule;
