import { useTexts } from '../../../../shared/messages/useTexts';
import { Dialog } from '../../../../shared/ui/dialogs/Dialog';
import { KEY_GROUPS } from './keyGroups';
import styles from './KeysDialog.module.css';
import { keysTexts } from '../../model/texts/keysTexts';

/** The sheet of all keys of the workspace. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useTexts(keysTexts);
  return (
    <Dialog open={open} wide title={texts.title} onClose={onClose}>
      <div className={styles['groups']}>
        {KEY_GROUPS.map(([group, keys]) => (
          <section key={group} className={styles['group']}>
            <h3 className={styles['heading']}>{texts[group]}</h3>
            <dl className={styles['keys']}>
              {keys.map(([key, words]) => (
                <div key={words} className={styles['key']}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{texts[words]}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
