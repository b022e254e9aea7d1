import { InlineMessage } from '../../../shared/ui/messages/InlineMessage';
import { useAccountSelector } from './accountHooks';
import { type AccountCode, type AccountSection, selectSection } from '../model/accountSlice';
import { useAccountMessage } from './useAccountMessage';

interface SectionResultProps {
  readonly section: AccountSection;
  /** What is said when it went well. */
  readonly done: string;
  /** Whether a refusal is said elsewhere, beside its field. */
  readonly isSaidElsewhere?: (code: AccountCode) => boolean;
}

/** What came of a section's work, beside it. It is read out when it happens. */
export function SectionResult({ section, done, isSaidElsewhere = () => false }: SectionResultProps) {
  const state = useAccountSelector((all) => selectSection(all, section));
  const message = useAccountMessage();
  return (
    <>
      <div role="status">{state.status === 'done' && <InlineMessage tone="good">{done}</InlineMessage>}</div>
      {state.status === 'refused' && !isSaidElsewhere(state.code) && (
        <InlineMessage tone="danger" role="alert">
          {message(state.code)}
        </InlineMessage>
      )}
    </>
  );
}
