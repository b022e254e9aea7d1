import type { WholeCatalogue } from '../wholeCatalogue';

const moment = (savedAt: number): string =>
  new Intl.DateTimeFormat('de', { dateStyle: 'medium', timeStyle: 'short' }).format(savedAt);

export const copy: WholeCatalogue['copy'] = {
  asOf: (savedAt) =>
    `Stand: ${moment(savedAt)}. Der Server hat noch nicht geantwortet. Was Sie ändern, wird aufbewahrt und gesendet.`,
};
