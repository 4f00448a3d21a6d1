import { Desk } from '../desk/desk.tsx'
import { useDesk } from '../desk/use-desk.ts'

/** Contacts of a firm in a fair, and beside the list the one that is open, with what it rests on. */
export default function LeadsPage() {
  return <Desk desk={useDesk()} />
}
