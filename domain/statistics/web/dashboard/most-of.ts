import type { FairPresence } from '../../contract/dashboard.ts'

/** Of today at once. */
export const mostOf = ({ present, moments }: FairPresence) =>
  Math.max(present, ...(moments ?? []).map(moment => moment.present))
