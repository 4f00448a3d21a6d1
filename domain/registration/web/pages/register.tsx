import { useState } from 'react'
import { data, useParams, useSearchParams } from 'react-router'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useFair } from '#domain/fairs/web/fair-context.tsx'
import { passwordRule } from '#domain/identity/contract/password-calls.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { useRegistrationLinks } from '#domain/identity/web/registration-links.ts'
import { callQuery } from '#platform/web/api/api-context.tsx'
import type { LoadContext } from '#platform/web/screens/screen.ts'
import { type FormType, registrationForm } from '../../contract/registration-form.ts'
import { Closed } from '../closed.tsx'
import { ComeAlong } from '../come-along.tsx'
import { previewSign } from '../forms/form-preview.ts'
import { PreviewedForm } from '../forms/previewed-form.tsx'
import { MailSent } from '../mail-sent.tsx'
import { type Registered, RegistrationForm } from '../registration-form.tsx'
import { WhichAccount } from '../which-account.tsx'

const formTypes = ['visitor', 'exhibitor'] as const satisfies readonly FormType[]
const formTypeOf = (name: string | undefined) => formTypes.find(type => type === name)

/** An account for this fair: as a visitor, or for a firm that exhibits. Whoever has one comes along with it. */
export default function RegisterPage() {
  const { formtype } = useParams()
  const fair = useFair()
  const { status } = usePerson()
  const open = useRegistrationLinks()
  const [search] = useSearchParams()
  const type = formTypeOf(formtype)
  if (fair && type && search.has(previewSign)) return <PreviewedForm type={type} fair={fair} />
  if (status === 'known') return <ComeAlong fair={fair} open={open} />
  if (!fair) return <Closed />
  if (type ? !open[type] : !open.visitor && !open.exhibitor) return <Closed />
  return type ? <Registration key={type} type={type} fair={fair} /> : <WhichAccount fair={fair} open={open} />
}

function Registration({ type, fair }: { type: FormType; fair: PublicFair }) {
  const [registered, setRegistered] = useState<Registered | null>(null)
  const [isSent, setSent] = useState(false)
  const done = (answer: Registered) => {
    setRegistered(answer)
    setSent(true)
  }
  return registered && isSent ? (
    <MailSent fair={fair} registered={registered} onBack={() => setSent(false)} />
  ) : (
    <RegistrationForm type={type} fair={fair} initial={registered?.values} onDone={done} />
  )
}

export async function load({ api, queries, params, fair }: LoadContext<PublicFair>) {
  const { formtype } = params
  if (formtype === undefined || !fair) return null
  const type = formTypeOf(formtype)
  if (!type) throw data(null, { status: 404 })
  await Promise.all([
    queries.ensureQueryData(callQuery(api, registrationForm, { query: { type, fair: String(fair.id) } })),
    queries.ensureQueryData(callQuery(api, passwordRule)),
  ])
  return type
}

export const head = (type: FormType | null, t: (key: string) => string) => ({
  title: type ? t(`registration:register.title_${type}`) : t('screens.registerFormtype'),
})
