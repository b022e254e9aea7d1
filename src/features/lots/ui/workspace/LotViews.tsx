import { type ReactNode, useEffect, useRef } from 'react';
import type { SaleStatus } from '../../../../domain/sales/sale';
import { useTexts } from '../../../../shared/messages/useTexts';
import { LotGallery, LotGalleryInPage } from '../gallery/LotGallery';
import { BulkBar } from '../bulk/BulkBar';
import { BulkDialogs } from '../bulk/BulkDialogs';
import { GridFooter } from '../toolbar/GridFooter';
import { selectGridIds } from '../../model/view/gridSelectors';
import { GridTable } from '../grid/GridTable';
import { gridTexts } from '../../model/view/gridTexts';
import { PhoneBar } from '../toolbar/PhoneBar';
import { GridToolbar } from '../toolbar/GridToolbar';
import { useCellLanguage } from '../shared/useGridTools';
import { selectGrid } from '../../model/view/gridSlice';
import { LotList } from '../list/LotList';
import { useLotsSelector } from '../shared/lotsHooks';
import styles from './LotViews.module.css';
import { focusLots } from '../shared/useFollowLot';
import { useRoomy } from '../shared/useWide';

interface LotsInViewProps {
  readonly saleId: string;
  readonly currency: string;
  /** The lot in the editor. */
  readonly openLotId: string | null;
  readonly editable: boolean;
  readonly saleStatus: SaleStatus;
  /** There is room for a table; a phone has a list. */
  readonly wide: boolean;
}

interface LotViewsProps extends LotsInViewProps {
  /** The editor of the open lot, beside the lots. */
  readonly side?: ReactNode;
  /** The lots, or what stands in their place; they alone unless given. */
  readonly children?: ReactNode;
  /** In the line below the lots. */
  readonly notices?: ReactNode;
  /** The lots are shown one by one, which has a bar of its own at the bottom of a phone. */
  readonly describing?: boolean;
}

/** The desk: a row of tools, the lots as words or as photos with the open one beside them, and a line below. */
export function LotViews(props: LotViewsProps) {
  const {
    saleId,
    currency,
    openLotId,
    editable,
    saleStatus,
    wide,
    side,
    children,
    notices,
    describing = false,
  } = props;
  const language = useCellLanguage(currency);
  const layout = useLotsSelector((state) => selectGrid(state).layout);
  const roomy = useRoomy();
  const bulk = editable && <BulkBar roomy={roomy && wide} />;
  return (
    <div
      className={styles['area']}
      data-editing={openLotId !== null || undefined}
      data-describing={describing || undefined}
    >
      <GridToolbar saleId={saleId} saleStatus={saleStatus} editable={editable} wide={wide} bulk={bulk} />
      <div className={styles['body']}>
        <div className={styles['lots']}>{children ?? <LotsInView {...props} />}</div>
        {side}
      </div>
      <div className={styles['foot']}>
        <GridFooter
          saleId={saleId}
          saleStatus={saleStatus}
          cells={layout === 'table' && wide && !describing}
          wide={wide}
          notices={notices}
          editable={editable}
        />
        {!wide && editable && !describing && <PhoneBar saleId={saleId} saleStatus={saleStatus} bulk={bulk} />}
      </div>
      {editable && <BulkDialogs language={language} />}
    </div>
  );
}

/** What is searched for, chosen and active is the same in all of them. */
export function LotsInView({ saleId, currency, openLotId, editable, saleStatus, wide }: LotsInViewProps) {
  const texts = useTexts(gridTexts);
  const language = useCellLanguage(currency);
  const layout = useLotsSelector((state) => selectGrid(state).layout);
  const none = useLotsSelector(selectGridIds).length === 0;
  const shown = useRef(layout);
  useEffect(() => {
    if (shown.current === layout) return;
    shown.current = layout;
    // Focus that was in the other view, which is gone, comes to this one.
    if (document.activeElement === document.body) focusLots();
  }, [layout]);
  const lots = { saleId, currency, openLotId };
  return (
    <>
      {layout === 'table' && wide && (
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
    </>
  );
}
