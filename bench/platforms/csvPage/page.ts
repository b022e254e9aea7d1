import { roundsOf } from '../../support/workerRounds';
import type { CsvRun } from './api';
import workerUrl from './rounds.worker?worker&url';

globalThis.oneRound = roundsOf<CsvRun>(workerUrl);
