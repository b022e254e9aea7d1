import { selectIsLeaving, selectUser } from '../../../features/auth/model/authSlice';
import { usePanel } from '../../../features/navigation/ui/usePanel';
import { useSignOutFlowSelector } from '../../../features/signOutFlow/signOutFlowHooks';
import { signOutAsked, selectSignOutStatus } from '../../../features/signOutFlow/signOutFlowSlice';
import { useTexts } from '../../../shared/messages/useTexts';
import { Menu } from '../../../shared/ui/buttons/Menu';
import { Avatar } from '../../../shared/ui/icon/Avatar';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { memberTexts } from '../../texts/memberTexts';
import { workspaceTexts } from '../../texts/workspaceTexts';
import { ACCOUNT_PATH } from './AccountLink';

/** Who is signed in, the way to the account, and the way out: the SignOutDialog of the page asks when work would be lost. */
export function AccountMenu() {
  const dispatch = useAppDispatch();
  const texts = useTexts(memberTexts);
  const words = useTexts(workspaceTexts);
  const user = useAppSelector(selectUser);
  const isBusy = useSignOutFlowSelector((state) => selectIsLeaving(state) || selectSignOutStatus(state) === 'looking');
  const [open, setOpen] = usePanel('account-menu');
  const name = user?.displayName || user?.email || user?.phoneNumber || texts.guest;
  const isAnonymous = user?.isAnonymous === true;
  return (
    <Menu
      plain
      label={texts.accountOf(name)}
      shown={<Avatar name={user?.displayName || user?.email || ''} photoURL={user?.photoURL ?? null} />}
      open={open}
      onOpen={setOpen}
      note={
        <>
          <strong dir="auto">{name}</strong>
          {user?.email && user.email !== name && <div dir="auto">{user.email}</div>}
          {isAnonymous && <div>{texts.anonymous}</div>}
        </>
      }
      items={[
        { id: 'account', words: isAnonymous ? texts.keep : words.account, href: ACCOUNT_PATH },
        { id: 'sales', words: words.mySales, href: '/sales' },
        {
          id: 'signOut',
          words: words.signOut,
          ...(isBusy && { disabledWhy: words.signingOut }),
          onChoose: () => dispatch(signOutAsked()),
        },
      ]}
    />
  );
}
