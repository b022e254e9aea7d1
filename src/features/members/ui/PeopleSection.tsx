import { isOnlyOwner } from '../../../domain/sales/membership';
import { ROLES, type Sale } from '../../../domain/sales/sale';
import { useTexts } from '../../../shared/messages/useTexts';
import { SettingsSection } from '../../../shared/ui/layout/SettingsSection';
import { selectUid } from '../../auth/model/authSlice';
import { InviteForm } from './InviteForm';
import { InvitationList } from './InvitationList';
import { LeaveSale } from './LeaveSale';
import { MemberRow } from './MemberRow';
import { useMembersSelector } from './membersHooks';
import { membersTexts } from '../texts/membersTexts';
import styles from './People.module.css';

/** Who is in a sale, as what; for its owners, who else is to come in. */
export function PeopleSection({ sale }: { readonly sale: Sale }) {
  const texts = useTexts(membersTexts);
  const uid = useMembersSelector(selectUid);
  if (uid === null) return null;
  const isOwner = sale.roles[uid] === 'owner';
  const members = Object.entries(sale.roles).sort(
    ([a, roleOfA], [b, roleOfB]) => ROLES.indexOf(roleOfA) - ROLES.indexOf(roleOfB) || a.localeCompare(b),
  );
  return (
    <SettingsSection name="people" title={texts.people} intro={texts.intro}>
      <ul className={styles['list']} aria-label={texts.people}>
        {members.map(([member, role]) => (
          <MemberRow
            key={member}
            saleId={sale.id}
            uid={member}
            role={role}
            isMe={member === uid}
            isFixed={isOnlyOwner(sale.roles, member)}
            mayChange={isOwner}
          />
        ))}
      </ul>
      {isOwner && <InviteForm sale={sale} />}
      {isOwner && <InvitationList sale={sale} />}
      <LeaveSale sale={sale} isFixed={isOnlyOwner(sale.roles, uid)} />
    </SettingsSection>
  );
}
