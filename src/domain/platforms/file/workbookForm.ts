import { stated, thirdParty } from '../facts';
import type { Column, Profile } from '../profile';

/** The most characters of a cell: more make a file that no spreadsheet opens. */
export const MOST_IN_CELL = 32_767;

/** How spreadsheets are made, whoever reads them. */
const WORKBOOK = thirdParty('https://mskb.pkisolutions.com/kb/211878', 'A copy of article 211878 of Microsoft.');

/** Whether the data file is an Excel workbook and no text. */
export const isWorkbook = ({ file }: Pick<Profile, 'file'>): boolean => file.extension === 'xlsx';

/** Bundles of which a person may choose the form of the data file. */
export const BUNDLE_FORMS = ['text', 'workbook'] as const;
export type BundleForm = (typeof BUNDLE_FORMS)[number];

/** The forms that the platform takes besides that of its profile. */
export const mayBeWorkbook = ({ file }: Pick<Profile, 'file'>): boolean => file.workbook !== undefined;

/** The platform as it reads a workbook, where it does; otherwise as it is. */
export const inForm = (profile: Profile, form: BundleForm): Profile =>
  form === 'workbook' && mayBeWorkbook(profile) ? asWorkbook(profile) : profile;

/** In a workbook every letter is there, and a text is a text: the guard against formulas is taken away again. */
export function asWorkbook(profile: Profile): Profile {
  const encoding = stated('utf-8' as const, WORKBOOK);
  return {
    ...profile,
    columns: profile.columns.map(limited),
    file: { ...profile.file, extension: 'xlsx', encoding, guardIsUndone: true },
  };
}

const limited = (column: Column): Column =>
  (column.limit?.most ?? Infinity) <= MOST_IN_CELL
    ? column
    : { ...column, limit: { most: MOST_IN_CELL, whenLonger: 'refused', fact: WORKBOOK } };
