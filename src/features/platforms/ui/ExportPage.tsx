import { useMemo } from 'react';
import { validate } from '../../../domain/platforms/validate/validator';
import { canEdit, type Sale } from '../../../domain/sales/sale';
import { newId } from '../../../shared/id';
import { lotFieldNames } from '../../../shared/lotFieldNames';
import { useTexts } from '../../../shared/messages/useTexts';
import { Icon } from '../../../shared/ui/icon/Icon';
import { SettingsSection } from '../../../shared/ui/layout/SettingsSection';
import { InlineMessage } from '../../../shared/ui/messages/InlineMessage';
import { Link } from '../../../shared/ui/navigation/Link';
import { useAppDispatch } from '../../../store/hooks';
import { selectUid } from '../../auth/model/authSlice';
import { editLots } from '../../lots/model/operations/lotCommands';
import { lotTexts } from '../../lots/model/texts/lotsTexts';
import { downloadBundle, selectExport } from '../model/exportSlice';
import { planFixes } from '../model/planFixes';
import { CHOICES, selectIsWholeSaleRead, selectPhotosByLot, selectPlatformLots } from '../model/platformLots';
import { platformSale } from '../model/platformSale';
import { exportTexts } from '../texts/exportTexts';
import { BundleForm } from './BundleForm';
import { useExportSelector } from './exportHooks';
import styles from './ExportPage.module.css';
import { ProblemList } from './ProblemList';

/** `/sales/:saleId/export`: what a platform would refuse, and the file that it takes. */
export function ExportPage({ sale }: { readonly sale: Sale }) {
  const texts = useTexts(exportTexts);
  const uid = useExportSelector(selectUid);
  const isRead = useExportSelector(selectIsWholeSaleRead);
  const editable = uid !== null && canEdit(sale, uid);
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <Link href={`/sales/${sale.id}`} className={styles['back']}>
          <Icon name="chevronLeft" /> {texts.toLots}
        </Link>
        <h1 className={styles['title']}>{texts.title}</h1>
        <p className={styles['sale']} dir="auto">
          {sale.title}
        </p>
        {!editable && <InlineMessage>{texts.onlyEditors}</InlineMessage>}
        {editable && !isRead && <InlineMessage role="status">{texts.reading}</InlineMessage>}
      </header>
      {editable && isRead && <WholeExport sale={sale} />}
    </div>
  );
}

function WholeExport({ sale }: { readonly sale: Sale }) {
  const dispatch = useAppDispatch();
  const texts = useTexts(exportTexts);
  const words = useTexts(lotTexts);
  const { platformId, lots: which } = useExportSelector(selectExport);
  const lots = useExportSelector((state) => selectPlatformLots(state, which));
  const photos = useExportSelector(selectPhotosByLot);
  const profile = CHOICES.find(({ id }) => id === platformId) ?? CHOICES[0];
  const fieldNames = useMemo(
    () =>
      Object.fromEntries(
        Object.keys(lotFieldNames).map((name) => [name, words.fields[name as keyof typeof lotFieldNames]]),
      ),
    [words],
  );
  const problems = useMemo(
    () => (profile === undefined ? [] : validate(lots, photos, platformSale(sale, fieldNames), profile)),
    [lots, photos, sale, fieldNames, profile],
  );
  if (profile === undefined) return null;
  const refused = problems.filter(({ severity }) => severity === 'refused').length;
  return (
    <>
      <SettingsSection name="bundle" title={texts.bundle} intro={texts.bundleIntro}>
        <BundleForm
          profile={profile}
          count={lots.length}
          refused={refused}
          onDownload={() =>
            dispatch(downloadBundle({ saleId: sale.id, platformId: profile.id, lots: which, fieldNames }))
          }
        />
      </SettingsSection>
      <SettingsSection name="problems" title={texts.problems}>
        <ProblemList
          saleId={sale.id}
          problems={problems}
          lots={lots}
          onFix={(chosen) => {
            const edits = planFixes(chosen, lots, sale.currency);
            if (edits.length > 0) dispatch(editLots({ group: newId(), edits }));
          }}
        />
      </SettingsSection>
    </>
  );
}
