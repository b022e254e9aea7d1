import type { ClipboardEvent } from 'react';
import { formatHtmlTable, formatTsv, LONGEST_PASTE, parseTsv } from '../../../../domain/values/table';
import { readHtmlTable } from '../clipboard/readHtmlTable';
import type { GridActions } from './useGridActions';

/** Copy, cut and paste of cells; while a cell is edited, the clipboard is the text's own. */
export function useGridClipboard(actions: GridActions, editable: boolean) {
  const isGrid = (event: ClipboardEvent): boolean => event.target === event.currentTarget;
  const copy = (event: ClipboardEvent): boolean => {
    if (!isGrid(event)) return false;
    const table = actions.copy();
    if (table === null) return false;
    event.preventDefault();
    event.clipboardData.setData('text/plain', formatTsv(table));
    event.clipboardData.setData('text/html', formatHtmlTable(table));
    return true;
  };
  return {
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut: (event: ClipboardEvent) => {
      if (copy(event) && editable) actions.clear();
    },
    onPaste: (event: ClipboardEvent) => {
      if (!isGrid(event) || !editable) return;
      event.preventDefault();
      // Spreadsheets write both; the plain one says exactly where cells and lines end.
      const plain = event.clipboardData.getData('text/plain');
      const html = plain === '' ? event.clipboardData.getData('text/html') : '';
      const isTooLong = plain.length > LONGEST_PASTE || html.length > LONGEST_PASTE;
      const table = isTooLong ? 'tooLarge' : plain === '' ? readHtmlTable(html) : parseTsv(plain);
      if (table === 'tooLarge') actions.refuseTooLarge();
      else if (table !== null) actions.paste(table);
    },
  };
}
