import { createHmac } from 'node:crypto'
import { derivedKey } from '#platform/server/derived-key.ts'
import type { Services } from '#platform/server/services.ts'

type Surroundings = Pick<Services, 'settings'>

/** The engine numbers rooms: as no other installation does, should it serve two. */
export const roomNumber = (uniqid: string, { settings }: Surroundings) => ({
  room: Number.parseInt(uniqid.slice(0, 13), 16),
  secret: createHmac('sha256', derivedKey(settings.APP_SECRET, 'video-engine')).update(uniqid).digest('hex'),
})

/** Bits a second that the picture of one person may take. */
const bitrate = 1_500_000

export const roomSettings = (uniqid: string, services: Surroundings) => ({
  ...roomNumber(uniqid, services),
  is_private: true,
  permanent: false,
  // Who may is decided before; whoever has just gone may still count there.
  publishers: 50,
  bitrate,
  bitrate_cap: true,
  audiocodec: 'opus',
  videocodec: 'vp8,h264',
})
