import { chips, form, kit, newPassword } from './de/kit';
import { landing } from './de/landing';
import type { WholeCatalogue } from './wholeCatalogue';

/** German as auction houses write it, addressing the reader with „Sie“. */
export const de = {
  chips,
  form,
  kit,
  landing,
  newPassword,
} satisfies WholeCatalogue;
