import { assertRegistrationOpen } from '#domain/fairs/server/index.ts'
import { hrefOf } from '#platform/contract/href.ts'
import type { HttpContext } from '#platform/server/context.ts'
import { conflict, forbidden, notFound, Refusal } from '#platform/server/refusal.ts'
import { accountPaths } from '../../contract/paths.ts'
import type { Tokens } from '../../contract/session.ts'
import { assertCaptcha } from '../accounts/assert-captcha.ts'
import { logIn } from '../sessions/log-in.ts'
import { assertOwnOrigin, wantsCookie } from '../sessions/session-cookie.ts'
import {
  assertAccountActive,
  assertSourceNotThrottled,
  giveBack,
  startSession,
} from '../sessions/start-session.ts'
import { accountAt, accountOfSubject, createVisitor, link, noteUse, type SignOnAccount } from './accounts.ts'
import { type AuthRequest, clearState, isFirst, readState, saveState } from './auth-state.ts'
import { type KnownClaims, readCallback } from './claims.ts'
import { expired, refusalFor } from './failures.ts'
import { fairFor } from './fair-for.ts'
import { isConfigured } from './provider.ts'

type SignedOn = Tokens & { next: string | null }

/** Somebody whom no account is kept for: the one at their address, else a new one. */
async function meet(known: KnownClaims, authRequest: AuthRequest, context: HttpContext): Promise<SignedOn> {
  const { kysely } = context.services.database
  const { email, issuer, subject } = known
  if (email === null) throw forbidden('sso_unverified')
  const account = await accountAt(email, kysely)
  if (!account) return welcome({ ...known, email }, authRequest, context)
  assertAccountActive(account)
  if (account.runsFairs) {
    const waiting = { issuer, subject, email: account.email, userId: account.id, next: authRequest.next }
    await saveState('link', waiting, context)
    throw new Refusal(403, 'sso_password_needed', { detail: account.email })
  }
  return enterLinked(account, known, authRequest.next, context)
}

async function enterLinked(
  account: SignOnAccount,
  name: Pick<KnownClaims, 'issuer' | 'subject'>,
  next: string | null,
  context: HttpContext,
): Promise<SignedOn> {
  const tokens = await startSession(account, context, db => link(account.id, name, { ...context, db }))
  return { ...tokens, next }
}

/** Somebody new goes on to the fair's door, which asks what it still has to ask. @throws 403 where the fair takes no visitors */
async function welcome(
  known: KnownClaims & { email: string },
  authRequest: AuthRequest,
  context: HttpContext,
): Promise<SignedOn> {
  const { database } = context.services
  const fair = await fairFor(authRequest, database.kysely)
  assertRegistrationOpen(fair, 'visitor')
  const account = await database.transaction(async db => {
    await createVisitor(known, { ...context, db })
    return accountOfSubject(known, db)
  })
  if (!account) throw expired()
  const tokens = await startSession(account, context)
  const onward = authRequest.next ? `?${new URLSearchParams({ next: authRequest.next })}` : ''
  return { ...tokens, next: hrefOf(accountPaths.registerFormtype, {}, fair.homepage) + onward }
}

async function arrive(query: string, context: HttpContext): Promise<SignedOn> {
  const authRequest = await readState('start', context)
  clearState('start', context)
  if (!authRequest) throw expired()
  if (!(await isFirst(authRequest, context))) throw conflict('sso_repeated')
  const known = await readCallback(query, authRequest, context).catch(error => {
    throw refusalFor(error, context)
  })
  const account = await accountOfSubject(known, context.services.database.kysely)
  if (!account) return meet(known, authRequest, context)
  assertAccountActive(account)
  const tokens = await startSession(account, context, db => noteUse(known, db))
  return { ...tokens, next: authRequest.next }
}

/** @throws what went wrong between us and the provider as a refusal in words; each counts as a login that failed */
export async function handleCallback(query: string, context: HttpContext): Promise<SignedOn> {
  if (!isConfigured(context.services)) throw notFound()
  if (wantsCookie(context)) assertOwnOrigin(context)
  await assertSourceNotThrottled(context)
  try {
    const signedOn = await arrive(query, context)
    await giveBack(context)
    return signedOn
  } catch (error) {
    const isFailure = error instanceof Refusal && error.messageCode !== 'sso_password_needed'
    if (!isFailure) await giveBack(context)
    throw error
  }
}

type Proof = { password: string; g_recaptcha_response?: string }

/** The password of the account, once: as hard to guess here as at the login. */
export async function linkAccount(proof: Proof, context: HttpContext): Promise<SignedOn> {
  const waiting = await readState('link', context)
  if (!waiting) {
    await assertCaptcha(context, proof.g_recaptcha_response, 'open')
    throw expired()
  }
  const { email, userId, next } = waiting
  const tokens = await logIn({ ...proof, email }, context, async ({ id }, db) => {
    if (id !== userId) throw expired()
    await link(userId, waiting, { ...context, db })
  })
  clearState('link', context)
  return { ...tokens, next }
}
