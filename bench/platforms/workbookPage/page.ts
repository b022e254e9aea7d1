import { roundsOf } from '../offerRounds';
import type { WorkbooksRun } from './api';
import workerUrl from './rounds.worker?worker&url';

globalThis.oneRound = roundsOf<WorkbooksRun>(workerUrl);
