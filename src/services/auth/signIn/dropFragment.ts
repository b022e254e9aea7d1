/**
 * Takes what stands behind # out of the page's address. The SDK hands that address on to the sign-in page of the project, in
 * a query that its server reads and logs; what the link of an invitation says is for nobody but the person.
 */
export function dropFragment({ location, history }: Pick<Window, 'location' | 'history'> = window): void {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
}
