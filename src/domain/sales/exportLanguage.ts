import { own } from '../values/own';
import type { SaleMaps, SaleMapsChange } from './saleMaps';

/**
 * The language of the words that an export puts before what has no column of its own, such as “Period: …”: one for the sale,
 * as its catalogue has one. Undefined for a sale of an older build: then it is that of the person who exports.
 */
export const exportLanguageOf = ({ exportSettings }: SaleMaps): string | undefined => own(exportSettings, 'language');

export const exportLanguageSaid = (language: string): SaleMapsChange => ({ exportSettings: { language } });
