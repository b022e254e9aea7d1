import { type AuthCode, isAuthCode } from '../../../services/auth/authCodes';
import { authMessageField } from '../../auth/model/authMessages';
import type { AccountCode } from './accountSlice';

const isOfService = (code: AccountCode): code is AuthCode => isAuthCode(code);

/** The field that a refusal is about; null for one that is about the section as a whole. */
export function fieldOf(code: AccountCode): ReturnType<typeof authMessageField> {
  return isOfService(code) ? authMessageField(code) : null;
}
