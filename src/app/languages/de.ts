import { chips, kit, newPassword } from './de/kit';
import type { WholeCatalogue } from './wholeCatalogue';

/** German as auction houses write it, addressing the reader with „Sie“. */
export const de = {
  chips,
  kit,
  newPassword,
} satisfies WholeCatalogue;
