import { type OwnColumn, ownColumns, columnHidden } from '../../domain/platforms/house/ownColumns';
import type { Sale } from '../../domain/sales/sale';
import { MOST_OWN_COLUMNS } from '../../domain/sales/saleMaps';
import { useTexts } from '../../shared/messages/useTexts';
import { Button } from '../../shared/ui/buttons/Button';
import { InlineMessage } from '../../shared/ui/messages/InlineMessage';
import { useAppDispatch } from '../../store/hooks';
import { NewColumnForm, RenameColumnForm } from './SaleColumnForms';
import styles from './SaleSettingsPage.module.css';
import { changeColumns } from './saleSettingsSlice';
import { saleSettingsTexts } from './saleSettingsTexts';
import { SettingOutcome } from './SettingOutcome';

interface SaleColumnsPartProps {
  readonly sale: Sale;
  readonly isOwner: boolean;
}

/** The columns that a house has made for its lots. Owners make, rename and remove them; everyone sees them. */
export function SaleColumnsPart({ sale, isOwner }: SaleColumnsPartProps) {
  const texts = useTexts(saleSettingsTexts);
  const columns = ownColumns(sale);
  const shown = columns.filter(({ isHidden }) => !isHidden);
  const names = shown.map(({ name }) => name);
  return (
    <>
      {shown.length === 0 && <p>{texts.noColumns}</p>}
      {shown.length > 0 && (
        <ul className={styles['columns']}>
          {shown.map((column) => (
            <li key={column.id}>
              {isOwner ? (
                <RenameColumnForm
                  saleId={sale.id}
                  column={column}
                  others={names.filter((name) => name !== column.name)}
                />
              ) : (
                `${column.name}: ${texts.columnKinds[column.kind]}`
              )}
            </li>
          ))}
        </ul>
      )}
      {isOwner && <Removed saleId={sale.id} columns={columns.filter(({ isHidden }) => isHidden)} />}
      {isOwner && columns.length < MOST_OWN_COLUMNS && <NewColumnForm saleId={sale.id} others={names} />}
      {isOwner && columns.length >= MOST_OWN_COLUMNS && (
        <InlineMessage>{texts.mostColumns(MOST_OWN_COLUMNS)}</InlineMessage>
      )}
      {isOwner && (
        <SettingOutcome saleId={sale.id} part="columns" refused={texts.columnsNotSaved} done={texts.columnsSaved} />
      )}
    </>
  );
}

function Removed({ saleId, columns }: { readonly saleId: string; readonly columns: readonly OwnColumn[] }) {
  const texts = useTexts(saleSettingsTexts);
  const dispatch = useAppDispatch();
  if (columns.length === 0) return null;
  return (
    <>
      <p>{texts.removedColumns}</p>
      <ul className={styles['columns']}>
        {columns.map(({ id, name }) => (
          <li key={id} className={styles['removedColumn']}>
            <span dir="auto">{name}</span>
            <Button
              aria-label={texts.restoreColumnNamed(name)}
              onClick={() => dispatch(changeColumns({ saleId, change: columnHidden(id, false) }))}
            >
              {texts.restoreColumn}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
