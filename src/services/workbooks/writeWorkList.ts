import { writeOwnJson } from '../../domain/platforms/own/ownJson';
import { ownSheet } from '../../domain/platforms/workList/ownSheet';
import type { Sheet } from '../../domain/platforms/workList/sheet';
import { workListSheet } from '../../domain/platforms/workList/workList';
import { workListCsv } from '../../domain/platforms/workList/workListCsv';
import type { WorkListOrder, WorkLists } from './WorkLists';
import { writeWorkbook } from './writing/writeWorkbook';

/** The bytes of a list. Takes a second for ten thousand lots: for a worker. */
export const writeWorkList: WorkLists['write'] = async (order) => {
  if (order.kind === 'own' && order.format === 'json') {
    const { lots, photos, sale } = order.table;
    return writeOwnJson(lots, photos, sale);
  }
  const sheet = sheetOf(order);
  if (order.format === 'xlsx') return writeWorkbook(sheet);
  // Our own table has the same form in every language.
  return workListCsv(sheet, order.kind === 'own' ? 'en' : order.locale);
};

function sheetOf(order: WorkListOrder): Sheet {
  if (order.kind === 'bundle') return order.sheet;
  if (order.kind === 'chosen') return workListSheet(order.list);
  const { lots, photos, sale, sheet } = order.table;
  return ownSheet(lots, photos, sale, sheet);
}
