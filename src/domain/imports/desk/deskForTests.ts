import { NEW_LOT, NO_PRIVATE_FIELDS } from '../../lots/lot';
import { parseLotNumber } from '../../numbering/lotNumber';
import type { SaleStatus } from '../../sales/sale';
import type { Matching } from '../columns/matchColumns';
import type { ImportChoice, ImportLot } from '../plan/planImport';
import { readTableText } from '../read/readTable';
import { createImportDesk, type ImportDesk } from './importDesk';
import { NO_CHOICE } from './noChoice';
import type { CheckView, Knowledge, OpenView, Reading } from './views';

export const KNOWLEDGE: Knowledge = {
  form: {
    currency: 'GBP',
    locale: 'en',
    lotTypes: { single: 'Single', asOneLot: 'One', timesTheMoney: 'Times', choice: 'Choice' },
  },
  names: [],
  kept: {},
};

export function lot(id: string, number: string, title: string, more: Partial<ImportLot> = {}): ImportLot {
  const { number: counted = null, suffix = '' } = parseLotNumber(number) ?? {};
  return { ...NEW_LOT, ...NO_PRIVATE_FIELDS, id, number: counted, suffix, order: id, title, ...more };
}

interface Beside {
  readonly knowledge?: Knowledge;
  /** Paths of pictures that lie beside the file. */
  readonly pictures?: readonly string[] | undefined;
}

/** The file is read as the page reads it. */
export function openOn(
  desk: ImportDesk,
  text: string,
  reading: Reading = {},
  { knowledge = KNOWLEDGE, pictures }: Beside = {},
): OpenView {
  const read = readTableText(text, 'lots.csv', reading);
  const workbook = read.ok ? { ...read, sheets: [], sheet: 0 } : { ...read, sheets: [] };
  return desk.open(workbook, reading, knowledge, pictures);
}

export const matchingOf = (view: OpenView): Matching => (view.ok ? view.columns.map(({ target }) => target) : []);

export interface DeskSetting {
  readonly lots?: readonly ImportLot[];
  readonly held?: readonly string[];
  readonly status?: SaleStatus;
  readonly choice?: Partial<ImportChoice>;
  /** As a person has matched the columns; without it as they were found. */
  readonly matching?: Matching;
  readonly reading?: Reading;
  readonly pictures?: readonly string[];
}

/** A file on a desk whose rows are checked against a sale. */
export function checkedOn(
  text: string,
  { lots = [], held = [], status = 'open', choice = {}, matching, reading = {}, pictures }: DeskSetting = {},
): { readonly desk: ImportDesk; readonly check: CheckView } {
  const desk = createImportDesk();
  const view = openOn(desk, text, reading, { pictures });
  desk.receiveSaleChange({ lots, removed: [], held, status });
  return { desk, check: desk.check(matching ?? matchingOf(view), { ...NO_CHOICE, ...choice }) };
}
