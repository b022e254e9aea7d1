import { ScrollLink } from '../../shared/scroll/ScrollLink';
import { AppHeader } from '../../shared/ui/AppHeader';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { Link } from '../../shared/ui/Link';
import { PageLayout } from '../../shared/ui/PageLayout';
import { useSignInState } from '../auth/signInState';
import { CatalogueSpread } from './CatalogueSpread';
import { HowItWorks } from './HowItWorks';
import styles from './LandingPage.module.css';
import { Numbers } from './Numbers';
import { Photos } from './Photos';
import { Questions } from './Questions';

const CONTENTS = [
  { to: 'how-it-works', text: 'How it works' },
  { to: 'photos', text: 'Photographs' },
  { to: 'numbers', text: 'Numbers' },
  { to: 'questions', text: 'Questions' },
] as const;

/** `/`: what Lotsmith does for an auction house today, in the trade's words. */
export function LandingPage() {
  const signedIn = useSignInState().status === 'signedIn';
  const start = signedIn ? { href: '/sales', text: 'Open my sales' } : { href: '/sign-up', text: 'Create account' };
  return (
    <PageLayout
      width="full"
      header={
        <AppHeader
          navLabel="On this page"
          nav={CONTENTS.map(({ to, text }) => (
            <ScrollLink key={to} to={to}>
              {text}
            </ScrollLink>
          ))}
          user={
            signedIn ? (
              <ButtonLink href="/sales">My sales</ButtonLink>
            ) : (
              <ButtonLink href="/sign-in">Sign in</ButtonLink>
            )
          }
        />
      }
      footer={
        <footer className={styles['footer']}>
          <div className={styles['footerInner']}>
            <p>Lotsmith, for auction houses and their cataloguers.</p>
            {!signedIn && (
              <p>
                <Link href="/sign-in">Sign in</Link>
              </p>
            )}
          </div>
        </footer>
      }
    >
      <div className={styles['hero']}>
        <div className={styles['pitch']}>
          <h1 className={styles['headline']}>From a room full of objects to a numbered catalogue.</h1>
          <p className={styles['lead']}>
            Drop the photographs of a sale. Each becomes a lot with its number, upright and in order, and you describe
            it with the picture in front of you.
          </p>
          <div className={styles['actions']}>
            <ButtonLink href={start.href} kind="primary" size="large">
              {start.text}
            </ButtonLink>
          </div>
        </div>
        <CatalogueSpread />
      </div>
      <HowItWorks />
      <Photos />
      <Numbers />
      <Questions />
      <div className={styles['closing']}>
        <p className={styles['closingWords']}>Begin with the sale that is on the tables now.</p>
        <ButtonLink href={start.href} size="large">
          {start.text}
        </ButtonLink>
      </div>
    </PageLayout>
  );
}
