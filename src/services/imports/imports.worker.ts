import { answerCalls } from '../workers/workerCalls';
import { createFileDesk } from './fileDesk';

answerCalls(createFileDesk(), self);
