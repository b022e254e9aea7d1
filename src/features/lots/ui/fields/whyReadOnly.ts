import type { Lot } from '../../../../domain/lots/lot';

/** The ids of the words beside a lot's fields that say why they cannot be changed. */
export const ONLY_LOOK_ID = 'only-look';
export const IN_TRASH_ID = 'in-trash';

/** Where it is said why nothing of this lot can be changed, by those who may only look or by anybody. */
export const whyReadOnly = ({ deletedAt }: Pick<Lot, 'deletedAt'>): string =>
  deletedAt === null ? ONLY_LOOK_ID : IN_TRASH_ID;
