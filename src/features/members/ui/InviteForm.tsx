import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { endOf, readAddress } from '../../../domain/sales/invitation';
import type { Sale } from '../../../domain/sales/sale';
import { useTexts } from '../../../shared/messages/useTexts';
import { Banner } from '../../../shared/ui/messages/Banner';
import { Button } from '../../../shared/ui/buttons/Button';
import { Link } from '../../../shared/ui/navigation/Link';
import { SelectField } from '../../../shared/ui/fields/SelectField';
import { TextField } from '../../../shared/ui/fields/TextField';
import { useAppDispatch } from '../../../store/hooks';
import { selectUser } from '../../auth/model/authSlice';
import { useMembersSelector } from './membersHooks';
import { selectCards, selectInvitations } from '../model/membersSlice';
import { membersTexts } from '../texts/membersTexts';
import { invitePerson, selectInvited, selectWork } from '../model/memberWorkSlice';
import styles from './People.module.css';
import { WorkRefusal } from './WorkRefusal';

type Problem = 'addressWrong' | 'addressInside' | 'addressInvited';

/** Makes an invitation for one address. Where an invitation is not possible yet, it says what has to come first. */
export function InviteForm({ sale }: { readonly sale: Sale }) {
  const texts = useTexts(membersTexts);
  const user = useMembersSelector(selectUser);
  if (user === null) return null;
  return (
    <>
      <h3 className={styles['subtitle']}>{texts.invite}</h3>
      {user.emailVerified && user.email !== null ? (
        <Form sale={sale} />
      ) : (
        <Banner action={<Link href="/account#email">{texts.toAccount}</Link>}>
          {user.isAnonymous ? texts.needsAccount : texts.proveFirst}
        </Banner>
      )}
    </>
  );
}

function Form({ sale }: { readonly sale: Sale }) {
  const texts = useTexts(membersTexts);
  const dispatch = useAppDispatch();
  const cards = useMembersSelector(selectCards);
  const invitations = useMembersSelector(selectInvitations);
  const invited = useMembersSelector(selectInvited);
  const { status } = useMembersSelector((state) => selectWork(state, 'invite'));
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const invitedId = invited?.id;
  // The address of an invitation that was made makes room for the next one; who typed it stays where they are.
  useEffect(() => {
    if (invitedId !== undefined) form.current?.reset();
  }, [invitedId]);

  const problemOf = (address: string | null): Problem | null => {
    if (address === null) return 'addressWrong';
    if (Object.values(cards).some(({ email }) => email?.toLowerCase() === address)) return 'addressInside';
    const isGood = invitations?.some(
      (each) => each.email === address && each.state === 'open' && endOf(each, sale.roles) === null,
    );
    return isGood === true ? 'addressInvited' : null;
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const typed = data.get('address');
    const email = readAddress(typeof typed === 'string' ? typed : '');
    const found = problemOf(email);
    setProblem(found);
    if (email === null || found !== null) {
      event.currentTarget.querySelector<HTMLElement>('[name="address"]')?.focus();
      return;
    }
    dispatch(invitePerson({ saleId: sale.id, email, role: data.get('role') === 'viewer' ? 'viewer' : 'editor' }));
  };

  return (
    <form ref={form} className={styles['invite']} onSubmit={submit} noValidate>
      <TextField
        label={texts.address}
        name="address"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        hint={texts.addressHint}
        error={problem === null ? undefined : texts[problem]}
      />
      <SelectField label={texts.role} name="role" defaultValue="editor">
        <option value="editor">{texts.roles.editor}</option>
        <option value="viewer">{texts.roles.viewer}</option>
      </SelectField>
      <Button type="submit" icon="add" busy={status === 'working'}>
        {texts.makeLink}
      </Button>
      <div role="status">{invited !== null && <Banner tone="good">{texts.made(invited.email)}</Banner>}</div>
      <WorkRefusal keys={['invite']} />
    </form>
  );
}
