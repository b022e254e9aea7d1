import { useMemo } from 'react';
import { kindOfOwn } from '../../../domain/platforms/house/ownColumns';
import { isPrivateTarget } from '../../../domain/imports/cells/targets';
import { extraField, extraId } from '../../../domain/lots/extras';
import { PLATFORM_EXTRAS } from '../../../domain/platforms/profiles/knownExtras';
import type { MappedField } from '../../../domain/platforms/profiles/ownSource';
import type { Sale } from '../../../domain/sales/sale';
import { failureSentence } from '../../../features/imports/model/importSentences';
import { importRuleTexts } from '../../../features/imports/model/importRuleTexts';
import { extraName } from '../../../features/lots/model/extras/extraName';
import { selectExtrasByField } from '../../../features/lots/model/extras/extrasSlice';
import { selectPhotosByLot, selectPlatformLots } from '../../../features/lots/model/outgoing/platformLots';
import { extraTexts } from '../../../features/lots/model/texts/extraTexts';
import { lotTexts } from '../../../features/lots/model/texts/lotsTexts';
import { useLotsSelector } from '../../../features/lots/ui/shared/lotsHooks';
import { useFieldNames } from '../../../features/lots/ui/fields/useFieldNames';
import { OwnPlatformPage } from '../../../features/platforms/ui/own/OwnPlatformPage';
import { useSaleSettingsSelector } from '../../../features/sales/salesHooks';
import { saveOwnPlatform, selectSetting } from '../../../features/sales/saleSettingsSlice';
import type { ChosenFiles } from '../../../services/files/ChosenFiles';
import { useTexts } from '../../../shared/messages/useTexts';
import { useAppDispatch } from '../../../store/hooks';

const ALL_LOTS = { lots: 'all', numbers: '' } as const;

interface SaleOwnPlatformProps {
  readonly sale: Sale;
  readonly platformId: string | null;
  readonly files: ChosenFiles;
}

/** The platform of a house, with the words and the lots of the sale. */
export function SaleOwnPlatform({ sale, platformId, files }: SaleOwnPlatformProps) {
  const dispatch = useAppDispatch();
  const saving = useSaleSettingsSelector((state) => selectSetting(state, sale.id, 'ownPlatforms'));
  const code = saving.status === 'refused' && saving.code !== 'sale-has-prices' ? saving.code : null;
  const words = useTexts(lotTexts);
  const rules = useTexts(importRuleTexts);
  const extras = useTexts(extraTexts);
  const byField = useLotsSelector(selectExtrasByField);
  const lots = useLotsSelector((state) => selectPlatformLots(state, ALL_LOTS));
  const photos = useLotsSelector(selectPhotosByLot);
  const mapping = useMemo(() => {
    const fieldOf = (field: MappedField): string =>
      isPrivateTarget(field) ? words.privateFields[field] : words.fields[field];
    const own = Object.values(byField).flatMap((column) => (column === undefined ? [] : [extraId(column.field)]));
    const ids = [...new Set([...own.filter((id) => kindOfOwn(id) !== null), ...own, ...PLATFORM_EXTRAS])];
    return { fieldOf, extras: ids.map((id) => ({ id, name: extraName(extraField(id), byField, extras) })) };
  }, [words, byField, extras]);
  const fieldNames = useFieldNames();
  return (
    <OwnPlatformPage
      {...{ sale, platformId, files, lots, photos, fieldNames }}
      words={mapping}
      failureOf={(reason) => failureSentence(reason, rules)}
      saving={{ status: saving.status, code }}
      onSave={(change, platforms) => dispatch(saveOwnPlatform({ saleId: sale.id, change, platforms }))}
    />
  );
}
