import { usePageTitle } from '../../../shared/ui/layout/usePageTitle';
import type { ReactNode } from 'react';
import { hintText } from '../../../domain/sales/invitation';
import { failureTexts, useReadFailures } from '../../../shared/failureTexts';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/buttons/Button';
import { ButtonLink } from '../../../shared/ui/buttons/ButtonLink';
import { useAppDispatch } from '../../../store/hooks';
import { selectUser } from '../../auth/model/authSlice';
import { InvitationOffer } from './InvitationOffer';
import styles from './InvitationPage.module.css';
import { lookAgain, selectInvitation } from '../model/invitationSlice';
import { invitationTexts } from '../texts/invitationTexts';
import { useMembersSelector } from './membersHooks';

interface InvitationPageProps {
  /** Sends the mail that confirms the address: a part of another feature. */
  readonly verification: ReactNode;
  /** Signs out, not without a word about unsent work: a part of the whole application. */
  readonly signOut: ReactNode;
}

/** `/invitations/:invitationId`: what the link is about for this person, and what to do next. */
export function InvitationPage({ verification, signOut }: InvitationPageProps) {
  const texts = useTexts(invitationTexts);
  usePageTitle(texts.title);
  const failures = useReadFailures();
  const { tryAgain } = useTexts(failureTexts);
  const dispatch = useAppDispatch();
  const state = useMembersSelector(selectInvitation);
  const user = useMembersSelector(selectUser);
  const again = (words: string): ReactNode => <Button onClick={() => dispatch(lookAgain())}>{words}</Button>;
  const toSales = <ButtonLink href="/sales">{texts.toSales}</ButtonLink>;
  switch (state.status) {
    case 'none':
    case 'looking':
      return <Said title={texts.title}>{texts.looking}</Said>;
    case 'open':
    case 'answering':
      return <InvitationOffer state={state} />;
    case 'accepted':
      return <Said title={texts.title}>{texts.accepted}</Said>;
    case 'declined':
      return (
        <Said title={texts.declinedTitle} actions={toSales}>
          {texts.declined}
        </Said>
      );
    case 'unproved':
      return (
        <Said
          title={texts.unprovedTitle}
          actions={
            <>
              {verification}
              {again(texts.proved)}
            </>
          }
        >
          {texts.unproved(user?.email ?? '')}
        </Said>
      );
    case 'otherAddress':
      return (
        <Said
          title={texts.otherTitle}
          actions={
            <>
              {signOut}
              {toSales}
            </>
          }
        >
          {texts.other(hintText(state.hint), user?.email ?? texts.ownWithout)}
        </Said>
      );
    case 'used':
      return (
        <Said title={texts.usedTitle} actions={toSales}>
          {texts.used}
        </Said>
      );
    case 'ended': {
      const { byName, byEmail, saleTitle } = state.invitation;
      return (
        <Said title={texts.endedTitle} actions={toSales}>
          {texts.ended[state.why](byName === '' ? byEmail : `${byName} (${byEmail})`, saleTitle)}
        </Said>
      );
    }
    case 'gone':
      return (
        <Said title={texts.goneTitle} actions={toSales}>
          {texts.gone}
        </Said>
      );
    case 'failed':
      return (
        <Said title={texts.failedTitle} actions={again(tryAgain)}>
          {failures[state.code]}
        </Said>
      );
    case 'inside':
    case 'own': {
      const { email, saleId, saleTitle } = state.invitation;
      const isOwn = state.status === 'own';
      return (
        <Said
          title={isOwn ? texts.ownTitle : texts.insideTitle(saleTitle)}
          actions={<ButtonLink href={`/sales/${saleId}`}>{texts.toSale}</ButtonLink>}
        >
          {isOwn ? texts.own(email, saleTitle) : texts.inside}
        </Said>
      );
    }
  }
}

interface SaidProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

function Said({ title, actions, children }: SaidProps) {
  return (
    <div className={styles['page']} aria-live="polite">
      <h1 className={styles['title']}>{title}</h1>
      <p>{children}</p>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
