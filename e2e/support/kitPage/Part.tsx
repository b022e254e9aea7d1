import type { ReactNode } from 'react';

/** A part of the kit under its name, in its states. */
export function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className="part" aria-label={name}>
      <h2>{name}</h2>
      <div className="states">{children}</div>
    </section>
  );
}
