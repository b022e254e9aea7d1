import { useState } from 'react';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Dialog } from '../../../../shared/ui/dialogs/Dialog';
import { TextField } from '../../../../shared/ui/fields/TextField';
import { useKeyNames } from '../../../../shared/ui/texts/useKeyNames';
import { helpTexts } from '../../model/texts/helpTexts';
import { keysTexts } from '../../model/texts/keysTexts';
import { findHelp, type HelpGroup } from './findHelp';
import styles from './HelpDialog.module.css';
import { KEY_GROUPS } from './keyGroups';

/** The help of the workspace, with a search: all keys, what each word means, and how numbers work. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useTexts(helpTexts);
  return (
    <Dialog open={open} wide title={texts.title} onClose={onClose}>
      <Help />
    </Dialog>
  );
}

function Help() {
  const texts = useTexts(helpTexts);
  const [query, setQuery] = useState('');
  const found = findHelp(useHelp(), query);
  return (
    <>
      <TextField
        label={texts.search}
        type="search"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        autoComplete="off"
      />
      <p role="status" className={styles['status']}>
        {found.length === 0 && texts.nothing(query.trim())}
      </p>
      <div className={styles['groups']}>
        {found.map(({ title, entries, isKeys }) => (
          <section key={title} className={styles['group']}>
            <h3 className={styles['heading']}>{title}</h3>
            <dl className={styles['keys']}>
              {entries.map(({ term, says }) => (
                <div key={`${term} ${says}`} className={styles['key']}>
                  <dt>{isKeys ? <kbd>{term}</kbd> : <strong>{term}</strong>}</dt>
                  <dd>{says}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  );
}

function useHelp(): readonly HelpGroup[] {
  const texts = useTexts(helpTexts);
  const keys = useTexts(keysTexts);
  const nameOf = useKeyNames();
  const explained = (of: Readonly<Record<string, { readonly term: string; readonly says: string }>>) =>
    Object.values(of);
  return [
    { title: texts.wordsTitle, entries: explained(texts.words), isKeys: false },
    { title: texts.numbersTitle, entries: explained(texts.numbers), isKeys: false },
    ...KEY_GROUPS.map(([group, all]) => ({
      title: keys[group],
      entries: all.map(([term, words]) => ({ term: nameOf(term), says: keys[words] })),
      isKeys: true,
    })),
  ];
}
