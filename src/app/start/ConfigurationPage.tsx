import { AppHeader } from '../../shared/ui/layout/AppHeader';
import { PageLayout } from '../../shared/ui/layout/PageLayout';
import { envProblems } from './envProblems';
import type { EnvSource } from './env';
import { settingAdvice } from './settingAdvice';
import styles from './ConfigurationPage.module.css';

/** Stands in for the whole application while its settings are not usable, and names every bad key. */
export function ConfigurationPage({ source }: { readonly source: EnvSource }) {
  const problems = envProblems(source);
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
          {problems.map((problem) => (
            <div key={problem.key} className={styles['key']}>
              <dt>
                <code>{problem.key}</code>
              </dt>
              <dd>{settingAdvice(problem)}</dd>
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
