import type { Lot } from '../../../../domain/lots/lot';
import type { SaleStatus } from '../../../../domain/sales/sale';
import { selectExtraFields } from '../../model/extras/extrasSlice';
import { selectSeesPrivate } from '../../model/lots/lotsSlice';
import { EditorField } from '../fields/EditorField';
import { useLotsSelector } from '../shared/lotsHooks';
import { NumberField } from '../typedNumber/NumberField';
import { FieldGroup } from './FieldGroup';
import { LotActions } from './LotActions';
import styles from './LotEditor.module.css';
import { useEditedLot } from './useEditedLot';

interface MoreFieldsProps {
  readonly lot: Lot;
  readonly currency: string;
  readonly saleStatus: SaleStatus;
  readonly readOnly: boolean;
}

/** What only some lots need, in folded groups; and what is done to a lot as a whole. */
export function MoreFields({ lot: shared, currency, saleStatus, readOnly }: MoreFieldsProps) {
  const { lot, language } = useEditedLot(shared, currency);
  const seesPrivate = useLotsSelector(selectSeesPrivate);
  const extras = useLotsSelector(selectExtraFields);
  const common = { lot, language, readOnly } as const;
  return (
    <div>
      <FieldGroup name="number" lot={lot}>
        <NumberField lot={shared} saleStatus={saleStatus} readOnly={readOnly} />
        <div className={styles['pair']}>
          <EditorField {...common} field="quantity" />
          <EditorField {...common} field="lotType" />
        </div>
      </FieldGroup>
      <FieldGroup name="making" lot={lot}>
        <EditorField {...common} field="creator" />
        <EditorField {...common} field="period" />
        <EditorField {...common} field="materials" />
        <div className={styles['pair']}>
          <EditorField {...common} field="dimensions" />
          <EditorField {...common} field="weight" />
        </div>
        <EditorField {...common} field="provenance" />
      </FieldGroup>
      <FieldGroup name="prices" lot={lot}>
        <div className={styles['pair']}>
          <EditorField {...common} field="startPrice" />
          <EditorField {...common} field="buyNow" />
        </div>
      </FieldGroup>
      {extras.length > 0 && (
        <FieldGroup name="platforms" lot={lot} extras={extras}>
          <div className={styles['pair']}>
            {extras.map((field) => (
              <EditorField key={field} {...common} field={field} />
            ))}
          </div>
        </FieldGroup>
      )}
      {seesPrivate && (
        <FieldGroup name="private" lot={lot} icon="lock">
          <div className={styles['pair']}>
            <EditorField {...common} field="reserve" />
            <EditorField {...common} field="consignor" />
          </div>
          <EditorField {...common} field="notes" />
        </FieldGroup>
      )}
      {!readOnly && (
        <FieldGroup name="whole" lot={lot}>
          <LotActions lot={shared} saleStatus={saleStatus} />
        </FieldGroup>
      )}
    </div>
  );
}
