import { useState } from 'react';
import { useTexts } from '../../../shared/messages/useTexts';
import { useLotsSelector } from '../lotsHooks';
import { BulkBar } from './BulkBar';
import { ColumnsDialog } from './ColumnsDialog';
import { GridFooter } from './GridFooter';
import { selectGridIds } from './gridSelectors';
import { GridTable } from './GridTable';
import { gridTexts } from './gridTexts';
import { GridToolbar } from './GridToolbar';
import { KeysDialog } from './KeysDialog';
import styles from './LotGrid.module.css';
import { useCellLanguage } from './useGridTools';

interface LotGridProps {
  readonly saleId: string;
  readonly currency: string;
  /** The lot in the editor beside the grid. */
  readonly openLotId: string | null;
  readonly editable: boolean;
}

/** All lots of a sale as a spreadsheet. */
export function LotGrid({ saleId, currency, openLotId, editable }: LotGridProps) {
  const texts = useTexts(gridTexts);
  const language = useCellLanguage(currency);
  const none = useLotsSelector(selectGridIds).length === 0;
  const [dialog, setDialog] = useState<'columns' | 'keys' | null>(null);
  return (
    <div className={styles['area']}>
      <GridToolbar onColumns={() => setDialog('columns')} onKeys={() => setDialog('keys')} />
      {editable && <BulkBar language={language} />}
      <GridTable
        saleId={saleId}
        language={language}
        openLotId={openLotId}
        editable={editable}
        openSheet={() => setDialog('keys')}
      />
      {none && <p className={styles['none']}>{texts.noneFound}</p>}
      <GridFooter language={language} />
      <ColumnsDialog open={dialog === 'columns'} onClose={() => setDialog(null)} />
      <KeysDialog open={dialog === 'keys'} onClose={() => setDialog(null)} />
    </div>
  );
}
