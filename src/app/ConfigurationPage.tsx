import { AppHeader } from '../shared/ui/AppHeader';
import { PageLayout } from '../shared/ui/PageLayout';
import styles from './ConfigurationPage.module.css';

/** One setting that is missing or wrong. */
export interface ConfigurationProblem {
  /** The name of the key, e.g. `VITE_FIREBASE_API_KEY`. */
  readonly key: string;
  /** A sentence: what is wrong and what belongs there. Never the value itself. */
  readonly message: string;
}

/** Stands in for the whole application while its settings are not usable, and names every bad key. */
export function ConfigurationPage({ problems }: { readonly problems: readonly ConfigurationProblem[] }) {
  const count = problems.length;
  return (
    <PageLayout width="text" header={<AppHeader />}>
      <div className={styles['page']}>
        <h1>Lotsmith is not set up yet</h1>
        <p className={styles['lead']}>
          {count === 1 ? 'One setting is' : `${count} settings are`} missing or wrong. Set {count === 1 ? 'it' : 'them'}{' '}
          in the environment of the build or in a file named <code>.env.local</code>, then build again.
        </p>
        <dl className={styles['keys']}>
          {problems.map(({ key, message }) => (
            <div key={key} className={styles['key']}>
              <dt>
                <code>{key}</code>
              </dt>
              <dd>{message}</dd>
            </div>
          ))}
        </dl>
        <p>
          The values are in the Firebase console, under Project settings, Your apps. If this is not your site, please
          tell whoever runs it.
        </p>
      </div>
    </PageLayout>
  );
}
