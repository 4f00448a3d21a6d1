import * as body from './paths.ts'

/** What people wear in one colour, near and far. */
export const SHOE = '#22292D'
export const TABLET = '#26343B'
export const SCARF = '#C9D8D2'

export const HELMET = (
  <>
    <path fill="#F6BF2F" d={body.HELMET} />
    <path fill="#E2A81C" d={body.HELMET_BRIM} />
  </>
)
