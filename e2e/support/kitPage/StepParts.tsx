import type { ComponentProps } from 'react';
import { CodeStep } from '../../../src/shared/ui/steps/CodeStep';
import { SecondFactorStep } from '../../../src/shared/ui/steps/SecondFactorStep';
import { StepFrame } from '../../../src/shared/ui/steps/StepFrame';
import { Button } from '../../../src/shared/ui/buttons/Button';
import { Part } from './Part';

const nothing = () => undefined;
const FACTORS = [
  { uid: 'phone', kind: 'phone', name: 'My phone', phoneNumber: '+*******0111' },
  { uid: 'app', kind: 'totp', name: null, phoneNumber: null },
] as const;
const STATES: readonly Pick<ComponentProps<typeof SecondFactorStep>, 'title' | 'factorUid' | 'status' | 'error'>[] = [
  { title: 'To be chosen', factorUid: null, status: 'choosing' },
  { title: 'Sending', factorUid: 'phone', status: 'sending' },
  { title: 'Waiting', factorUid: 'phone', status: 'waiting' },
  { title: 'Refused', factorUid: 'app', status: 'waiting', error: 'This code is not the right one.' },
];

/** Steps of a flow, which stand on pages and in dialogs. */
export function StepParts() {
  return (
    <Part name="Steps">
      {STATES.map((state) => (
        <div key={state.title} className="field">
          <SecondFactorStep factors={FACTORS} onChoose={nothing} onSend={nothing} onAnswer={nothing} {...state} />
        </div>
      ))}
      <div className="field">
        <CodeStep
          title="A code by message"
          intro="It went to +*******0111."
          busy={false}
          onSubmit={nothing}
          resend={{ rest: 24, onPress: nothing }}
          other={{ label: 'Another number', onPress: nothing }}
        />
      </div>
      <div className="field">
        <StepFrame title="A step without a field">
          <p>It says what is next.</p>
          <Button kind="primary">Go on</Button>
        </StepFrame>
      </div>
    </Part>
  );
}
