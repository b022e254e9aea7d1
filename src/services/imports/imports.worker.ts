import { answerCalls } from '../workers/workerCalls';
import { createFileDesk } from './ImportReader';

answerCalls(createFileDesk(), self);
