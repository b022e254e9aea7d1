import { answerCalls } from '../workers/workerCalls';
import { writeWorkList } from './writeWorkList';

answerCalls({ write: writeWorkList }, self);
