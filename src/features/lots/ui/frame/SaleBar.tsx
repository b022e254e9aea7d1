import type { ReactNode } from 'react';
import { canEdit, type Sale } from '../../../../domain/sales/sale';
import { formatDay } from '../../../../shared/formatDay';
import { useLocale } from '../../../../shared/messages/languageChoice';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Menu, type MenuItem } from '../../../../shared/ui/buttons/Menu';
import { Icon } from '../../../../shared/ui/icon/Icon';
import { selectUid } from '../../../auth/model/authSlice';
import { usePanel } from '../../../navigation/ui/usePanel';
import { selectCatalogueCount, selectReadyCount } from '../../model/lots/lotCounts';
import { selectLotIds, selectLotsStatus } from '../../model/lots/lotsSlice';
import { lotsTexts } from '../../model/texts/lotsTexts';
import { PaletteButton } from '../palette/PaletteButton';
import { useSaleItems } from '../saleItems/useSaleItems';
import { SaleSaveStatus } from '../saves/SaleSaveStatus';
import { ColleaguesInSale } from '../shared/Colleagues';
import { useLotsSelector } from '../shared/lotsHooks';
import { SALE_HEADING_ID } from '../shared/useFollowLot';
import { useWide } from '../shared/useWide';
import styles from './SaleBar.module.css';

interface SaleBarProps {
  readonly sale: Sale;
  /** In the menu of the sale: what other features do with it. */
  readonly more: readonly MenuItem[];
}

interface SaleHeadProps extends SaleBarProps {
  /** The next step of the sale itself, where there is room: a part of another feature. */
  readonly step: ReactNode;
}

interface PartProps {
  readonly sale: Sale;
  readonly editable: boolean;
}

/** What stands in the bar above a sale: its title with all that is about it, the palette, its next step, who is here, the save. */
export function SaleBar({ sale, more, step }: SaleHeadProps) {
  const uid = useLotsSelector(selectUid);
  const wide = useWide();
  const editable = uid !== null && canEdit(sale, uid);
  return (
    <>
      <h1 id={SALE_HEADING_ID} tabIndex={-1} className={styles['heading']} dir="auto">
        <SaleMenu sale={sale} editable={editable} more={more} />
      </h1>
      <span className={styles['palette']}>
        <PaletteButton />
      </span>
      {wide && <span className={styles['step']}>{step}</span>}
      <span className={styles['state']}>
        <ColleaguesInSale />
        {/* A phone has no room for it here: it stands in the line below the lots. */}
        {wide && <SaleSaveStatus atEnd />}
      </span>
    </>
  );
}

function SaleMenu({ sale, editable, more }: SaleBarProps & PartProps) {
  const items = useSaleItems(sale, editable, more).filter(({ onlyFound }) => onlyFound !== true);
  const [open, setOpen] = usePanel('sale-menu');
  return (
    <Menu
      plain
      align="start"
      label={sale.title}
      shown={
        <>
          <span className={styles['title']}>{sale.title}</span>
          <Icon name="chevronDown" size={16} />
        </>
      }
      open={open}
      onOpen={setOpen}
      items={items}
      note={<Facts sale={sale} editable={editable} />}
    />
  );
}

function Facts({ sale, editable }: PartProps) {
  const texts = useTexts(lotsTexts);
  const locale = useLocale();
  const isLive = useLotsSelector(selectLotsStatus) === 'live';
  const count = useLotsSelector(selectLotIds).length;
  const ready = useLotsSelector(selectReadyCount);
  const inCatalogue = useLotsSelector(selectCatalogueCount);
  const facts = [formatDay(sale.date, locale), sale.place, sale.currency].filter(Boolean).join(' · ');
  return (
    <>
      <span className={styles['fact']}>{facts}</span>
      {isLive && count > 0 && <span className={styles['fact']}>{texts.count(count, ready, inCatalogue)}</span>}
      {!editable && <span className={styles['fact']}>{texts.readOnly}</span>}
    </>
  );
}
