import { type ImportTarget, isOtherTarget, isPrivateTarget } from '../../../domain/imports/cells/targets';
import type { ChangeView } from '../../../domain/imports/desk/views';
import { type ExtraValue, isExtraField } from '../../../domain/lots/extras';
import { ruleOf } from '../../../domain/lots/lotFields';
import type { LotType } from '../../../domain/lots/lot';
import { type LotNumber, nameOfNumber, numberFields } from '../../../domain/numbering/lotNumber';
import type { Sale } from '../../../domain/sales/sale';
import { formatMoney } from '../../../domain/values/money';
import { importRuleTexts } from '../../../features/imports/model/importRuleTexts';
import { importTexts } from '../../../features/imports/model/importTexts';
import { ImportPage } from '../../../features/imports/ui/ImportPage';
import { extraName } from '../../../features/lots/model/extras/extraName';
import { selectExtraColumns, selectExtrasByField } from '../../../features/lots/model/extras/extrasSlice';
import { shownExtra } from '../../../features/lots/model/fields/extraCells';
import { extraTexts } from '../../../features/lots/model/texts/extraTexts';
import { textOfPastedTable } from '../../../features/lots/ui/clipboard/textOfPastedTable';
import { useLotsSelector } from '../../../features/lots/ui/shared/lotsHooks';
import { selectResultsPhase } from '../../../features/lots/model/phase/phaseSlice';
import { lotsTexts, lotTexts } from '../../../features/lots/model/texts/lotsTexts';
import { resultTexts } from '../../../features/lots/model/texts/resultTexts';
import { formatDay } from '../../../shared/formatDay';
import { lotName, resultWords } from '../../../features/lots/model/texts/lotWords';
import type { ChosenFiles } from '../../../services/files/ChosenFiles';
import { useLocale } from '../../../shared/messages/languageChoice';
import { useTexts } from '../../../shared/messages/useTexts';

/** The import into a sale, in the words of its lots. */
export function SaleImport({ sale, files }: { readonly sale: Sale; readonly files: ChosenFiles }) {
  const words = useTexts(lotTexts);
  const lots = useTexts(lotsTexts);
  const results = useTexts(resultTexts);
  const isEarly = useLotsSelector((state) => selectResultsPhase(state) === 'early');
  const texts = useTexts(importTexts);
  const rules = useTexts(importRuleTexts);
  const locale = useLocale();
  const extras = useTexts(extraTexts);
  const byField = useLotsSelector(selectExtrasByField);
  const columns = useLotsSelector(selectExtraColumns);
  const form = { locale, extras: { byField, yes: extras.yes, no: extras.no } };
  const fieldOf = (target: ImportTarget): string => {
    if (isOtherTarget(target)) return texts.targets[target];
    if (isExtraField(target)) return extraName(target, byField, extras);
    return isPrivateTarget(target) ? words.privateFields[target] : words.fields[target];
  };
  const valueOf = (view: ChangeView): string => {
    if (view.field === 'hammer') return resultWords(view.change.before, lots, { currency: sale.currency, locale });
    const {
      field,
      change: { before },
    } = view;
    if (before === null || before === '') return rules.nothing;
    if (field === null) return typeof before === 'object' ? nameOfNumber(before) : rules.nothing;
    if (isExtraField(field)) return shownExtra(before as ExtraValue, field, { ...form, currency: sale.currency });
    if (ruleOf(field).kind === 'money') return formatMoney(Number(before), sale.currency, locale);
    return field === 'lotType' ? words.lotTypes[before as LotType] : String(before);
  };
  const nameOfLot = (number: LotNumber | null): string => lotName(numberFields(number), words);
  return (
    <ImportPage
      sale={sale}
      files={files}
      readPasted={textOfPastedTable}
      words={{
        fieldOf,
        nameOfLot,
        valueOf,
        extras: columns.map(({ field }) => field),
        earlyResults: isEarly ? results.earlyText(formatDay(sale.date, locale)) : null,
      }}
    />
  );
}
