import { useTexts } from '../../../shared/messages/useTexts';
import { useRefusals } from '../../../shared/failureTexts';
import { Banner } from '../../../shared/ui/messages/Banner';
import { useMembersSelector } from './membersHooks';
import { membersTexts } from '../texts/membersTexts';
import { selectWork, type WorkKey } from '../model/memberWorkSlice';
import styles from './People.module.css';

/** Why what was asked for was not done, beside what it is about. */
export function WorkRefusal({ keys }: { readonly keys: readonly WorkKey[] }) {
  const texts = useTexts(membersTexts);
  const refusals = useRefusals();
  const code = useMembersSelector((state) => {
    const refused = keys.map((key) => selectWork(state, key)).find(({ status }) => status === 'refused');
    return refused?.status === 'refused' ? refused.code : null;
  });
  return (
    code !== null && (
      <div className={styles['message']}>
        <Banner tone="danger" role="alert" title={texts.notDone}>
          {refusals[code]}
        </Banner>
      </div>
    )
  );
}
