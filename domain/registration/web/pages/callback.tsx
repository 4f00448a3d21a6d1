import { useState } from 'react'
import { Callback } from '#domain/identity/web/sign-on/callback.tsx'
import { useOnward } from '../use-onward.ts'

/** Where single sign-on returns to; then on as from the login. */
export default function CallbackPage() {
  const [next, setNext] = useState<string | null | undefined>(undefined)
  useOnward(next)
  return <Callback onDone={setNext} />
}
