import { ServiceButton, type ServiceButtonProps } from '../../shared/ui/ServiceButton';
import { useOnline } from '../auth/useOnline';
import { useRest } from '../auth/useRest';

/** A button that asks the service something about the own account: all of these rest together. */
export function AccountButton(button: Omit<ServiceButtonProps, 'rest' | 'online'>) {
  return <ServiceButton {...button} rest={useRest('account')} online={useOnline()} />;
}
