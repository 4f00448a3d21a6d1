import { jwtVerify, SignJWT } from 'jose'
import { derivedKey } from '#platform/server/derived-key.ts'
import type { Services } from '#platform/server/services.ts'
import { visioTokenSeconds } from '../contract/connection.ts'

type Surroundings = Pick<Services, 'settings' | 'now'>
/** Who is in which room, by which connection. */
export type VisioClaims = { userId: number; room: string; connection: string }

const audience = 'visio'
const keyOf = ({ settings }: Surroundings) => derivedKey(settings.APP_SECRET, 'visio-token')

export function signVisioToken(
  { userId, room, connection }: VisioClaims,
  services: Surroundings,
): Promise<string> {
  const issued = Math.floor(services.now().getTime() / 1000)
  return new SignJWT({ room, connection })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(userId))
    .setAudience(audience)
    .setIssuedAt(issued)
    .setExpirationTime(issued + visioTokenSeconds)
    .sign(keyOf(services))
}

/** None for what is not ours, or over. */
export async function readVisioToken(token: string, services: Surroundings): Promise<VisioClaims | null> {
  const read = await jwtVerify(token, keyOf(services), {
    algorithms: ['HS256'],
    audience,
    requiredClaims: ['sub', 'exp'],
    currentDate: services.now(),
  }).catch(() => null)
  if (!read) return null
  const { sub, room, connection } = read.payload
  if (typeof room !== 'string' || typeof connection !== 'string') return null
  return { userId: Number(sub), room, connection }
}
