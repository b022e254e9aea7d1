import { useTexts } from '../../shared/messages/useTexts';
import { Banner } from '../../shared/ui/messages/Banner';
import { InlineMessage } from '../../shared/ui/messages/InlineMessage';
import { RefusalBanner } from '../../shared/ui/messages/RefusalBanner';
import { useSaleSettingsSelector } from './salesHooks';
import { selectSetting, type SettingsPart } from './saleSettingsSlice';
import { saleSettingsTexts } from './saleSettingsTexts';

interface SettingRefusalProps {
  /** Null where it may be any sale's, as in the list. */
  readonly saleId: string | null;
  readonly part: SettingsPart;
  /** What was not done, as a title. */
  readonly refused: string;
}

/** Why one part of a sale was not saved. */
export function SettingRefusal({ saleId, part, refused }: SettingRefusalProps) {
  const texts = useTexts(saleSettingsTexts);
  const state = useSaleSettingsSelector((root) => selectSetting(root, saleId, part));
  if (state.status !== 'refused') return null;
  if (state.code !== 'sale-has-prices') return <RefusalBanner title={refused} code={state.code} />;
  return (
    <Banner tone="danger" role="alert" title={refused}>
      {texts.currencyFixed}
    </Banner>
  );
}

interface SettingOutcomeProps extends SettingRefusalProps {
  readonly done: string;
}

/** What became of saving one part of a sale. */
export function SettingOutcome({ done, ...refusal }: SettingOutcomeProps) {
  const state = useSaleSettingsSelector((root) => selectSetting(root, refusal.saleId, refusal.part));
  return (
    <>
      <SettingRefusal {...refusal} />
      <div role="status">{state.status === 'done' && <InlineMessage tone="good">{done}</InlineMessage>}</div>
    </>
  );
}
