import type { DescribeQueue, LotNeed } from '../../../../domain/lots/describeQueue';
import { countIn } from '../../../../shared/messages/countIn';
import { defineTexts } from '../../../../shared/messages/texts';

const inDigits = countIn('en');

type NamedQueue = Extract<DescribeQueue, 'undescribed' | LotNeed>;

/** Describing lots one by one. */
export const describeTexts = defineTexts('describe', {
  region: 'Describe',
  /** What makes a lot the next one. */
  queue: 'Next lots',
  queues: {
    undescribed: 'Not described yet',
    title: 'Without a title',
    description: 'Without a description',
    estimate: 'Without an estimate',
    category: 'Without a category',
    photo: 'Without a photo',
    toCheck: 'To check',
  } satisfies Record<NamedQueue, string>,
  refusedBy: (platform: string) => `Refused by ${platform}`,
  /** `total`: all lots that the view shows. */
  progress: {
    undescribed: (done: number, total: number) => `${inDigits(done)} of ${inDigits(total)} described`,
    title: (done: number, total: number) => `${inDigits(done)} of ${inDigits(total)} with a title`,
    description: (done: number, total: number) => `${inDigits(done)} of ${inDigits(total)} with a description`,
    estimate: (done: number, total: number) => `${inDigits(done)} of ${inDigits(total)} with an estimate`,
    category: (done: number, total: number) => `${inDigits(done)} of ${inDigits(total)} with a category`,
    photo: (done: number, total: number) => `${inDigits(done)} of ${inDigits(total)} with a photo`,
    toCheck: (done: number, total: number) => `${inDigits(done)} of ${inDigits(total)} with nothing to check`,
  } satisfies Record<NamedQueue, (done: number, total: number) => string>,
  notRefused: (done: number, total: number) => `${inDigits(done)} of ${inDigits(total)} not refused`,
  today: (lots: number) => `${inDigits(lots)} today`,
  pace: (lots: number) => `about ${inDigits(lots)} an hour`,
  paceHint:
    'What you described on this device today, in this sale. The pace leaves out pauses of more than ten minutes.',
  next: 'Next lot',
  back: 'Back',
  nextHint: 'Ctrl+Enter or Alt+↓',
  backHint: 'Alt+↑',
  allDone: 'Nothing is left in this list.',
  onlyThis: 'Only this lot is left.',
  noLots: 'No lot fits the search and the filters. Show all lots to describe them.',
  zoom: (photo: string) => `${photo}: closer`,
  zoomHint: 'Press for a closer look that follows the pointer. Alt+Z does the same while you write.',
});
