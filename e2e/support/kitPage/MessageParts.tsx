import { Button } from '../../../src/shared/ui/buttons/Button';
import { Banner, type Tone } from '../../../src/shared/ui/messages/Banner';
import { EmptyState } from '../../../src/shared/ui/messages/EmptyState';
import { InlineMessage } from '../../../src/shared/ui/messages/InlineMessage';
import { LotNumberTag } from '../../../src/shared/ui/messages/LotNumberTag';
import { ProgressBar } from '../../../src/shared/ui/messages/ProgressBar';
import { RefusalBanner } from '../../../src/shared/ui/messages/RefusalBanner';
import { UnreadBanner } from '../../../src/shared/ui/messages/UnreadBanner';
import { Spinner } from '../../../src/shared/ui/icon/Spinner';
import { type ChipState, StatusChip } from '../../../src/shared/ui/messages/StatusChip';
import { Part } from './Part';

const TONES: readonly Tone[] = ['info', 'good', 'warn', 'danger'];
/** Complete: a new state does not compile until it is here. */
const STATES: Readonly<Record<ChipState, true>> = {
  draft: true,
  ready: true,
  published: true,
  sold: true,
  passed: true,
  withdrawn: true,
  open: true,
  numbersLocked: true,
  closed: true,
  onDevice: true,
  sending: true,
  sent: true,
  needsAttention: true,
  uploading: true,
  paused: true,
  refused: true,
};

export function MessageParts() {
  return (
    <>
      <Part name="Messages">
        {TONES.map((tone) => (
          <div key={tone} className="message">
            <Banner tone={tone} title="A title" action={<Button>Try again</Button>}>
              What is, and what helps.
            </Banner>
            <InlineMessage tone={tone}>Beside what it is about.</InlineMessage>
          </div>
        ))}
      </Part>
      <Part name="What the server said">
        <div className="message">
          <RefusalBanner title="The sale was not deleted" code="permission-denied" />
        </div>
        <div className="message">
          <UnreadBanner title="The trash could not be read" code="unavailable" onRetry={() => undefined} />
        </div>
      </Part>
      <Part name="States">
        {Object.keys(STATES).map((state) => (
          <StatusChip key={state} state={state as ChipState} />
        ))}
        <LotNumberTag number="12A" size="sm" />
        <LotNumberTag number="12A" />
        <LotNumberTag number="12A" size="lg" />
        <LotNumberTag number={null} />
      </Part>
      <Part name="Progress, and nothing yet">
        <div className="message">
          <ProgressBar label="Photos" value={0.4} />
          <Spinner />
        </div>
        <EmptyState icon="photo" title="No lots yet" action={<Button kind="primary">Add photos</Button>}>
          Drop a folder of photos here; 12-1.jpg becomes lot 12.
        </EmptyState>
      </Part>
    </>
  );
}
