import { useEffect, useRef } from 'react';
import type { SaleStatus } from '../../../../domain/sales/sale';
import { useTexts } from '../../../../shared/messages/useTexts';
import { LotGallery, LotGalleryInPage } from '../gallery/LotGallery';
import { BulkBar } from '../bulk/BulkBar';
import { GridFooter } from '../toolbar/GridFooter';
import { selectGridIds } from '../../model/view/gridSelectors';
import { GridTable } from '../grid/GridTable';
import { gridTexts } from '../../model/view/gridTexts';
import { GridToolbar } from '../toolbar/GridToolbar';
import { useCellLanguage } from '../shared/useGridTools';
import { selectGrid } from '../../model/view/gridSlice';
import { LotList } from '../list/LotList';
import { useLotsSelector } from '../shared/lotsHooks';
import styles from './LotViews.module.css';
import { focusLots } from '../shared/useFollowLot';
import { useViewInSight } from './useViewInSight';

interface LotViewsProps {
  readonly saleId: string;
  readonly currency: string;
  /** The lot in the editor. */
  readonly openLotId: string | null;
  readonly editable: boolean;
  readonly saleStatus: SaleStatus;
  /** There is room for a table; a phone has a list. */
  readonly wide: boolean;
}

/** The lots of a sale, as words or as photos: what is searched for, chosen and active is the same in both. */
export function LotViews({ saleId, currency, openLotId, editable, saleStatus, wide }: LotViewsProps) {
  const texts = useTexts(gridTexts);
  const language = useCellLanguage(currency);
  const layout = useLotsSelector((state) => selectGrid(state).layout);
  const none = useLotsSelector(selectGridIds).length === 0;
  const table = layout === 'table' && wide;
  const roomy = wide && openLotId === null;
  const inSight = useViewInSight();
  const shown = useRef(layout);
  useEffect(() => {
    if (shown.current === layout) return;
    shown.current = layout;
    // Focus that was in the other view, which is gone, comes to this one.
    if (document.activeElement === document.body) focusLots();
  }, [layout]);
  const lots = { saleId, currency, openLotId };
  return (
    <div className={styles['area']}>
      <GridToolbar wide={wide} roomy={roomy}>
        {editable && wide && <BulkBar language={language} roomy={roomy} />}
      </GridToolbar>
      {editable && !wide && (
        <div className={styles['bulk']}>
          <BulkBar language={language} roomy={false} invites={layout === 'gallery'} />
        </div>
      )}
      <div className={styles['lots']} {...inSight}>
        {table && (
          <GridTable
            saleId={saleId}
            language={language}
            openLotId={openLotId}
            editable={editable}
            saleStatus={saleStatus}
          />
        )}
        {layout === 'table' && !wide && <LotList saleId={saleId} currency={currency} selectedId={openLotId} />}
        {layout === 'gallery' && (wide ? <LotGallery {...lots} /> : <LotGalleryInPage {...lots} />)}
        {none && <p className={styles['none']}>{texts.noneFound}</p>}
      </div>
      <GridFooter language={language} saleStatus={saleStatus} cells={table} wide={wide} />
    </div>
  );
}
