import { type ReactNode, useMemo } from 'react';
import type { PhotosByLot, PlatformLot, PlatformSale } from '../../../domain/platforms/platformLot';
import { choicesFor } from '../../../domain/platforms/profiles/chosen';
import { type BundleForm, inForm, isWorkbook } from '../../../domain/platforms/file/workbookForm';
import type { Profile } from '../../../domain/platforms/profile';
import type { Problem } from '../../../domain/platforms/problem';
import { checkSale } from '../../../domain/platforms/validate/checkSale';
import type { PlatformProblems } from '../../../domain/platforms/validate/saleCheck';
import type { SentComparison } from '../../../domain/platforms/sent/compareSent';
import type { latestNamesFor } from '../../../domain/sales/categoryNames';
import { canEdit, type Sale } from '../../../domain/sales/sale';
import { useTexts } from '../../../shared/messages/useTexts';
import { SalePage } from '../../../shared/ui/layout/SalePage';
import { SettingsSection } from '../../../shared/ui/layout/SettingsSection';
import { InlineMessage } from '../../../shared/ui/messages/InlineMessage';
import { useAppDispatch } from '../../../store/hooks';
import { selectUid } from '../../auth/model/authSlice';
import { downloadBundle, selectExport } from '../model/exportSlice';
import { type LotFix, planFixes } from '../../../domain/platforms/validate/planFixes';
import { platformSale } from '../model/platformSale';
import { exportTexts } from '../texts/exportTexts';
import { BundleSection } from './BundleSection';
import { CategoryNames } from './CategoryNames';
import { useExportSelector } from './exportHooks';
import { ProblemList } from './ProblemList';
import { SentSection } from './sent/SentSection';
import { useExportMoment } from './sent/useExportMoment';

export interface LotsCheck {
  readonly status: 'idle' | 'working' | 'live' | 'failed';
  readonly problemsOf: (lotId: string) => PlatformProblems | undefined;
}

const NO_PROBLEMS: readonly Problem[] = [];

/** In a workbook a text is a text: no spreadsheet runs it. */
const isInForm = (profile: Profile, form: BundleForm) =>
  isWorkbook(inForm(profile, form)) ? ({ detail }: Problem) => detail.rule !== 'formula' : () => true;

interface ExportPageProps {
  readonly sale: Sale;
  /** The lots that go out; null while they are not all read, or the person may not see what the files hold. */
  readonly lots: readonly PlatformLot[] | null;
  readonly photos: PhotosByLot;
  /** Photos that are on their way from this device to the server. */
  readonly unsent: number;
  /** The numbers of the lots that are chosen in the table, as a person would type them. */
  readonly chosenNumbers: string;
  /** How fields and lots are called: words of another feature. */
  readonly fieldNames: PlatformSale['fieldNames'];
  readonly nameOf: (lot: PlatformLot) => string;
  readonly onFix: (edits: readonly LotFix[]) => void;
  /** What the chosen platform says to each lot; a worker finds it. */
  readonly check: LotsCheck;
  /** What has changed since it was sent to the chosen platform; null while that is not known. */
  readonly comparison: SentComparison | null;
  /** What a person is called; null for one who is not in the sale any more. */
  readonly personName: (uid: string) => string | null;
  /** What the latest other sale of the person called its categories on a platform. */
  readonly earlierNames: (platformId: string) => ReturnType<typeof latestNamesFor>;
  /** The section that gives the lots as a list: everyone in the sale may have one. */
  readonly workList: ReactNode;
}

/** `/sales/:saleId/export`: what a platform would refuse, and the file that it takes. */
export function ExportPage({ workList, ...props }: ExportPageProps) {
  const { sale, lots } = props;
  const texts = useTexts(exportTexts);
  const uid = useExportSelector(selectUid);
  const editable = uid !== null && canEdit(sale, uid);
  const note = !editable ? (
    <InlineMessage>{texts.onlyEditors}</InlineMessage>
  ) : (
    lots === null && <InlineMessage role="status">{texts.reading}</InlineMessage>
  );
  return (
    <SalePage title={texts.title} note={note}>
      {editable && lots !== null && <WholeExport {...props} lots={lots} />}
      {workList}
    </SalePage>
  );
}

function WholeExport({
  sale,
  lots,
  photos,
  unsent,
  chosenNumbers,
  fieldNames,
  nameOf,
  onFix,
  comparison,
  personName,
  check,
  earlierNames,
}: Omit<ExportPageProps, 'workList'> & { lots: readonly PlatformLot[] }) {
  const dispatch = useAppDispatch();
  const texts = useTexts(exportTexts);
  const { platformId, lots: which, numbers, withPhotos, form } = useExportSelector(selectExport);
  const choices = choicesFor(sale);
  const profile = choices.find(({ id }) => id === platformId) ?? choices[0];
  const { day, wasSent } = useExportMoment(sale, profile?.id ?? '');
  const problems = useMemo(() => {
    if (profile === undefined) return [];
    const ofSale = checkSale(lots.length, platformSale(sale, fieldNames), profile, { day, wasSent, withPhotos });
    return [
      // A part of a sale may be small: the rest is there already.
      ...(which === 'changed' ? ofSale.filter(({ detail }) => detail.rule !== 'tooFewLots') : ofSale),
      ...lots.flatMap(({ id }) => check.problemsOf(id)?.[profile.id] ?? NO_PROBLEMS).filter(isInForm(profile, form)),
    ];
  }, [lots, check, sale, fieldNames, profile, which, form, day, wasSent, withPhotos]);
  if (profile === undefined) return null;
  return (
    <>
      <SettingsSection name="bundle" title={texts.bundle} intro={texts.bundleIntro}>
        <BundleSection
          profile={profile}
          choices={choices}
          lots={lots}
          photos={photos}
          unsent={unsent}
          chosenNumbers={chosenNumbers}
          refused={problems.filter(({ severity }) => severity === 'refused').length}
          onDownload={(way) =>
            dispatch(
              downloadBundle({
                saleId: sale.id,
                platformId: profile.id,
                lots: which,
                numbers,
                withPhotos,
                form,
                way,
                fieldNames,
              }),
            )
          }
        />
      </SettingsSection>
      <SettingsSection name="problems" title={texts.problems}>
        {check.status === 'failed' && (
          <InlineMessage tone="danger" role="alert">
            {texts.notChecked}
          </InlineMessage>
        )}
        {(check.status === 'idle' || check.status === 'working') && (
          <InlineMessage role="status">{texts.checking}</InlineMessage>
        )}
        <ProblemList
          isWhole={check.status === 'live'}
          saleId={sale.id}
          problems={problems}
          lots={lots}
          nameOf={nameOf}
          onFix={(chosen) => {
            const edits = planFixes(chosen, lots, sale.currency);
            if (edits.length > 0) onFix(edits);
          }}
        />
      </SettingsSection>
      <SentSection {...{ sale, profile, comparison, personName }} />
      <CategoryNames sale={sale} profile={profile} lots={lots} earlier={earlierNames(profile.id)} />
    </>
  );
}
