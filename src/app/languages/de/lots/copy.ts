import type { WholeCatalogue } from '../../../texts/wholeCatalogue';

export const copy: WholeCatalogue['copy'] = {
  asOf: (moment) =>
    `Stand: ${moment}. Der Server hat noch nicht geantwortet. Was Sie ändern, wird aufbewahrt und gesendet.`,
};
