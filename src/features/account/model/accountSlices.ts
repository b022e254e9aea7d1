import accountSlice from './accountSlice';
import enrolmentSlice from './enrolmentSlice';
import phoneSlice from './phoneSlice';
import reauthSlice from './reauthSlice';

/** The state of what a person does with the own account. */
export const ACCOUNT_SLICES = [accountSlice, enrolmentSlice, phoneSlice, reauthSlice] as const;
