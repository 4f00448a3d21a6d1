import { sql } from 'kysely'
import type { StatMode } from '#domain/fairs/contract/stat-modes.ts'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import { assertOwnOrigin, inCookie, isSecure, wantsCookie } from '#domain/identity/server/index.ts'
import type { Context, HttpContext } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import { sourceOf } from '#platform/server/source-of.ts'
import type { StatToken } from '../contract/recording.ts'
import { isProgram } from './is-program.ts'
import {
  choiceSeconds,
  newToken,
  readToken,
  type StatTokenParts,
  tokenSeconds,
  writeToken,
} from './stat-token.ts'

const cookieOf = (fair: number, context: HttpContext) => `${isSecure(context) ? '__Secure-' : ''}st${fair}`

const cookie = (context: HttpContext) =>
  ({ path: '/api/stats', httpOnly: true, sameSite: 'lax', secure: isSecure(context) }) as const

/** In place of a token: the same for everybody who said so. */
const no = 'no'

const isSilent = ({ request }: HttpContext) => request.headers['sec-gpc'] === '1'

const secondsNow = ({ services }: Context) => services.now().getTime() / 1000

/** How a fair counts. @throws 404 for one that this person does not see */
async function modeOf(fair: number, { db, actor }: Context): Promise<StatMode> {
  const found = await maybeOne<{ mode: StatMode }>(db)`
    select f.stat_mode as mode from fair f
    where f.id = ${fair} and f.trashed_at is null and ${isFairSeen(sql`f.id`, { actor })}`
  if (!found) throw notFound()
  return found.mode
}

/** What was sent, else what the browser keeps. */
function presented(fair: number, sent: string | null | undefined, context: HttpContext): string | null {
  if (sent && sent !== inCookie) return sent
  const kept = context.request.cookies[cookieOf(fair, context)] ?? null
  if (kept) assertOwnOrigin(context)
  return kept
}

const partsOf = (token: string | null, fair: number, { services }: Context) =>
  token ? readToken(token, fair, services.settings.APP_SECRET, services.now()) : null

/** Who this browser is, whatever it has chosen meanwhile. */
export const keptToken = (fair: number, sent: string | undefined, context: HttpContext) =>
  partsOf(presented(fair, sent, context), fair, context)

const isAgreed = ({ agreedAt }: StatTokenParts, mode: StatMode, context: Context) =>
  mode === 'exempt' || secondsNow(context) < agreedAt + choiceSeconds

/** Who this browser is in this fair, where it may be known; null for a forged, foreign or old token and after a no. */
export function goodToken(
  fair: number,
  mode: StatMode,
  sent: string | null | undefined,
  context: HttpContext,
): StatTokenParts | null {
  if (mode === 'off' || isSilent(context)) return null
  const parts = partsOf(presented(fair, sent, context), fair, context)
  return parts && isAgreed(parts, mode, context) ? parts : null
}

/** Tokens of one address: nobody makes visitors by the thousand. */
const limit = { name: 'stat-choice', max: 1000, seconds: 3600 }

async function made(fair: number, { services, request }: HttpContext): Promise<StatTokenParts> {
  await services.limiter.consume(limit, sourceOf(request.ip))
  return newToken(fair, services.now())
}

const nothing = { token: null, expiresAt: null }

function answer(parts: StatTokenParts, mode: StatMode, context: HttpContext): StatToken {
  const token = writeToken(parts, context.services.settings.APP_SECRET)
  const isKept = wantsCookie(context)
  const expires = new Date((parts.madeAt + tokenSeconds) * 1000)
  if (isKept && context.request.cookies[cookieOf(parts.fair, context)] !== token)
    context.reply.setCookie(cookieOf(parts.fair, context), token, { ...cookie(context), expires })
  return {
    mode,
    choice: parts.agreedAt ? 'yes' : null,
    token: isKept ? inCookie : token,
    expiresAt: expires.toISOString(),
  }
}

/** What this browser has chosen; where a fair counts without asking it gets its token now. */
export async function readStatChoice(fair: number, context: HttpContext): Promise<StatToken> {
  const mode = await modeOf(fair, context)
  context.reply.header('cache-control', 'private, no-store')
  if (mode === 'off') return { mode, choice: null, ...nothing }
  const kept = presented(fair, null, context)
  // A program is no visitor: it is not asked either.
  const isNobody = isSilent(context) || isProgram(context.request.headers['user-agent'])
  if (isNobody || kept === no) return { mode, choice: 'no', ...nothing }
  const parts = partsOf(kept, fair, context)
  if (parts && isAgreed(parts, mode, context)) return answer(parts, mode, context)
  if (mode !== 'exempt') return { mode, choice: null, ...nothing }
  return answer(parts ?? (await made(fair, context)), mode, context)
}

/**
 * A yes gives a token, or keeps the one that there is for as long as it lasts; a no takes it away, and tells it once more: whoever
 * stops being counted may have what was counted forgotten.
 */
export async function chooseStat(
  fair: number,
  choice: 'yes' | 'no',
  context: HttpContext,
): Promise<StatToken> {
  const mode = await modeOf(fair, context)
  if (choice === 'no') {
    const left = keptToken(fair, undefined, context)
    if (wantsCookie(context))
      context.reply.setCookie(cookieOf(fair, context), no, { ...cookie(context), maxAge: choiceSeconds })
    return {
      mode,
      choice,
      ...nothing,
      ...(left && { left: writeToken(left, context.services.settings.APP_SECRET) }),
    }
  }
  if (mode === 'off') return { mode, choice: null, ...nothing }
  if (isSilent(context)) return { mode, choice: 'no', ...nothing }
  const known = partsOf(presented(fair, null, context), fair, context)
  const agreedAt = Math.floor(secondsNow(context))
  return answer({ ...(known ?? (await made(fair, context))), agreedAt }, mode, context)
}
