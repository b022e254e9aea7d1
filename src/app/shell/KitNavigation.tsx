import { useMemo, type ReactNode } from 'react';
import { navigate } from '../../features/navigation/model/navigationSlice';
import { NavigationContext } from '../../shared/ui/navigation/navigation';
import { useAppDispatch } from '../../store/hooks';

/** Lets the links of the kit, which knows no store, move inside the application. */
export function KitNavigation({ children }: { readonly children: ReactNode }) {
  const dispatch = useAppDispatch();
  const navigation = useMemo(() => ({ navigate: (to: string) => void dispatch(navigate(to)) }), [dispatch]);
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
