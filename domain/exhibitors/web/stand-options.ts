import type { RecordOf } from '#platform/contract/resource.ts'
import { boothLabel } from '../contract/booth-label.ts'
import type { firms } from '../contract/firm.ts'

type Firm = Pick<RecordOf<typeof firms>, 'stands'>

/** `A6`; empty while the booth waits for its place. */
export const standNumber = (stand: Firm['stands'][number]) => boothLabel(stand)

/** The firm's booths in one fair. */
export const standsIn = (firm: Firm, fair: number | undefined) =>
  firm.stands.filter(stand => fair === undefined || stand.fair.id === fair)
