import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { useFair, useFairs } from './fair-context.tsx'

type Props = {
  /** The fair of the record that is shown. */
  of: number
  /** Where it is shown under that fair's slug. */
  address: (slug: string) => string
  children: ReactNode
}

/** A record is worked on under its own fair's name: an address that names another fair leads there. */
export function UnderOwnFair({ of, address, children }: Props) {
  const fair = useFair()
  const own = useFairs().find(one => one.id === of)
  return own && own.id !== fair?.id ? <Navigate replace to={address(own.homepage)} /> : children
}
