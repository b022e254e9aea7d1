import { ROLES, type Role } from '../../../domain/sales/sale';
import { useTexts } from '../../../shared/messages/useTexts';
import { AskDialog } from '../../../shared/ui/dialogs/AskDialog';
import { Avatar } from '../../../shared/ui/icon/Avatar';
import { IconButton } from '../../../shared/ui/buttons/IconButton';
import { SelectField } from '../../../shared/ui/fields/SelectField';
import { useAppDispatch } from '../../../store/hooks';
import { memberName } from '../model/memberName';
import { useMembersSelector } from './membersHooks';
import { selectCard } from '../model/membersSlice';
import { membersTexts } from '../texts/membersTexts';
import { changeRole, removeMember } from '../model/memberWorkSlice';
import styles from './People.module.css';
import { WorkRefusal } from './WorkRefusal';
import { usePanel } from '../../navigation/ui/usePanel';

interface MemberRowProps {
  readonly saleId: string;
  readonly uid: string;
  readonly role: Role;
  readonly isMe: boolean;
  /** Nobody else owns the sale. */
  readonly isFixed: boolean;
  readonly mayChange: boolean;
}

/** What is asked about before it is done: each gives away what only somebody else can give back. */
type Question = { readonly kind: 'remove' } | { readonly kind: 'owner' | 'stepDown'; readonly role: Role };

/** One member: who it is, as what, and for owners how to change that. */
export function MemberRow({ saleId, uid, role, isMe, isFixed, mayChange }: MemberRowProps) {
  const texts = useTexts(membersTexts);
  const dispatch = useAppDispatch();
  const card = useMembersSelector((state) => selectCard(state, uid));
  const [question, setQuestion] = usePanel<Question | null>(`member:${uid}`, null);
  const name = memberName(card, texts.nameless);
  const asked = question === null ? null : wordsOf(question, name, texts);

  const choose = (next: Role): void => {
    if (next === 'owner') setQuestion({ kind: 'owner', role: next });
    else if (isMe) setQuestion({ kind: 'stepDown', role: next });
    else dispatch(changeRole({ saleId, uid, role: next }));
  };
  const confirm = (): void => {
    if (question?.kind === 'remove') dispatch(removeMember({ saleId, uid }));
    else if (question !== null) dispatch(changeRole({ saleId, uid, role: question.role }));
    setQuestion(null);
  };

  return (
    <li className={styles['row']}>
      <Avatar name={card?.name || card?.email || ''} photoURL={null} />
      <span className={styles['who']}>
        <span className={styles['name']} dir="auto">
          {isMe ? texts.you(name) : name}
        </span>
        {card !== undefined && card.email !== null && card.email !== name && (
          <span className={styles['address']}>{card.email}</span>
        )}
      </span>
      {mayChange ? (
        <div className={styles['role']}>
          <SelectField
            label={texts.role}
            aria-label={texts.roleOf(name)}
            value={role}
            disabledWhy={isFixed ? texts.lastOwner : undefined}
            onChange={(event) => {
              const next = ROLES.find((each) => each === event.target.value);
              if (next !== undefined) choose(next);
            }}
          >
            {ROLES.map((each) => (
              <option key={each} value={each}>
                {texts.roles[each]}
              </option>
            ))}
          </SelectField>
        </div>
      ) : (
        <span>{texts.roles[role]}</span>
      )}
      {mayChange && !isMe && (
        <IconButton icon="close" label={texts.remove(name)} onClick={() => setQuestion({ kind: 'remove' })} />
      )}
      <WorkRefusal keys={[`role:${uid}`, `remove:${uid}`]} />
      {asked !== null && (
        <AskDialog
          title={asked.title}
          yes={asked.yes}
          cancel={texts.cancel}
          isDanger={asked.isDanger}
          onYes={confirm}
          onClose={() => setQuestion(null)}
        >
          <p>{asked.meaning}</p>
        </AskDialog>
      )}
    </li>
  );
}

function wordsOf({ kind }: Question, name: string, texts: ReturnType<typeof useTexts<typeof membersTexts.texts>>) {
  switch (kind) {
    case 'remove':
      return { title: texts.removeTitle(name), meaning: texts.removeMeaning, yes: texts.removeYes, isDanger: true };
    case 'owner':
      return { title: texts.ownerTitle(name), meaning: texts.ownerMeaning, yes: texts.ownerYes, isDanger: false };
    case 'stepDown':
      return { title: texts.stepDownTitle, meaning: texts.stepDownMeaning, yes: texts.stepDownYes, isDanger: true };
  }
}
