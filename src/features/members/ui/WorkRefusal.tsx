import { useTexts } from '../../../shared/messages/useTexts';
import { RefusalBanner } from '../../../shared/ui/messages/RefusalBanner';
import { useMembersSelector } from './membersHooks';
import { membersTexts } from '../texts/membersTexts';
import { selectWork, type WorkKey } from '../model/memberWorkSlice';
import styles from './People.module.css';

/** Why what was asked for was not done, beside what it is about. */
export function WorkRefusal({ keys }: { readonly keys: readonly WorkKey[] }) {
  const texts = useTexts(membersTexts);
  const code = useMembersSelector((state) => {
    const refused = keys.map((key) => selectWork(state, key)).find(({ status }) => status === 'refused');
    return refused?.status === 'refused' ? refused.code : null;
  });
  return (
    code !== null && (
      <div className={styles['message']}>
        <RefusalBanner title={texts.notDone} code={code} />
      </div>
    )
  );
}
