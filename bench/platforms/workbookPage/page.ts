import { roundsOf } from '../../support/workerRounds';
import type { WorkbooksRun } from './api';
import workerUrl from './rounds.worker?worker&url';

globalThis.oneRound = roundsOf<WorkbooksRun>(workerUrl);
