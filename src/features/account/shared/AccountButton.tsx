import { ServiceButton, type ServiceButtonProps } from '../../../shared/ui/buttons/ServiceButton';
import { useOnline } from '../../auth/shared/useOnline';
import { useCooldown } from '../../auth/shared/useCooldown';

/** A button that asks the service something about the own account: all of these rest together. */
export function AccountButton(button: Omit<ServiceButtonProps, 'rest' | 'online'>) {
  return <ServiceButton {...button} rest={useCooldown('account')} online={useOnline()} />;
}
