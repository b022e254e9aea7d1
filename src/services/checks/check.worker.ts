import { answerChecks } from './answerChecks';
import type { CheckRequest } from './checkMessages';

const answer = answerChecks();

self.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => self.postMessage(answer(data)));
