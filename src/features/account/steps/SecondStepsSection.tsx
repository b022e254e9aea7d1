import { type ReactNode } from 'react';
import { useTexts } from '../../../shared/messages/useTexts';
import { Icon } from '../../../shared/ui/icon/Icon';
import { InlineMessage } from '../../../shared/ui/messages/InlineMessage';
import { SettingsSection } from '../../../shared/ui/layout/SettingsSection';
import { useAppDispatch } from '../../../store/hooks';
import { selectUser } from '../../auth/model/authSlice';
import { AccountButton } from '../shared/AccountButton';
import styles from '../shared/account.module.css';
import { leaveEnrolment, removeFactor, startEnrolment } from '../model/accountCommands';
import { useAccountSelector } from '../shared/accountHooks';
import { selectFactors } from '../model/accountSlice';
import { accountTexts } from '../texts/accountTexts';
import { AppEnrolmentDialog } from './AppEnrolmentDialog';
import { selectEnrolment } from '../model/enrolmentSlice';
import { FactorRow } from './FactorRow';
import { PhoneEnrolment } from './PhoneEnrolment';
import { SectionResult } from '../shared/SectionResult';
import { Unfolding } from '../shared/Unfolding';
import { useAccountMessage } from '../shared/useAccountMessage';
import { usePanel } from '../../navigation/ui/usePanel';

interface SecondStepsSectionProps {
  /** Sends the mail that confirms the address: a second step needs a confirmed one. */
  readonly verification: ReactNode;
}

/** What is asked for after the first way to sign in. */
export function SecondStepsSection({ verification }: SecondStepsSectionProps) {
  const dispatch = useAppDispatch();
  const { secondSteps: texts, sections } = useTexts(accountTexts);
  const [removed, setRemoved] = usePanel<string | null>('removed-second-step', null);
  const user = useAccountSelector(selectUser);
  const factors = useAccountSelector(selectFactors);
  const isVerified = user !== null && user.email !== null && user.emailVerified;
  return (
    <SettingsSection name="second-step" title={sections.secondSteps} intro={texts.intro}>
      {factors.length === 0 ? (
        <p className={styles['quiet']}>{texts.none}</p>
      ) : (
        <ul className={styles['rows']} aria-label={texts.list}>
          {factors.map((factor) => (
            <FactorRow
              key={factor.uid}
              factor={factor}
              isOnly={factors.length === 1}
              onRemove={() => {
                setRemoved(factor.uid);
                dispatch(removeFactor({ uid: factor.uid }));
              }}
            />
          ))}
        </ul>
      )}
      {/* Outside the list: the row is gone when it is said. */}
      {removed !== null && <SectionResult section={`factor:${removed}`} done={texts.removed} />}
      {isVerified ? (
        <AddSecondStep />
      ) : (
        <div className={styles['stack']}>
          <InlineMessage tone="warn">{texts.needsEmail}</InlineMessage>
          {user?.email !== null && verification}
        </div>
      )}
      <details className={styles['lost']}>
        <summary>
          <Icon name="chevronRight" /> {texts.lost}
        </summary>
        <p>{texts.lostText}</p>
      </details>
    </SettingsSection>
  );
}

function AddSecondStep() {
  const dispatch = useAppDispatch();
  const { secondSteps: texts, enrolment: words } = useTexts(accountTexts);
  const message = useAccountMessage();
  const enrolment = useAccountSelector(selectEnrolment);
  const [opened, setOpened] = usePanel('add-phone-step');
  const isOfPhone = 'kind' in enrolment && enrolment.kind === 'phone';
  const isOfApp = 'kind' in enrolment && enrolment.kind === 'totp';
  const phoneOpen = isOfPhone || (opened && enrolment.status === 'idle');
  return (
    <>
      <div className={styles['actions']}>
        {!phoneOpen && (
          <AccountButton
            busy={enrolment.status === 'starting'}
            onClick={() => {
              setOpened(false);
              dispatch(startEnrolment({ kind: 'totp' }));
            }}
          >
            {texts.addApp}
          </AccountButton>
        )}
        <Unfolding
          label={texts.addPhone}
          open={phoneOpen}
          onOpen={() => {
            dispatch(leaveEnrolment());
            setOpened(true);
          }}
        >
          <PhoneEnrolment
            onClose={() => {
              dispatch(leaveEnrolment());
              setOpened(false);
            }}
          />
        </Unfolding>
      </div>
      <AppEnrolmentDialog />
      <div role="status">
        {enrolment.status === 'done' && <InlineMessage tone="good">{words.done(enrolment.name)}</InlineMessage>}
      </div>
      {enrolment.status === 'refused' && isOfApp && (
        <InlineMessage tone="danger" role="alert">
          {message(enrolment.code)}
        </InlineMessage>
      )}
    </>
  );
}
