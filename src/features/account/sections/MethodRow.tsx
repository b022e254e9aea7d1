import { useId } from 'react';
import type { AuthUser } from '../../../services/auth/AuthGateway';
import { isProviderId } from '../../../services/auth/signInMethods';
import { ScrollLink } from '../../../shared/scroll/ScrollLink';
import { useTexts } from '../../../shared/messages/useTexts';
import { useAppDispatch } from '../../../store/hooks';
import { useConsidered } from '../../auth/signInMethods/useConsidered';
import { AccountButton } from '../shared/AccountButton';
import styles from '../shared/account.module.css';
import { linkProvider, unlinkMethod } from '../model/accountCommands';
import { useAccountSelector } from '../shared/accountHooks';
import { sectionLeft, selectSection } from '../model/accountSlice';
import { accountTexts } from '../texts/accountTexts';
import { Mark } from '../shared/Mark';
import { SectionResult } from '../shared/SectionResult';
import { useMethodName } from '../shared/useMethodName';
import { isLastMethod, methodOf } from '../model/methodsOf';

/** The id of the note that says why none of the rows can be changed without a connection. */
export const METHODS_OFFLINE = 'methods-offline';

interface MethodRowProps {
  readonly providerId: string;
  readonly user: AuthUser;
}

/** One way to sign in: whether the account has it, and the button that adds or removes it. */
export function MethodRow({ providerId, user }: MethodRowProps) {
  const dispatch = useAppDispatch();
  const { methods: texts } = useTexts(accountTexts);
  const name = useMethodName()(providerId);
  const whyNot = useId();
  const considered = useConsidered(isProviderId(providerId) ? providerId : 'password');
  const link = useAccountSelector((state) => selectSection(state, `link:${providerId}`));
  const unlink = useAccountSelector((state) => selectSection(state, `unlink:${providerId}`));
  const linked = methodOf(user, providerId);
  const isLast = isLastMethod(user, providerId);

  const remove = (): void => {
    dispatch(sectionLeft({ section: `link:${providerId}` }));
    dispatch(unlinkMethod({ providerId }));
  };

  return (
    <li className={styles['row']}>
      <Mark way={providerId} />
      <div className={styles['rowText']}>
        <span>{name}</span>
        <span className={styles['rowDetail']}>
          {linked === undefined ? texts.notLinked : (linked.email ?? linked.displayName ?? texts.linked)}
        </span>
      </div>
      {linked !== undefined ? (
        <AccountButton
          note={METHODS_OFFLINE}
          busy={unlink.status === 'working'}
          disabledBy={isLast ? whyNot : undefined}
          aria-label={texts.unlink(name)}
          onClick={remove}
        >
          {texts.remove}
        </AccountButton>
      ) : isProviderId(providerId) ? (
        <AccountButton
          note={METHODS_OFFLINE}
          busy={link.status === 'working'}
          {...considered}
          aria-label={texts.link(name)}
          onClick={() => {
            dispatch(sectionLeft({ section: `unlink:${providerId}` }));
            dispatch(linkProvider({ providerId }));
          }}
        >
          {texts.add}
        </AccountButton>
      ) : (
        <ScrollLink to="password" className={styles['rowLink']}>
          {texts.toPassword}
        </ScrollLink>
      )}
      {linked !== undefined && isLast && (
        <p id={whyNot} className={styles['rowReason']}>
          {texts.last}
        </p>
      )}
      <div className={styles['rowResult']}>
        <SectionResult
          section={`link:${providerId}`}
          done={texts.linkDone(name)}
          isSaidElsewhere={(code) => code === 'credential-already-in-use'}
        />
        <SectionResult section={`unlink:${providerId}`} done={texts.unlinkDone(name)} />
      </div>
    </li>
  );
}
