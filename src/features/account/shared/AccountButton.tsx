import { ServiceButton, type ServiceButtonProps } from '../../../shared/ui/buttons/ServiceButton';
import { useOnline } from '../../auth/shared/useOnline';
import { useRest } from '../../auth/shared/useRest';

/** A button that asks the service something about the own account: all of these rest together. */
export function AccountButton(button: Omit<ServiceButtonProps, 'rest' | 'online'>) {
  return <ServiceButton {...button} rest={useRest('account')} online={useOnline()} />;
}
